import Codecs
import Testing

@Suite struct ChecksumTests {
  /// The check values of the catalogue of parametrised CRC algorithms and of RFC 1950.
  @Test func `the check text has its known checksums`() {
    let text = Array("123456789".utf8)

    #expect(Checksum.crc32(text) == 0xCBF4_3926)
    #expect(Checksum.adler32(text) == 0x091E_01DE)
    #expect(Checksum.crc32([]) == 0)
    #expect(Checksum.adler32([]) == 1)
  }

  @Test func `a checksum goes on from the one before`() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }

    let inParts = Checksum.crc32(Array(bytes[300...]), seed: Checksum.crc32(Array(bytes[..<300])))

    #expect(inParts == Checksum.crc32(bytes))
  }

  @Test func `the checksum agrees with its definition bit by bit`() {
    let bytes = (0..<257).map { UInt8(truncatingIfNeeded: $0 * $0) }
    var register = UInt32.max
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register & 1 == 1 ? register >> 1 ^ 0xEDB8_8320 : register >> 1 }
    }

    #expect(Checksum.crc32(bytes) == ~register)
  }
}
