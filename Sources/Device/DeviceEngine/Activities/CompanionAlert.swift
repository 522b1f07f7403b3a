import Foundation
import HostLink

/// The alert of a Live Activity on a companion: a watch shows its texts on the whole screen, an
/// iPad the activity's new content in a banner.
public struct CompanionAlert: Codable, Equatable, Sendable {
  public var activity: ActivityID
  /// The app's name.
  public var app: String
  public var title: String
  public var body: String
  /// When it disappears, unless the user dismisses it before.
  public var until: Date
}

/// The alert on the screen of a companion: at most one, the newest.
public struct CompanionAlerts: Equatable, Sendable {
  public private(set) var shown: CompanionAlert?
  private var duration = 0.0

  public init() {}

  /// Shows an alert for some seconds, in place of the one before.
  public mutating func show(
    _ alert: ActivityAlert, of activity: ActivityID, app: String, for duration: Double,
    at now: Date
  ) {
    self.duration = duration
    shown = CompanionAlert(
      activity: activity, app: app, title: alert.title, body: alert.body, until: now + duration)
  }

  /// Removes the alert when its time is over. Returns whether anything has changed. If the clock
  /// was set back, the alert is shown for its full time from now at most.
  public mutating func advance(to now: Date) -> Bool {
    guard let alert = shown else { return false }
    if alert.until <= now {
      shown = nil
      return true
    }
    guard alert.until > now + duration else { return false }
    shown?.until = now + duration
    return true
  }

  /// Removes and returns the alert.
  public mutating func dismiss() -> CompanionAlert? {
    defer { shown = nil }
    return shown
  }

  public var nextWake: Date? { shown?.until }
}
