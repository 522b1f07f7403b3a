import HostLink

/// The notifications of one app, as a host stores them.
public struct AppNotifications: Codable, Equatable, Identifiable, Sendable {
  public var `extension`: ExtensionID
  /// The app's name.
  public var app: String
  /// The requests that have not been delivered for the last time, with the dates that are left.
  public var scheduled: [NotificationRequestMessage]
  /// Newest first.
  public var delivered: [DeviceNotification]

  public var id: ExtensionID { `extension` }
  public var isEmpty: Bool { scheduled.isEmpty && delivered.isEmpty }

  public init(
    extension: ExtensionID, app: String, scheduled: [NotificationRequestMessage] = [],
    delivered: [DeviceNotification] = []
  ) {
    self.extension = `extension`
    self.app = app
    self.scheduled = scheduled
    self.delivered = delivered
  }
}
