internal import CCodecs

/// Compression in the zlib format, by ISA-L: fast at the cost of a few percent in size.
///
/// The result depends on the bytes alone on one kind of processor; ISA-L chooses its routines by
/// the processor, and other processors may find other, equally valid encodings.
public enum Deflate {
  /// How much work is done.
  public enum Level: UInt32, Sendable, CaseIterable {
    /// A prepared code: the fastest.
    case fastest = 0
    /// A code made for the data.
    case fast = 1
    /// Longer searches.
    case small = 2
  }

  /// The bytes as one zlib stream.
  public static func zlib(_ bytes: [UInt8], level: Level = .fast) -> [UInt8] {
    // Stored blocks of at most 65,535 bytes with 5 bytes each are the worst that deflate does;
    // the margin also covers the header, the checksum and a last flush.
    let capacity = bytes.count + bytes.count / 4096 + 1024
    return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      unsafe count = compress(bytes, into: output, level: level)
    }
  }

  private static func compress(
    _ bytes: [UInt8], into output: UnsafeMutableBufferPointer<UInt8>, level: Level
  ) -> Int {
    // ISA-L keeps its window and tables in the stream, too much for a thread's stack.
    let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
    let scratch = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: scratchSize)
    defer {
      unsafe stream.deallocate()
      unsafe scratch.deallocate()
    }
    // ISA-L's own initialisation leaves fields of the stream unset that it then reads, and what the
    // memory held before would decide between encodings.
    unsafe UnsafeMutableRawPointer(stream).initializeMemory(
      as: UInt8.self, repeating: 0, count: MemoryLayout<isal_zstream>.size)
    unsafe scratch.initialize(repeating: 0)
    unsafe isal_deflate_stateless_init(stream)
    unsafe stream.pointee.level = level.rawValue
    unsafe stream.pointee.level_buf = scratch.baseAddress
    unsafe stream.pointee.level_buf_size = UInt32(scratchSize)
    unsafe stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    unsafe stream.pointee.end_of_stream = 1
    unsafe stream.pointee.flush = UInt16(NO_FLUSH)
    return unsafe bytes.withUnsafeBufferPointer { input in
      unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      unsafe stream.pointee.avail_in = UInt32(input.count)
      unsafe stream.pointee.next_out = output.baseAddress
      unsafe stream.pointee.avail_out = UInt32(output.count)
      let result = unsafe isal_deflate_stateless(stream)
      precondition(result == COMP_OK, "A buffer of the worst case's size holds every stream.")
      return unsafe Int(stream.pointee.total_out)
    }
  }

  /// `ISAL_DEF_LVL2_EXTRA_LARGE`, which Swift cannot read from the header: 4 KiB, a hash table of
  /// 2 × 32 KiB, and 128 K tokens of 4 bytes.
  private static let scratchSize = 4 * 1024 + 2 * 32 * 1024 + 4 * 128 * 1024
}
