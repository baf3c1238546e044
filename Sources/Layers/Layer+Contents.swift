import Display

extension Layer {
  /// Draws the picture in the layer's own coordinates; a layer that masks cuts it off by itself.
  func drawContents(into commands: inout [DrawCommand], shown: LayerState) {
    guard let contents, contents.size.width > 0, contents.size.height > 0, !shown.bounds.isEmpty
    else { return }
    let natural = contentsGravity.rect(for: contents.size, in: shown.bounds)
    let rect = masksToBounds ? natural.intersection(shown.bounds) : natural
    guard !rect.isEmpty else { return }
    let source = Rect(
      x: (rect.minX - natural.minX) / natural.width, y: (rect.minY - natural.minY) / natural.height,
      width: rect.width / natural.width, height: rect.height / natural.height)
    commands.append(
      .picture(
        PictureCommand(
          contents, in: rect, source: source,
          cornerRadius: masksToBounds ? shown.cornerRadius : 0)))
  }

  /// True when something lies over the background.
  var hasContent: Bool { contents != nil || view?.hasContent == true }

  /// True when the content never leaves the bounds.
  ///
  /// The picture cuts itself off, unless rounded corners would cut a picture that is smaller than
  /// the bounds.
  var contentStaysInside: Bool {
    if contents != nil { return contentsGravity.covers || model.cornerRadius == 0 }
    return view?.contentStaysInside ?? true
  }
}
