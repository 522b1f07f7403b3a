// Compatibility: accepted | `UIFeedbackGenerator`, `UIImpactFeedbackGenerator`,
//   `UINotificationFeedbackGenerator`, `UISelectionFeedbackGenerator`

/// Generates haptic feedback. As on a device without a Taptic Engine, such as an iPad, calls have
/// no effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// Feedback for a changed selection.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
  public func selectionChanged(at location: CGPoint) {}
}

/// Feedback for a collision.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  public func impactOccurred() {}
  /// - Parameter intensity: From 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for the result of a task.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
