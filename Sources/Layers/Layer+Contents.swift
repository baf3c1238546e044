import Display

extension Layer {
  /// Draws the picture in the layer's own coordinates, over the one that fades out.
  func drawContents(into commands: inout [DrawCommand], shown: LayerState) {
    let now = storedContents.flatMap { command(for: $0, shown: shown) }
    guard shown.contentsProgress < 1 else {
      if let now { commands.append(now) }
      return
    }
    let before = passingContents.flatMap { command(for: $0, shown: shown) }
    commands += DrawCommand.crossFade(
      [before].compactMap(\.self), [now].compactMap(\.self), shown.contentsProgress)
  }

  /// A layer that masks cuts its picture off by itself.
  private func command(for picture: Picture, shown: LayerState) -> DrawCommand? {
    let part = shown.contentsRect
    let size = Size(
      width: picture.size.width * part.width, height: picture.size.height * part.height)
    guard size.width > 0, size.height > 0, !shown.bounds.isEmpty else { return nil }
    let natural = contentsGravity.rect(for: size, in: shown.bounds)
    let rect = shown.masksToBounds ? natural.intersection(shown.bounds) : natural
    guard !rect.isEmpty else { return nil }
    let source = Rect(
      x: part.minX + (rect.minX - natural.minX) / natural.width * part.width,
      y: part.minY + (rect.minY - natural.minY) / natural.height * part.height,
      width: rect.width / natural.width * part.width,
      height: rect.height / natural.height * part.height)
    return .picture(
      PictureCommand(
        picture, in: rect, source: source,
        cornerRadius: shown.masksToBounds ? shown.cornerRadius : 0))
  }

  /// True when something lies over the background.
  var hasContent: Bool { storedContents != nil || view?.hasContent == true }

  /// True when the content never leaves the bounds.
  ///
  /// The picture cuts itself off, unless rounded corners would cut a picture that is smaller than
  /// the bounds.
  var contentStaysInside: Bool {
    if storedContents != nil { return contentsGravity.covers || model.cornerRadius == 0 }
    return view?.contentStaysInside ?? true
  }

  /// Sets the picture, and what that sets off.
  func change(to new: Picture?) {
    guard new != storedContents else { return }
    rememberContent()
    let action = actionForChange(named: ContentsFade.key)
    storedContents = new
    action?()
  }
}
