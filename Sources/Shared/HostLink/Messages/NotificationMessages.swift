import Foundation

/// A change of the notifications that an extension or an app has scheduled with
/// `UNUserNotificationCenter`. Answered with `HostAnswer.done`.
public enum NotificationCommand: Codable, Equatable, Sendable {
  /// Replaces a request with the same identifier.
  case schedule(NotificationRequestMessage)
  /// Removes scheduled requests with these identifiers; nil removes all of the app.
  case cancel([String]?)
  /// Removes delivered notifications with these identifiers; nil removes all of the app.
  case removeDelivered([String]?)
}

/// A `UNNotificationRequest`.
public struct NotificationRequestMessage: Codable, Equatable, Sendable {
  /// A request with the same identifier replaces the earlier one.
  public var identifier: String
  /// The first line; empty for none.
  public var title: String
  /// The line below the title; empty for none.
  public var subtitle: String
  /// The text; empty for none.
  public var body: String
  /// When the notification is delivered, in order. If it is empty, it is delivered at once. A
  /// request that repeats has its next dates.
  public var dates: [Date]

  public init(
    identifier: String, title: String = "", subtitle: String = "", body: String = "",
    dates: [Date] = []
  ) {
    self.identifier = identifier
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.dates = dates
  }
}
