import Codecs
import Testing

@Suite struct LZWTests {
  @Test(arguments: [0, 1, 2, 3, 255, 4000, 60_000], [2, 5, 8])
  func `what is packed unpacks`(count: Int, codeSize: Int) {
    var state: UInt32 = 1
    let indices = (0..<count).map { place in
      state = state &* 1_664_525 &+ 1_013_904_223
      // Half noise, half runs, so that the table fills and is emptied.
      return UInt8(place % 997 < 500 ? state >> 24 : 1) & UInt8((1 << codeSize) - 1)
    }

    let blocks = LZW.blocks(indices, codeSize: codeSize)

    #expect(unpack(blocks) == indices)
  }

  /// A decoder by the text of the GIF89a specification.
  private func unpack(_ blocks: [UInt8]) -> [UInt8] {
    var codes: [UInt8] = []
    var offset = 1
    while blocks[offset] != 0 {
      codes += blocks[offset + 1...offset + Int(blocks[offset])]
      offset += Int(blocks[offset]) + 1
    }
    let clear = 1 << Int(blocks[0])
    var (width, table): (Int, [[UInt8]]) = (Int(blocks[0]) + 1, [])
    var (previous, output): ([UInt8]?, [UInt8]) = (nil, [])
    var bit = 0
    while true {
      let code = (0..<width).reduce(0) { value, index in
        let place = bit + index
        return value | Int(codes[place / 8] >> (place % 8) & 1) << index
      }
      bit += width
      if code == clear {
        table = (0..<clear).map { [UInt8($0)] } + [[], []]
        (width, previous) = (Int(blocks[0]) + 1, nil)
        continue
      }
      if code == clear + 1 { return output }
      let string = code < table.count ? table[code] : (previous ?? []) + [previous?.first ?? 0]
      output += string
      if let previous, table.count < 4096 { table.append(previous + [string[0]]) }
      if table.count == 1 << width, width < 12 { width += 1 }
      previous = string
    }
  }
}
