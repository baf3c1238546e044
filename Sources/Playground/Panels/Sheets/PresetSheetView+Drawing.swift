internal import Display
internal import Layers
internal import Motion

extension PresetSheetView {
  func draw(_ shown: [CurvePreset], with ink: inout Ink) {
    let layout = layout(of: shown)
    let height = content.height
    for (title, frame) in layout.headings {
      ink.text(
        title, in: frame.offsetBy(dx: 0, dy: 4 - offset), font: Typeface.heading,
        color: theme.secondary)
    }
    for (preset, cell) in zip(shown, layout.cells) {
      let cell = cell.offsetBy(dx: 0, dy: -offset)
      if cell.maxY > 0, cell.minY < height { draw(preset, in: cell, with: &ink) }
    }
    ink.scrollMark(
      at: offset, of: layout.height, in: Rect(origin: .zero, size: content.size))
  }

  private func draw(_ preset: CurvePreset, in cell: Rect, with ink: inout Ink) {
    let size = Size(width: cell.width, height: PresetGridLayout.drawingHeight)
    let drawing = Rect(origin: cell.origin, size: size)
    let isSelected = preset == choice.selected
    let isChosen = preset.curve == curve
    ink.frame(
      drawing, fill: isSelected ? theme.lifted : theme.desk,
      border: isSelected ? theme.red : theme.hairline, radius: Grid.cornerRadius)
    let thumbnail = thumbnail(of: preset.curve, size)
    ink.line(
      thumbnail.line.map { Point(x: $0.x + cell.minX, y: $0.y + cell.minY) }, width: 1.5,
      isChosen ? theme.red : isSelected ? theme.text : theme.secondary)
    if isPlaying, preset == playing {
      let dot = thumbnail.dot(after: (stage?.time ?? 0) - playStart)
      ink.disc(at: Point(x: dot.x + cell.minX, y: dot.y + cell.minY), diameter: 8, theme.red)
    }
    ink.text(
      preset.name,
      in: Rect(x: cell.minX - 4, y: drawing.maxY + 2, width: cell.width + 8, height: 18),
      font: Typeface.caption, color: isSelected || isChosen ? theme.text : theme.secondary,
      .center)
  }

  private func thumbnail(of curve: Curve, _ size: Size) -> PresetThumbnail {
    if let known = thumbnails[curve] { return known }
    let made = PresetThumbnail(curve, size: size, inset: Self.inset)
    thumbnails[curve] = made
    return made
  }

  func drawFoot(with ink: inout Ink) {
    guard footHeight > 0 else { return }
    let content = content
    ink.rule(Rect(x: content.minX, y: content.maxY, width: content.width, height: 1))
    guard let selected = choice.selected else { return }
    let line = Rect(x: content.minX, y: content.maxY, width: content.width, height: footHeight)
    let right = choice.selectedOwn == nil ? content.maxX : renameFrame.minX - Grid.padding
    ink.text(
      selected.name == selected.curve.description
        ? selected.name : "\(selected.name)  ·  \(selected.curve)",
      in: Rect(x: line.minX, y: line.minY, width: right - line.minX, height: line.height),
      font: Typeface.caption, color: theme.secondary)
    guard choice.selectedOwn != nil else { return }
    for (title, cap, frame) in [
      ("Rename", "F2", renameFrame), ("Delete", "Del", deleteFrame),
    ] {
      ink.button(
        title, cap: showsCaps ? cap : nil, in: frame,
        isHovered: pointer.map(frame.contains) ?? false)
    }
  }
}
