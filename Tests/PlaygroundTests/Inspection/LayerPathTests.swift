import Display
import Layers
import Testing

@testable import Playground

struct LayerPathTests {
  private let root = Layer()
  private let layers = (0..<3).map { _ in Layer() }

  init() {
    for layer in layers { root.addSublayer(layer) }
  }

  private func path(_ index: Int) throws -> LayerPath {
    try #require(LayerPath(of: layers[index], in: root))
  }

  @Test func `layers without names keep their paths when they change places`() throws {
    let paths = try layers.indices.map(path)

    root.insertSublayer(layers[2], below: layers[0])

    #expect(try layers.indices.map(path) == paths)
    #expect(paths[2].layer(in: root) === layers[2])
  }

  @Test func `layers without names keep their paths when others go and come back`() throws {
    let paths = try layers.indices.map(path)

    layers[0].removeFromSuperlayer()
    let meanwhile = paths[0].layer(in: root)
    let others = try (1...2).map(path)
    root.addSublayer(layers[0])

    #expect(meanwhile == nil)
    #expect(others == Array(paths[1...]))
    #expect(try layers.indices.map(path) == paths)
  }

  @Test func `a name stands for the layer that has it now`() throws {
    layers[0].name = "temp"
    let path = try path(0)

    layers[0].removeFromSuperlayer()
    layers[1].name = "temp"

    #expect(path.layer(in: root) === layers[1])
  }

  @Test func `two layers of one name keep their order in time`() throws {
    layers[0].name = "twin"
    layers[1].name = "twin"
    let paths = try (0...1).map(path)

    root.insertSublayer(layers[1], below: layers[0])

    #expect(try (0...1).map(path) == paths)
  }
}
