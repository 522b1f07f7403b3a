import Foundation

/// Where a person taps a widget.
public enum TapTarget: Equatable, Sendable {
  /// In points from the widget's top left corner.
  case point(CGPoint)
  /// The place, from 0, among `ViewArchive.accessibilityElements` of what is shown.
  case element(Int)
}

/// What a tap led to.
public enum TapOutcome: Equatable, Sendable {
  /// An intent was performed; the reload follows.
  case performed
  /// The app was given a URL.
  case link(DeliveredLink)
  /// The app was opened: where the widget has no URL, with its `NSUserActivity`'s info.
  case opened(DeliveredLink)
  /// The point or element has nothing to do.
  case nothing
}
