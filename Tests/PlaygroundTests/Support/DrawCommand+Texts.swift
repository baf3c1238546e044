import Display

extension [DrawCommand] {
  /// Every text of the commands and of the groups in them, from back to front.
  var texts: [TextCommand] {
    flatMap { command -> [TextCommand] in
      switch command {
      case .text(let text): [text]
      case .group(let group): group.commands.texts
      default: []
      }
    }
  }
}
