internal import Display

/// The pixels of a run in white, premultiplied, with a transparent margin of a pixel around.
nonisolated struct RunBitmap {
  let bitmap: Bitmap
  /// From the run's origin on the baseline to the bitmap's left upper corner, in pixels.
  let x, y: Int
}
