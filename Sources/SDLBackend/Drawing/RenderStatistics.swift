internal import Display

/// What a renderer holds and has done so far.
public nonisolated struct RenderStatistics: Hashable, Sendable {
  /// The number of times triangles were handed to the driver.
  public let drawCalls: Int
  /// The number of textures of all kinds.
  public let textures: Int
  /// The number of render targets among them.
  public let renderTargets: Int
  /// The number of runs of text that are kept as pixels.
  public let textRuns: Int
}

extension Canvas {
  var statistics: RenderStatistics {
    RenderStatistics(
      drawCalls: graphics.drawCalls, textures: graphics.textureCount,
      renderTargets: targets.count, textRuns: atlas.count)
  }
}
