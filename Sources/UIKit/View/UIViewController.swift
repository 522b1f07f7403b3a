/// A controller of a screen. Its content is not drawn.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public var title: String?
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public private(set) var isViewLoaded = false
  private var loadedView: UIView?

  nonisolated public override init() { super.init() }

  /// Nib files are not read.
  /// Storyboards are not read: returns nil.
  public required init?(coder: NSCoder) { nil }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// The view. Loads it if necessary.
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  open func loadView() { loadedView = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    loadView()
    viewDidLoad()
  }

  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Has no effect: controllers are not shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}

  /// Has no effect: controllers are not shown.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

  func appear() {
    loadViewIfNeeded()
    viewWillAppear(false)
    viewDidAppear(false)
  }
}
