public import Display

/// A title that can be pressed; `UIButton` without the prefix.
///
/// The fill fades between states; presses count at any time, also while the button moves.
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
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { update() } }
  }
  /// True shows that the keyboard acts on it.
  public var isFocused = false {
    didSet { if isFocused != oldValue { update() } }
  }
  /// The label that shows the title.
  public let label = Label(frame: .zero)

  private var colors: [State: Colors] = [.normal: Button.plain]
  private var isHovered = false { didSet { if isHovered != oldValue { update() } } }
  private var isHighlighted = false { didSet { if isHighlighted != oldValue { update() } } }
  private var isPressed = false

  private static let plain = Colors(
    fill: Color(white: 0, alpha: 0.06), title: .black, border: .clear)
  /// How long a change of state fades, in seconds.
  private static let fadeDuration = 0.12
  /// Between the title and the edges, in points.
  private static let padding = Size(width: 16, height: 8)
  private static let roundness = 8.0

  /// Makes a button.
  public init(title: String = "", frame: Rect = .zero) {
    self.title = title
    super.init(frame: frame)
    label.text = title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
    layer.cornerRadius = Self.roundness
    apply(shownColors)
  }

  /// What decides the look now.
  public var state: State {
    if !isEnabled { return .disabled }
    if isHighlighted { return .highlighted }
    if isHovered { return .hovered }
    return isFocused ? .focused : .normal
  }

  /// The colours of a state; a state without its own takes those of `normal`.
  public func setColors(_ colors: Colors, for state: State) {
    self.colors[state] = colors
    apply(shownColors)
  }

  /// Does what a press and a release do, as a key would.
  public func tap() {
    guard isEnabled else { return }
    onTap?()
  }

  /// The title with room around it.
  public override var intrinsicContentSize: IntrinsicSize {
    let title = label.intrinsicContentSize
    return IntrinsicSize(
      width: title.width.map { $0 + 2 * Self.padding.width },
      height: title.height.map { $0 + 2 * Self.padding.height })
  }

  /// The title with room around it.
  public override func sizeThatFits(_ size: Size) -> Size {
    let wish = intrinsicContentSize
    return Size(width: wish.width ?? size.width, height: wish.height ?? size.height)
  }

  /// Puts the title into the middle.
  public override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: Self.padding.width / 2, dy: 0)
  }

  /// A button takes all touches inside it.
  public override func hitTest(_ point: Point) -> View? {
    isEnabled && takesTouches && self.point(inside: point) ? self : nil
  }

  /// Shows the press.
  public override func pointerPressed(at point: Point) {
    isPressed = true
    isHighlighted = true
  }

  /// Shows whether a release would count here.
  public override func pointerMoved(at point: Point) {
    isHighlighted = isPressed && self.point(inside: point)
  }

  /// Runs `onTap` when the release is inside.
  public override func pointerReleased(at point: Point) {
    let counts = isPressed && self.point(inside: point)
    endPress()
    if counts { tap() }
  }

  /// Forgets the press.
  public override func pointerCancelled() { endPress() }

  /// Shows that the button can be pressed.
  public override func pointerEntered() { isHovered = true }

  /// Shows the button at rest.
  public override func pointerExited() { isHovered = false }

  private func endPress() {
    isPressed = false
    isHighlighted = false
  }

  private var shownColors: Colors { colors[state] ?? colors[.normal] ?? Self.plain }

  private func update() {
    guard stage != nil, Stage.running != nil else { return apply(shownColors) }
    View.animate(
      withDuration: Self.fadeDuration,
      options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
      name: nil, animations: { apply(shownColors) })
  }

  private func apply(_ colors: Colors) {
    layer.backgroundColor = colors.fill
    layer.borderColor = colors.border
    layer.borderWidth = colors.border.alpha > 0 ? 1 : 0
    label.textColor = colors.title
  }
}
