/* The processor's vector intrinsics are no part of what is used, and their headers claim C types. */
#define SDL_DISABLE_IMMINTRIN_H 1
#define SDL_DISABLE_XMMINTRIN_H 1
#define SDL_DISABLE_EMMINTRIN_H 1
#define SDL_DISABLE_PMMINTRIN_H 1
#define SDL_DISABLE_MMINTRIN_H 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>
#include <fontconfig/fontconfig.h>
/* The settings of the C library's allocator, which the Glibc module lacks. */
#include <malloc.h>
