import Display
import Layers

extension TransitionType {
  /// Cross-fade: the pictures are mixed exactly, so that equal pictures show no change.
  nonisolated public static let fade = TransitionType(
    "fade", summary: "the pictures mix"
  ) { frame in
    DrawCommand.crossFade(frame.before, frame.after, frame.progress)
  }
}
