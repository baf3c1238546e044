/// The compression of GIF: codes of growing length for strings seen before.
public enum LZW {
  private static let mostCodes = 4096
  private static let longestCode = 12

  /// Packs indices below 2 to the `codeSize` into blocks as they stand in a GIF file, with the code
  /// size before and the empty block after.
  public static func blocks(_ indices: [UInt8], codeSize: Int) -> [UInt8] {
    precondition((2...8).contains(codeSize), "Codes of GIF start with 2 to 8 bits.")
    var packer = Packer(codeSize: codeSize)
    packer.add(indices)
    return [UInt8(codeSize)] + packer.finished()
  }

  private struct Packer {
    private let clear: Int
    private var width: Int
    private var nextCode: Int
    private var strings = Strings()
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var codes: [UInt8] = []
    private let codeSize: Int

    init(codeSize: Int) {
      self.codeSize = codeSize
      clear = 1 << codeSize
      width = codeSize + 1
      nextCode = clear + 2
    }

    mutating func add(_ indices: [UInt8]) {
      codes.reserveCapacity(indices.count / 4)
      emit(clear)
      guard let first = indices.first else { return }
      var prefix = Int(first)
      for index in indices.dropFirst() {
        let string = UInt32(prefix) << 8 | UInt32(index)
        if let code = strings.code(of: string, orAdd: nextCode) {
          prefix = code
          continue
        }
        emit(prefix)
        prefix = Int(index)
        widenIfNeeded()
        nextCode += 1
        if nextCode == LZW.mostCodes { startOver() }
      }
      emit(prefix)
      widenIfNeeded()
    }

    /// The reader learns each string one code later than it is added here, and expects longer codes
    /// from then on.
    private mutating func widenIfNeeded() {
      if nextCode == 1 << width, width < LZW.longestCode { width += 1 }
    }

    private mutating func startOver() {
      emit(clear)
      strings.removeAll()
      width = codeSize + 1
      nextCode = clear + 2
    }

    private mutating func emit(_ code: Int) {
      bits |= UInt32(code) << UInt32(bitCount)
      bitCount += width
      while bitCount >= 8 {
        codes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        bitCount -= 8
      }
    }

    mutating func finished() -> [UInt8] {
      emit(clear + 1)
      if bitCount > 0 { codes.append(UInt8(truncatingIfNeeded: bits)) }
      let longestBlock = 255
      var blocks: [UInt8] = []
      blocks.reserveCapacity(codes.count + codes.count / longestBlock + 2)
      for start in stride(from: 0, to: codes.count, by: longestBlock) {
        let block = codes[start..<min(start + longestBlock, codes.count)]
        blocks.append(UInt8(block.count))
        blocks += block
      }
      return blocks + [0]
    }
  }

  /// The strings known so far: a hash table with open addressing, twice as large as can be needed.
  private struct Strings {
    private static let sizeBits: UInt32 = 13
    private static let empty = UInt32.max
    private static let spread: UInt32 = 2_654_435_769
    private var keys = [UInt32](repeating: empty, count: 1 << sizeBits)
    private var codes = [UInt16](repeating: 0, count: 1 << sizeBits)

    /// The code of a string; nil when it was not known, and is from now on.
    mutating func code(of string: UInt32, orAdd code: Int) -> Int? {
      var index = Int((string &* Self.spread) >> (32 - Self.sizeBits))
      while keys[index] != Self.empty {
        if keys[index] == string { return Int(codes[index]) }
        index = (index + 1) & (keys.count - 1)
      }
      keys[index] = string
      codes[index] = UInt16(code)
      return nil
    }

    mutating func removeAll() {
      for index in keys.indices { keys[index] = Self.empty }
    }
  }
}
