internal import CSDL2

/// What becomes of memory that is freed.
nonisolated enum FreedMemory {
  /// Blocks of this size get memory of their own, which goes back to the system with them.
  private static let ownSize: Int32 = 1 << 20

  /// Lets the textures of a software driver go back to the system.
  ///
  /// By itself glibc keeps blocks of up to 32 MiB in one heap as soon as one of them was freed, and the
  /// gaps that windows of ever new sizes leave there stay: 110 of 450 MB after 4,000 random inputs.
  static func returnLargeBlocks() { _ = mallopt(M_MMAP_THRESHOLD, ownSize) }
}
