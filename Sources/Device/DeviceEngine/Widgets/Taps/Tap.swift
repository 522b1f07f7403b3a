import Foundation

/// The target of a tap on a widget.
public enum TapTarget: Equatable, Sendable {
  /// In points from the widget's top left corner.
  case point(CGPoint)
  /// The index in the shown archive's `ViewArchive.accessibilityElements`.
  case element(Int)
}

/// The result of a tap.
public enum TapOutcome: Equatable, Sendable {
  /// An intent was performed; the reload follows.
  case performed
  /// A URL was delivered to the app.
  case link(DeliveredLink)
  /// The app was opened; if the widget has no URL, with the info of an `NSUserActivity`.
  case opened(DeliveredLink)
  /// The point or element has no action.
  case nothing
}
