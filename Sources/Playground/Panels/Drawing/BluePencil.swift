internal import Display

/// Draws what was or would be in the second pencil: shapes as light outlines, text and lines in
/// blue, pictures as a faint print under a blue frame.
struct BluePencil {
  /// The pencil's colour.
  let color: Color
  /// How hard it is pressed, 0…1.
  let strength: Double

  private static let fillShare = 0.14
  private static let printShare = 0.45
  private static let borderWidth = 1.5
  private static let haloShare = 0.8

  /// Commands in the pencil's manner.
  func drawn(_ commands: [DrawCommand]) -> [DrawCommand] { commands.flatMap(drawn) }

  private func drawn(_ command: DrawCommand) -> [DrawCommand] {
    switch command {
    case .rectangle(let rectangle): return outline(rectangle)
    case .picture(var picture):
      let frame = RectangleCommand(
        picture.rect, color: .white, cornerRadius: picture.cornerRadius,
        opacity: picture.opacity, transform: picture.transform)
      picture.opacity *= strength * Self.printShare
      return [.picture(picture)] + outline(frame)
    case .text(var text):
      text.color = color.withAlpha(text.color.alpha * strength)
      return [.text(text)]
    case .polyline(var line):
      line.color = color.withAlpha(line.color.alpha * strength)
      return [.polyline(line)]
    case .polygon(var polygon):
      polygon.color = color.withAlpha(polygon.color.alpha * strength * Self.fillShare)
      return [.polygon(polygon)]
    case .shadow: return []
    case .group(var group):
      group.commands = drawn(group.commands)
      return group.commands.isEmpty ? [] : [.group(group)]
    case .warp(var warp):
      warp.opacity *= strength * Self.printShare
      return [.warp(warp)]
    }
  }

  /// A light line within the pencil's keeps the two apart where the view has the pencil's colour.
  private func outline(_ rectangle: RectangleCommand) -> [DrawCommand] {
    let alpha = max(rectangle.color.alpha, rectangle.borderColor.alpha) * strength
    guard alpha > 0 else { return [] }
    var halo = rectangle
    halo.color = .clear
    halo.bottomColor = nil
    halo.borderWidth = 2 * Self.borderWidth
    halo.borderColor = .white.withAlpha(alpha * Self.haloShare)
    var outline = rectangle
    outline.color = color.withAlpha(alpha * Self.fillShare)
    outline.bottomColor = nil
    outline.borderWidth = Self.borderWidth
    outline.borderColor = color.withAlpha(alpha)
    return [.rectangle(halo), .rectangle(outline)]
  }
}
