import HostLink

/// When an ended activity leaves the Lock Screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  let link: ActivityDismissal

  /// Up to four hours after the end.
  public static let `default` = ActivityUIDismissalPolicy(link: .default)
  public static let immediate = ActivityUIDismissalPolicy(link: .immediate)

  /// At the date, or four hours after the end if that is earlier.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(link: .after(date))
  }
}
