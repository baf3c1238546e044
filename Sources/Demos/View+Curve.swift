internal import Layers
internal import Motion

extension View {
  static func animate(
    withDuration duration: Double, delay: Double = 0, curve: Curve,
    options: AnimationOptions = [], name: String? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, name: name, animations: animations,
      completion: completion)
  }
}
