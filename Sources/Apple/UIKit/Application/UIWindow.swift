/// A window of an app with UIKit's life cycle. Its content is not drawn.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public private(set) var isKeyWindow = false

  /// Loads the root view controller, as when it appears.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    rootViewController?.appear()
  }
}
