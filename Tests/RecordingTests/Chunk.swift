import Codecs

/// A chunk of a PNG file.
struct Chunk {
  let name: String
  let contents: [UInt8]
  let isIntact: Bool
}

/// The chunks of a PNG file.
func chunks(of file: [UInt8]) -> [Chunk] {
  func number(at offset: Int) -> Int {
    file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
  var chunks: [Chunk] = []
  var offset = 8
  while offset + 12 <= file.count {
    let end = offset + 8 + number(at: offset)
    let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
    let checksum = Checksum.crc32(Array(file[offset + 4..<end]))
    chunks.append(
      Chunk(
        name: name, contents: Array(file[offset + 8..<end]),
        isIntact: checksum == UInt32(number(at: end))))
    offset = end + 4
  }
  return chunks
}
