/// How drivers read textures between texels.
nonisolated enum Sampling {
  /// Added to texture coordinates, in texels.
  ///
  /// Drivers weigh neighbours in steps of 1/256 and cut off what is finer. Right in the middle of a
  /// texel the least error of interpolation would fall to the step before and mix a neighbour in,
  /// one level off; less than half a step keeps clear of that.
  static let bias = 0.4 / 256
}
