import Display
import Layers
import Testing

struct TransformTests {
  @Test func `the identity has no parts`() {
    #expect(Transform(AffineTransform.identity) == .identity)
  }
}
