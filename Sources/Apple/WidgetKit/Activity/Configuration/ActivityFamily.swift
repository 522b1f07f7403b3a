import HostLink

/// The sizes of a Live Activity's view.
public enum ActivityFamily: Int, Codable, Hashable, Sendable, CustomStringConvertible {
  /// On a watch and in a car.
  case small
  /// On the Lock Screen.
  case medium

  public var description: String { self == .small ? "small" : "medium" }
}

extension ActivityFamily {
  var linkName: ActivityFamilyName { self == .small ? .small : .medium }
}

extension WidgetConfiguration {
  /// Declares the families that the Live Activity's view supports besides `medium`. Without
  /// `small`, small surfaces show the views of the compact Island.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    modified { (activity: ActivityRegistration) in activity.supplementalFamilies = families }
  }
}
