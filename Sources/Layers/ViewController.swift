public import Display

/// Fills a view and hears about its life.
@MainActor open class ViewController {
  /// A name for messages and traces.
  public var name: String?
  /// What another module keeps with the controller: its presentations.
  package var attachment: AnyObject?
  private var loadedView: View?

  /// Makes a controller; its view is made when it is first asked for.
  public init() {}

  isolated deinit { loadedView?.viewController = nil }

  /// The view; made and announced by `viewDidLoad` when first asked for.
  public var view: View {
    if let loadedView { return loadedView }
    let view = loadView()
    loadedView = view
    view.viewController = self
    viewDidLoad()
    return view
  }

  /// True once the view was made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; the default is a plain one in the stage's size.
  open func loadView() -> View {
    View(frame: Rect(origin: .zero, size: Stage.running?.size ?? .zero))
  }

  /// The view was made.
  open func viewDidLoad() {}

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view left.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The stage is about to take another size.
  open func viewWillTransition(to size: Size) {}

  /// The view is about to be laid out.
  open func viewWillLayoutSubviews() {}

  /// The view was laid out.
  open func viewDidLayoutSubviews() {}
}
