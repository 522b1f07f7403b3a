/// Taps that a person feels. As on a device without a Taptic Engine, such as an iPad, the
/// generators take their calls and nothing is felt.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes the engine ready: there is none.
  open func prepare() {}
}

/// A tap for a selection that moves on.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
  public func selectionChanged(at location: CGPoint) {}
}

/// A tap for things that meet.
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
  /// `intensity` is from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A tap for how a task ended.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
