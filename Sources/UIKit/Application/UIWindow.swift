import Foundation

/// A window of an app with UIKit's life cycle. Its content is not drawn.
@preconcurrency @MainActor
open class UIWindow: UIResponder {
  public var rootViewController: UIViewController?
  public private(set) var isKeyWindow = false
  public var frame: CGRect

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  nonisolated public override init() {
    frame = .zero
    super.init()
  }

  /// Loads the root view controller, as when it appears.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    rootViewController?.appear()
  }
}

/// A controller of a screen. Its content is not drawn.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public var title: String?
  private var isLoaded = false

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}

  func appear() {
    if !isLoaded {
      isLoaded = true
      viewDidLoad()
    }
    viewWillAppear(false)
    viewDidAppear(false)
  }
}
