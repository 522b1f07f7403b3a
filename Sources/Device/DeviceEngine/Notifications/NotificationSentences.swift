import HostLink

/// The ledger's sentences about notifications.
enum NotificationSentences {
  static func scheduled(_ request: NotificationRequestMessage, by app: String) -> String {
    let repeats = request.dates.count > 1 ? ", which repeats" : ""
    return "\(app) scheduled the notification “\(name(request))”\(repeats)."
  }

  static func delivered(_ request: NotificationRequestMessage, by app: String) -> String {
    "Notification of \(app): “\(name(request))”."
  }

  /// The title, or the first text that is not empty.
  private static func name(_ request: NotificationRequestMessage) -> String {
    [request.title, request.subtitle, request.body].first { !$0.isEmpty } ?? request.identifier
  }
}
