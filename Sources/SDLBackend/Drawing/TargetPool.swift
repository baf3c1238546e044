internal import Display

/// Textures that groups are composed in, used again and again.
final class TargetPool {
  private struct Target {
    let texture: TextureID
    let width, height: Int
    var lastUse: Int
  }

  /// Sides are rounded up to this many pixels, so that a group that grows takes the same target.
  private static let grain = 64
  /// A free target is taken when it is at most this many times larger than needed.
  private static let mostWaste = 2
  /// A target that no frame of the last so many needed is given back.
  private static let patience = 240
  /// Free targets hold at most this many pixels, four times those of a window of 2560 × 1440.
  ///
  /// A window that is dragged larger would else leave a target of every size on its way. The last
  /// one stays, however large: the next frame wants it.
  static let mostFreePixels = 4 * 2560 * 1440

  private let graphics: Graphics
  private var free: [Target] = []
  private var taken: [TextureID: Target] = [:]
  private var frame = 0

  /// Makes an empty pool.
  init(graphics: Graphics) {
    self.graphics = graphics
  }

  /// The number of textures held.
  var count: Int { free.count + taken.count }

  /// Begins a frame and gives back what has not been needed for long.
  func beginFrame() {
    frame += 1
    for target in free where frame - target.lastUse > Self.patience {
      graphics.destroy(target.texture)
    }
    free.removeAll { frame - $0.lastUse > Self.patience }
  }

  /// Forgets everything, after the textures were lost.
  func reset() {
    free.removeAll()
    taken.removeAll()
  }

  /// A target of at least a size, with undefined contents.
  func take(width: Int, height: Int) throws(RenderError) -> TextureID {
    let wanted = width * height
    let candidates = free.indices.filter { index in
      free[index].width >= width && free[index].height >= height
        && free[index].width * free[index].height <= wanted * Self.mostWaste + Self.smallArea
    }
    let best = candidates.min {
      free[$0].width * free[$0].height < free[$1].width * free[$1].height
    }
    var target: Target
    if let best {
      target = free.remove(at: best)
    } else {
      let (rounded, tall) = (roundUp(width), roundUp(height))
      target = Target(
        texture: try graphics.makeTexture(width: rounded, height: tall, use: .target),
        width: rounded, height: tall, lastUse: frame)
    }
    target.lastUse = frame
    taken[target.texture] = target
    return target.texture
  }

  /// Gives a target back, once everything drawn from it has been handed over.
  func giveBack(_ texture: TextureID) {
    guard let target = taken.removeValue(forKey: texture) else { return }
    free.append(target)
    while freePixels > Self.mostFreePixels, free.count > 1 {
      graphics.destroy(free.removeFirst().texture)
    }
  }

  /// The pixels of the targets that wait to be used again.
  var freePixels: Int { free.reduce(0) { $0 + $1.width * $1.height } }

  private static let smallArea = 256 * 256

  private func roundUp(_ side: Int) -> Int {
    let rounded = (side + Self.grain - 1) / Self.grain * Self.grain
    return max(side, min(rounded, graphics.largestTexture))
  }
}
