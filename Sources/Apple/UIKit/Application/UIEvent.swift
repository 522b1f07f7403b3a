/// A touch or another event. There are none here.
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll, hover, transform
  }

  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// Seconds since the system started.
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
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
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}
