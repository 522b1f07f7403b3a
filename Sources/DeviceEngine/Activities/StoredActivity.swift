import Foundation
import HostLink

/// `a1`, `a2`, …: counted per store, never used again.
public typealias ActivityIdentifier = String

extension String {
  /// An activity's identifier.
  public var namesActivity: Bool { hasPrefix("a") }
}

/// One activity, and all of it that must outlive the host.
public struct StoredActivity: Codable, Equatable, Identifiable, Sendable {
  public var id: ActivityIdentifier
  public var `extension`: ExtensionIdentifier
  public var attributesType: String
  /// JSON.
  public var attributes: Data
  public var content: ActivityContentMessage
  public var isTransient: Bool
  /// A dismissed one is not stored.
  public var state: ActivityStateName
  /// When it became active, or will.
  public var start: Date
  /// When its content came.
  public var updated: Date
  /// The newest update's: older ones are dropped.
  public var timestamp: Date
  /// The newest alert, and how many there were.
  public var alert: ActivityAlert?
  public var alertCount = 0
  public var endDate: Date?
  /// When it leaves the Lock Screen; of ended ones.
  public var dismissalDate: Date?
  public var pushToken: Data?
  /// Base64, as servers write it.
  public var channel: String?
  public var budget: PushBudget

  public init(
    id: ActivityIdentifier, extension: ExtensionIdentifier, attributesType: String,
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

/// What a person has decided on an app's activities, and the tokens that the app was given.
public struct StoredActivityApp: Codable, Equatable, Identifiable, Sendable {
  public var id: ExtensionIdentifier { `extension` }
  public var `extension`: ExtensionIdentifier
  /// nil: not asked yet, or not answered.
  public var isAllowed: Bool?
  /// nil: as the app's property list says.
  public var frequentPushes: Bool?
  /// Push-to-start tokens by attributes types.
  public var startTokens: [String: Data] = [:]
  /// For pushes that reload the app's widgets.
  public var widgetToken: Data?

  public init(_ extension: ExtensionIdentifier) {
    self.extension = `extension`
  }
}

/// The push token of an activity that is over: pushes to it are answered as to one that was.
public struct EndedPushToken: Codable, Equatable, Sendable {
  public var token: Data
  public var `extension`: ExtensionIdentifier
  public var activity: ActivityIdentifier
  public var ended: Date

  public init(
    token: Data, extension: ExtensionIdentifier, activity: ActivityIdentifier, ended: Date
  ) {
    self.token = token
    self.extension = `extension`
    self.activity = activity
    self.ended = ended
  }
}
