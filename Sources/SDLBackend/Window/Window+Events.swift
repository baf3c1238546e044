internal import CSDL2
public import Display

extension Window {
  /// What happened since the last call, without waiting.
  public func pollEvents() -> [InputEvent] {
    var result: [InputEvent] = []
    var event = unsafe SDL_Event()
    while unsafe SDL_PollEvent(&event) != 0 {
      if let input = unsafe translate(event) { result.appendMerging(input) }
    }
    if let signal = newSignal() { result.append(signal) }
    return result
  }

  /// Sleeps until something happens or `deadline` (on `SystemClock`) is reached, nil for never.
  public func waitForEvents(until deadline: Double?) -> [InputEvent] {
    while true {
      let events = pollEvents()
      guard events.isEmpty else { return events }
      guard let milliseconds = millisecondsLeft(until: deadline), milliseconds != 0 else {
        return []
      }
      // Passing no event leaves it in the queue for the poll that follows.
      SDL_WaitEventTimeout(nil, milliseconds)
    }
  }

  /// How long to sleep at most; nil when the time has come.
  private func millisecondsLeft(until deadline: Double?) -> Int32? {
    let longest = 3_600_000.0
    guard let deadline, deadline.isFinite else { return Int32(longest) }
    let left = ((deadline - clock.now) * 1000).rounded(.up)
    return left > 0 ? Int32(min(left, longest)) : nil
  }

  private func newSignal() -> InputEvent? {
    guard !hasReportedSignal, Signals.received != nil else { return nil }
    hasReportedSignal = true
    return .quit
  }

  private func translate(_ event: SDL_Event) -> InputEvent? {
    switch unsafe SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: .quit
    case SDL_KEYDOWN: unsafe pressed(event.key)
    case SDL_TEXTINPUT: unsafe .text(event.text.string)
    case SDL_MOUSEMOTION: unsafe .pointerMoved(point(event.motion.x, event.motion.y))
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: unsafe translate(event.button)
    case SDL_MOUSEWHEEL: unsafe translate(event.wheel)
    case SDL_DROPFILE: unsafe dropped(event.drop)
    case SDL_WINDOWEVENT: unsafe translate(event.window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: recovered()
    default: nil
    }
  }

  private func pressed(_ event: SDL_KeyboardEvent) -> InputEvent? {
    let typed = takeTyped()
    return KeyPress(event, typed: typed).map(InputEvent.keyDown) ?? typed.map(InputEvent.text)
  }

  /// What the key that just went down typed: SDL puts the text directly behind it.
  private func takeTyped() -> String? {
    var next = unsafe SDL_Event()
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    guard unsafe SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, first, last) == 1,
      unsafe next.type == SDL_TEXTINPUT.rawValue,
      unsafe SDL_PeepEvents(&next, 1, SDL_GETEVENT, first, last) == 1
    else { return nil }
    return unsafe next.text.string
  }

  private func translate(_ event: SDL_WindowEvent) -> InputEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: return .resized(size, scale: scale)
    case SDL_WINDOWEVENT_EXPOSED: return .exposed
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      return .visibility(true)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return .visibility(false)
    case SDL_WINDOWEVENT_LEAVE: return .pointerLeft
    case SDL_WINDOWEVENT_FOCUS_GAINED: return .focus(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: return .focus(false)
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      updateRefreshRate()
      return .resized(size, scale: scale)
    default: return nil
    }
  }

  private func translate(_ event: SDL_MouseButtonEvent) -> InputEvent? {
    guard event.button == SDL_BUTTON_LEFT else { return nil }
    let place = point(event.x, event.y)
    return event.state == SDL_PRESSED
      ? .pointerPressed(place, modifiers: KeyModifiers(SDL_GetModState().rawValue))
      : .pointerReleased(place)
  }

  private func translate(_ event: SDL_MouseWheelEvent) -> InputEvent {
    let isFlipped = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
    let sign = isFlipped ? -1.0 : 1.0
    return .wheel(
      point(event.mouseX, event.mouseY), deltaX: Double(event.preciseX) * sign,
      deltaY: Double(event.preciseY) * sign)
  }

  private func dropped(_ event: SDL_DropEvent) -> InputEvent? {
    guard let file = unsafe event.file else { return nil }
    defer { unsafe SDL_free(file) }
    return unsafe .fileDropped(String(cString: file))
  }

  /// What was on the graphics card is gone; everything is made anew when it is drawn next.
  private func recovered() -> InputEvent {
    canvas.forgetTextures()
    return .exposed
  }

  private func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) / unitsPerPoint, y: Double(y) / unitsPerPoint)
  }
}

extension [InputEvent] {
  /// Adds an event; of moves and of sizes that follow each other only the last counts.
  fileprivate mutating func appendMerging(_ event: InputEvent) {
    switch (last, event) {
    case (.pointerMoved, .pointerMoved), (.resized, .resized), (.exposed, .exposed):
      self[count - 1] = event
    default: append(event)
    }
  }
}

extension SDL_TextInputEvent {
  /// The typed text.
  nonisolated fileprivate var string: String {
    unsafe withUnsafeBytes(of: text) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
