/// Every demo, in the order of the keys 1…9.
public enum DemoRegistry {
  /// The demos: a new one is a row here and a file.
  public static let all: [any Demo.Type] = [
    QuizDemo.self, CrossfadeDemo.self, LabelDemo.self, PropertiesDemo.self,
    TransitionsDemo.self, ModalDemo.self,
  ]

  /// The demo with a name.
  public static func demo(named name: String) -> (any Demo.Type)? {
    all.first { $0.about.name == name }
  }
}
