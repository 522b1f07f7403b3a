import HostLink

/// The sizes of a Live Activity's view.
public enum ActivityFamily: Int, Codable, Hashable, CaseIterable, Sendable,
  CustomStringConvertible
{
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
  /// The families that a Live Activity's view is made for, beside `medium`. Without `small` a
  /// small surface shows what the Island does while it is compact.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    changed { (activity: ActivityRegistration) in activity.supplementalFamilies = families }
  }
}
