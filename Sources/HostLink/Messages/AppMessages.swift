import Foundation

/// A call of the host to a running app. Apps with a life cycle answer it with
/// `ExtensionReply.done`.
public enum AppCall: Codable, Equatable, Sendable {
  /// Brings the app to the foreground and delivers a link or a user activity.
  case open(AppOpening)
  /// Moves the app to the background.
  case enterBackground

  /// The call's name, for messages.
  public var name: String {
    switch self {
    case .open: "open"
    case .enterBackground: "enterBackground"
    }
  }
}

/// What an app receives when it comes to the foreground. Without a link and an activity, the user
/// has tapped its icon.
public struct AppOpening: Codable, Equatable, Sendable {
  public var url: URL?
  public var activity: UserActivityMessage?

  public init(url: URL? = nil, activity: UserActivityMessage? = nil) {
    self.url = url
    self.activity = activity
  }
}

/// An `NSUserActivity` for an app.
public struct UserActivityMessage: Codable, Equatable, Sendable {
  public var activityType: String
  public var userInfo: [String: String]
  /// The name of the intent type with which the widget is configured; nil if it has none.
  public var intent: String?
  /// The intent's values. Parameters that are missing here have their defaults.
  public var configuration: [String: ConfigurationValue]

  public init(
    activityType: String, userInfo: [String: String] = [:], intent: String? = nil,
    configuration: [String: ConfigurationValue] = [:]
  ) {
    self.activityType = activityType
    self.userInfo = userInfo
    self.intent = intent
    self.configuration = configuration
  }
}

/// Where an app performs an intent.
public enum AppState: String, Codable, Equatable, Sendable {
  case background, foreground
}
