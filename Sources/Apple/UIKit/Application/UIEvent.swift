/// A touch or another event. There are none here.
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll, hover, transform
  }

  open var type: EventType { .touches }
  /// Seconds since the system started.
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
}

open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  open var phase: Phase { .began }
  open var tapCount: Int { 0 }
  /// Seconds since the system started.
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An element that is not a view, for assistive technologies, which do not run here.
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityFrame = CGRect.zero
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
