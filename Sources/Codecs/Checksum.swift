internal import CCodecs

/// The checksums of PNG and zlib, by ISA-L.
public enum Checksum {
  /// The CRC-32 of PNG and gzip; `seed` is the checksum of the bytes before.
  public static func crc32(_ bytes: [UInt8], seed: UInt32 = 0) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe crc32_gzip_refl(seed, buffer.baseAddress, UInt64(buffer.count))
    }
  }

  /// The Adler-32 of zlib; `seed` is the checksum of the bytes before.
  public static func adler32(_ bytes: [UInt8], seed: UInt32 = 1) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe isal_adler32(seed, buffer.baseAddress, UInt64(buffer.count))
    }
  }
}
