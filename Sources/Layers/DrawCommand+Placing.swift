import Display

extension DrawCommand {
  /// Moves the command from inner into outer coordinates and fades it.
  mutating func place(in transform: AffineTransform, opacity: Double = 1) {
    switch self {
    case .rectangle(var command):
      command.transform = command.transform.concatenating(transform)
      command.opacity *= opacity
      self = .rectangle(command)
    case .picture(var command):
      command.transform = command.transform.concatenating(transform)
      command.opacity *= opacity
      self = .picture(command)
    case .text(var command):
      command.transform = command.transform.concatenating(transform)
      command.opacity *= opacity
      self = .text(command)
    case .polyline(var command):
      command.transform = command.transform.concatenating(transform)
      command.opacity *= opacity
      self = .polyline(command)
    case .polygon(var command):
      command.transform = command.transform.concatenating(transform)
      command.opacity *= opacity
      self = .polygon(command)
    case .shadow(var command):
      command.transform = command.transform.concatenating(transform)
      command.opacity *= opacity
      self = .shadow(command)
    case .group(var command):
      command.transform = command.transform.concatenating(transform)
      command.opacity *= opacity
      self = .group(command)
    case .warp(var command):
      command.transform = command.transform.concatenating(transform)
      command.opacity *= opacity
      self = .warp(command)
    }
  }
}
