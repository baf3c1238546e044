public import Display

/// A title that can be pressed.
public final class Button: View {
  /// What a button looks like depends on it.
  public enum State: Hashable, Sendable, CaseIterable {
    /// At rest, under the pointer, pressed, chosen by the keyboard, switched off.
    case normal, hovered, highlighted, focused, disabled
  }

  /// The colours of one state.
  public struct Colors: Hashable, Sendable {
    /// Behind the title.
    public var fill: Color
    /// The title.
    public var title: Color
    /// Around the fill; clear for none.
    public var border: Color

    /// Makes colours.
    public init(fill: Color, title: Color, border: Color = .clear) {
      self.fill = fill
      self.title = title
      self.border = border
    }
  }

  /// The words on the button.
  public var title: String {
    didSet { label.text = title }
  }
  /// Runs when a press is released inside.
  public var onTap: (() -> Void)?
  /// False greys the button and keeps touches away.
  public var isEnabled = true
  /// True shows that the keyboard acts on it.
  public var isFocused = false
  /// The label that shows the title.
  public let label = Label(frame: .zero)

  /// Makes a button.
  public init(title: String = "", frame: Rect = .zero) {
    self.title = title
    super.init(frame: frame)
    label.text = title
    label.textAlignment = .center
    addSubview(label)
  }

  /// What decides the look now.
  public var state: State { .normal }

  /// The colours of a state; a state without its own takes those of `normal`.
  public func setColors(_ colors: Colors, for state: State) {}

  /// Presses and releases the button, as a key would.
  public func tap() { onTap?() }
}
