public import Display

extension Stage {
  /// What is shown at the stage's time.
  public func displayList() -> DisplayList {
    var list = DisplayList(size: size, background: backgroundColor)
    list.commands.reserveCapacity(commandCount)
    update(&list)
    return list
  }

  /// Makes an old list into what is shown now; its storage is used again.
  public func update(_ list: inout DisplayList) {
    list.size = size
    list.background = backgroundColor
    list.commands.removeAll(keepingCapacity: true)
    rootView.layer.render(into: &list.commands, base: .identity)
    commandCount = list.commands.count
  }

  /// What is shown now of one layer and of those inside it, in points of the stage.
  ///
  /// The layers around it clip it as they do on the stage; their opacity does not count: this is for
  /// drawing it apart.
  public func displayCommands(of layer: Layer) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    layer.render(
      into: &commands, base: layer.superlayer?.presentationTransformToStage ?? .identity)
    var around = layer.superlayer
    while let ancestor = around, !commands.isEmpty {
      if ancestor.presentation.masksToBounds { ancestor.clip(&commands) }
      around = ancestor.superlayer
    }
    return commands
  }

  /// The layers that have names, from back to front, parents first.
  public func namedLayers() -> [(name: String, layer: Layer)] {
    var layers: [(name: String, layer: Layer)] = []
    rootView.layer.collectNamedLayers(into: &layers)
    return layers
  }
}

extension Layer {
  /// Leaves of commands in points of the stage what lies in the layer's bounds.
  fileprivate func clip(_ commands: inout [DrawCommand]) {
    let shown = presentation
    let map = presentationTransformToStage
    guard let inverse = map.inverted() else {
      commands = []
      return
    }
    for index in commands.indices { commands[index].place(in: inverse) }
    commands = [
      .group(
        GroupCommand(
          commands, clip: Clip(shown.bounds, cornerRadius: shown.cornerRadius), transform: map))
    ]
  }

  fileprivate func collectNamedLayers(into layers: inout [(name: String, layer: Layer)]) {
    if let name { layers.append((name, self)) }
    for sublayer in sublayers { sublayer.collectNamedLayers(into: &layers) }
  }
}
