extension LayerState {
  /// What is shown where a curve has carried a value out of its range; colours and rectangles
  /// have been clamped by their types.
  mutating func clampAfterEasing() {
    opacity = min(max(opacity, 0), 1)
    shadowOpacity = min(max(shadowOpacity, 0), 1)
    contentsProgress = min(max(contentsProgress, 0), 1)
    transitionProgress = min(max(transitionProgress, 0), 1)
    cornerRadius = max(0, cornerRadius)
    borderWidth = max(0, borderWidth)
    shadowRadius = max(0, shadowRadius)
  }
}
