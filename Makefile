# Inbetween. `make run` and `make test` are all that is needed; `make help` lists the rest.

SWIFT   ?= swift
PREFIX  ?= /usr/local
DESTDIR ?=
DEMO    ?= tour
OUT     ?= inbetween-$(DEMO).mp4
ARGS    ?=

# The runtime is linked in, so that the program needs no toolchain where it runs.
RELEASE := -c release --static-swift-stdlib
PROGRAM := .build/release/inbetween
FORMATTED := -r Sources Tests Package.swift

# Tests draw without a display.
HEADLESS := SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy

bin   := $(DESTDIR)$(PREFIX)/bin
share := $(DESTDIR)$(PREFIX)/share
icons := $(share)/icons/hicolor/scalable/apps

export SWIFT
.DEFAULT_GOAL := help
.PHONY: run test build lint format bench record pictures clean install uninstall ci help packages

run: build ## Open the window (ARGS="crossfade --size 1280x720"); without a display, record the tour
	@.ci/play $(PROGRAM) $(ARGS)

test: packages ## Run every test (ARGS="--filter MotionTests")
	@$(HEADLESS) $(SWIFT) test $(ARGS)

build: packages ## Build the program for release
	@$(SWIFT) build $(RELEASE) --product inbetween

lint: ## Check the layout of the code and the shell scripts
	@$(SWIFT) format lint --strict $(FORMATTED)
	@for script in .ci/*; do bash -n "$$script" || exit 1; done

format: ## Lay the code out as lint wants it
	@$(SWIFT) format -i $(FORMATTED)

bench: build ## Measure drawing, engine and encoders (ARGS="--frames 200")
	@$(PROGRAM) bench $(ARGS)

record: build ## Record a demo (DEMO=quiz OUT=quiz.gif ARGS="--fps 30 --force")
	@$(PROGRAM) record $(DEMO) -o $(OUT) $(ARGS)

pictures: build ## Make the pictures of the README anew
	@.ci/pictures $(PROGRAM)

install: ## Install under PREFIX (/usr/local) within DESTDIR; needs no source or toolchain afterwards
	@if command -v $(SWIFT) >/dev/null; then $(MAKE) --no-print-directory build; fi
	@test -x $(PROGRAM) || { echo "inbetween: nothing built yet; run make build first" >&2; exit 1; }
	install -d $(bin) $(share)/applications $(share)/man/man1 $(icons)
	install -m 755 $(if $(shell command -v strip),-s) $(PROGRAM) $(bin)/inbetween
	rm -rf $(share)/inbetween
	cd Assets && find . -type f -exec install -D -m 644 {} $(abspath $(share))/inbetween/{} \;
	install -m 644 Assets/Icons/inbetween.svg $(icons)/inbetween.svg
	install -m 644 Assets/Desktop/inbetween.desktop $(share)/applications/inbetween.desktop
	install -m 644 Docs/inbetween.1 $(share)/man/man1/inbetween.1

uninstall: ## Remove what install put there
	rm -f $(bin)/inbetween $(icons)/inbetween.svg
	rm -f $(share)/applications/inbetween.desktop $(share)/man/man1/inbetween.1
	rm -rf $(share)/inbetween

clean: ## Remove everything that was built
	rm -rf .build

ci: ## Lint and test, as the checks do
	@.ci/run

help: ## Show this
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

packages:
	@.ci/packages
