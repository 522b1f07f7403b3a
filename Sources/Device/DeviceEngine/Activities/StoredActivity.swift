import Foundation
import HostLink

/// The stored values of one activity, which outlive the host's process.
public struct StoredActivity: Codable, Equatable, Identifiable, Sendable {
  public var id: ActivityID
  public var `extension`: ExtensionID
  public var attributesType: String
  /// JSON.
  public var attributes: Data
  public var content: ActivityContentMessage
  public var isTransient: Bool
  /// Dismissed activities are not stored.
  public var state: ActivityStateName
  /// True if its stale date had passed when it started. The system never presents such an activity,
  /// until content that is not stale arrives. nil means false.
  public var wasStaleAtStart: Bool?
  /// When the activity becomes or became active.
  public var start: Date
  /// When the content was received.
  public var updated: Date
  /// The timestamp of the newest update; older updates are rejected.
  public var timestamp: Date
  /// The newest alert, and the number of alerts so far.
  public var alert: ActivityAlert?
  public var alertCount = 0
  public var endDate: Date?
  /// When an ended activity leaves the Lock Screen.
  public var dismissalDate: Date?
  public var pushToken: Data?
  /// Base64, as servers send it.
  public var channel: String?
  public var budget: PushBudget
  /// The alarm whose Live Activity it is; nil for the activities of ActivityKit.
  public var alarm: StoredAlarm?
  /// The long-running intent whose progress it shows; nil for the activities of ActivityKit.
  public var task: UUID?

  public init(
    id: ActivityID, extension: ExtensionID, attributesType: String,
    attributes: Data, content: ActivityContentMessage, isTransient: Bool = false,
    state: ActivityStateName = .active, start: Date, pushToken: Data? = nil,
    channel: String? = nil, budget: PushBudget
  ) {
    self.id = id
    self.extension = `extension`
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.isTransient = isTransient
    self.state = state
    self.start = start
    updated = start
    timestamp = start
    self.pushToken = pushToken
    self.channel = channel
    self.budget = budget
  }
}

/// The user's decisions on an app's activities, and the push tokens issued to the app.
public struct StoredActivityApp: Codable, Equatable, Identifiable, Sendable {
  public var id: ExtensionID { `extension` }
  public var `extension`: ExtensionID
  /// nil before the user has decided.
  public var isAllowed: Bool?
  /// nil if the app's property list decides.
  public var frequentPushes: Bool?
  /// Push-to-start tokens by attributes type.
  public var startTokens: [String: Data] = [:]
  /// The token for pushes that reload the app's widgets.
  public var widgetToken: Data?

  public init(_ extension: ExtensionID) {
    self.extension = `extension`
  }
}

/// The expired push token of a removed activity, so that pushes to it are not reported as unknown.
public struct EndedPushToken: Codable, Equatable, Sendable {
  public var token: Data
  public var `extension`: ExtensionID
  public var activity: ActivityID
  public var ended: Date

  public init(
    token: Data, extension: ExtensionID, activity: ActivityID, ended: Date
  ) {
    self.token = token
    self.extension = `extension`
    self.activity = activity
    self.ended = ended
  }
}
