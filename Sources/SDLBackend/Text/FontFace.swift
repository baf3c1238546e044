/// One face of one font file, known by its place in the catalog.
nonisolated struct FontFace: Hashable {
  /// The font file.
  let path: String
  /// The number of the face in the file.
  let index: Int
}
