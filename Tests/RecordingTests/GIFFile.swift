/// What a GIF file says about its frames, read independently of the encoder.
struct GIFFile {
  var delays: [Int] = []
  var areas: [Int] = []
  var loops: Int?

  init(_ bytes: [UInt8]) {
    func little(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }
    var offset = 13 + (bytes[10] & 0x80 == 0 ? 0 : 3 << (Int(bytes[10] & 7) + 1))
    func afterBlocks(_ start: Int) -> Int {
      var place = start
      while bytes[place] != 0 { place += Int(bytes[place]) + 1 }
      return place + 1
    }
    while offset < bytes.count, bytes[offset] != 0x3B {
      if bytes[offset] == 0x2C {
        areas.append(little(offset + 5) * little(offset + 7))
        let palette = bytes[offset + 9] & 0x80 == 0 ? 0 : 3 << (Int(bytes[offset + 9] & 7) + 1)
        offset = afterBlocks(offset + 10 + palette + 1)
      } else {
        if bytes[offset + 1] == 0xF9 { delays.append(little(offset + 4)) }
        if bytes[offset + 1] == 0xFF { loops = little(offset + 16) }
        offset = afterBlocks(offset + 2)
      }
    }
  }
}
