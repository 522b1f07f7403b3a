/// A window of an app with UIKit's life cycle. Its content is not drawn.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open private(set) var isKeyWindow = false
  /// nil: windows are not drawn, so that there are no scenes.
  open var windowScene: UIWindowScene?

  open var windowLevel = Level.normal
  open var canResizeToFitContent = false
  open var screen: UIScreen {
    get { .main }
    set {}
  }
  open var canBecomeKey: Bool { true }

  /// Loads the root view controller, as when it appears.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    rootViewController?.appear()
  }

  open func makeKey() { isKeyWindow = true }
  open func becomeKey() {}
  open func resignKey() {}
  /// Never called: there are no events.
  open func sendEvent(_ event: UIEvent) {}
}

extension UIWindow {
  /// The order of windows; those with higher levels are in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  // Never posted.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
