internal import Display

/// Triangles that wait to be drawn by one call: same texture, same blending, same clip.
final class Batch {
  private struct State: Equatable {
    var texture: TextureID
    var blend: Blend
    var isSmooth: Bool
    var clip: Graphics.PixelRect
  }

  private let graphics: Graphics
  private let targets: TargetPool
  private var mesh = Mesh()
  private var state: State?
  private var borrowed: [TextureID] = []

  /// Makes an empty batch.
  init(graphics: Graphics, targets: TargetPool) {
    self.graphics = graphics
    self.targets = targets
  }

  /// The texture of the triangles that wait; nil when none do.
  var texture: TextureID? { mesh.isEmpty ? nil : state?.texture }

  /// Adds triangles, after drawing those that wait if they need another state.
  func add(
    texture: TextureID, blend: Blend = .over, isSmooth: Bool = true, clip: Graphics.PixelRect,
    _ build: (inout Mesh) -> Void
  ) throws(RenderError) {
    let wanted = State(texture: texture, blend: blend, isSmooth: isSmooth, clip: clip)
    if wanted != state {
      try flush()
      state = wanted
    }
    build(&mesh)
  }

  /// Gives a target back to the pool as soon as the triangles that show it have been drawn.
  func giveBackAfterDrawing(_ target: TextureID) { borrowed.append(target) }

  /// Draws what waits.
  func flush() throws(RenderError) {
    defer {
      mesh.removeAll()
      for target in borrowed { targets.giveBack(target) }
      borrowed.removeAll(keepingCapacity: true)
    }
    guard let state, !mesh.isEmpty else { return }
    graphics.setClip(state.clip)
    try graphics.draw(
      mesh, texture: state.texture, blend: state.blend, isSmooth: state.isSmooth)
  }

  /// Forgets what waits, after the textures were lost or a frame failed.
  func reset() {
    mesh.removeAll()
    borrowed.removeAll()
    state = nil
  }
}
