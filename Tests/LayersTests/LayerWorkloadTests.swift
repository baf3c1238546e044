import Display
import Layers
import Testing

struct LayerWorkloadTests {
  @Test func `every view is drawn by one command while it moves`() {
    let workload = LayerWorkload(
      animatingViews: 25, size: Size(width: 100, height: 100), text: FixedTextMeasurer())

    #expect(workload.frame(at: 1) == 25)
    #expect(!workload.stage.isAtRest)
  }
}
