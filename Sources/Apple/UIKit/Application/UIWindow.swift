/// A window of an app with UIKit's life cycle. Its content is not drawn.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open private(set) var isKeyWindow = false
  /// nil: windows are not drawn, so that there are no scenes.
  open var windowScene: UIWindowScene?

  /// Loads the root view controller, as when it appears.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    rootViewController?.appear()
  }
}
