import Foundation

/// What `ActivityKit` asks the host to do, from an app or an extension.
public enum ActivityCommand: Codable, Equatable, Sendable {
  case start(ActivityStart)
  case update(id: String, ActivityUpdate)
  case end(id: String, ActivityEnd)
  /// The activities of the asker's app, of one attributes type, in the order of their starts.
  case list(attributesType: String)
  /// Whether the person allows activities, and frequent pushes.
  case authorization
  /// The app's token for starts by push; it is made when first asked for.
  case pushToStartToken(attributesType: String)
}

/// The host's answer to an `ActivityCommand`.
public enum ActivityAnswer: Codable, Equatable, Sendable {
  case activity(ActivityRecord)
  case activities([ActivityRecord])
  case authorization(ActivityAuthorization)
  case pushToStartToken(Data?)
  case refused(ActivityRefusal)
}

/// What happened to an app's activities, in the order in which it happened.
public enum ActivityNews: Codable, Equatable, Sendable {
  /// An activity began, or anything of one is another: the whole of it as it is now.
  case activity(ActivityRecord)
  case authorization(ActivityAuthorization)
  case pushToStartToken(attributesType: String, Data)
}

/// What a new activity begins with.
public struct ActivityStart: Codable, Equatable, Sendable {
  /// The attributes' type by its name, without its module.
  public var attributesType: String
  /// JSON, as the default `JSONEncoder` writes it.
  public var attributes: Data
  public var content: ActivityContentMessage
  public var push: ActivityPushType?
  public var isTransient: Bool
  /// Needed with `start`.
  public var alert: ActivityAlert?
  /// The activity is pending until then; nil begins at once.
  public var start: Date?

  public init(
    attributesType: String, attributes: Data, content: ActivityContentMessage,
    push: ActivityPushType? = nil, isTransient: Bool = false, alert: ActivityAlert? = nil,
    start: Date? = nil
  ) {
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.push = push
    self.isTransient = isTransient
    self.alert = alert
    self.start = start
  }
}

/// `ActivityContent` without its type.
public struct ActivityContentMessage: Codable, Equatable, Sendable {
  /// JSON, as the default `JSONEncoder` writes it.
  public var state: Data
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: Data, staleDate: Date? = nil, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// How an activity's pushes come.
public enum ActivityPushType: Codable, Equatable, Hashable, Sendable {
  case token
  case channel(String)
}

/// What is told aloud with a start or an update.
public struct ActivityAlert: Codable, Equatable, Sendable {
  public var title: String
  public var body: String
  /// A sound of the app's bundle by its name; nil is the system's.
  public var sound: String?

  public init(title: String, body: String, sound: String? = nil) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

public struct ActivityUpdate: Codable, Equatable, Sendable {
  public var content: ActivityContentMessage
  public var alert: ActivityAlert?
  /// An update that is older than what the activity shows is dropped; nil is now.
  public var timestamp: Date?

  public init(
    content: ActivityContentMessage, alert: ActivityAlert? = nil, timestamp: Date? = nil
  ) {
    self.content = content
    self.alert = alert
    self.timestamp = timestamp
  }
}

public struct ActivityEnd: Codable, Equatable, Sendable {
  /// nil keeps the present content.
  public var content: ActivityContentMessage?
  public var dismissal: ActivityDismissal
  public var timestamp: Date?

  public init(
    content: ActivityContentMessage? = nil, dismissal: ActivityDismissal = .default,
    timestamp: Date? = nil
  ) {
    self.content = content
    self.dismissal = dismissal
    self.timestamp = timestamp
  }
}

/// `ActivityUIDismissalPolicy`.
public enum ActivityDismissal: Codable, Equatable, Sendable {
  /// Up to four hours after the end.
  case `default`
  case immediate
  /// Then, or four hours after the end, whichever is earlier.
  case after(Date)
}

/// Where an activity is in its life, by ActivityKit's names.
public enum ActivityStateName: String, Codable, CaseIterable, Sendable {
  case pending, active, stale, ended, dismissed
}

/// One activity as the host keeps it.
public struct ActivityRecord: Codable, Equatable, Identifiable, Sendable {
  /// Unique on the device for ever.
  public var id: String
  public var attributesType: String
  /// JSON.
  public var attributes: Data
  public var content: ActivityContentMessage
  public var state: ActivityStateName
  /// For updates and the end by push, where they were asked for.
  public var pushToken: Data?
  /// Counts up with every change of the activity.
  public var version: Int

  public init(
    id: String, attributesType: String, attributes: Data, content: ActivityContentMessage,
    state: ActivityStateName = .active, pushToken: Data? = nil, version: Int = 1
  ) {
    self.id = id
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.state = state
    self.pushToken = pushToken
    self.version = version
  }
}

public struct ActivityAuthorization: Codable, Equatable, Sendable {
  public var areActivitiesEnabled: Bool
  public var frequentPushesEnabled: Bool

  public init(areActivitiesEnabled: Bool = true, frequentPushesEnabled: Bool = true) {
    self.areActivitiesEnabled = areActivitiesEnabled
    self.frequentPushesEnabled = frequentPushesEnabled
  }
}

/// Why the host did not do what was asked.
public struct ActivityRefusal: Codable, Equatable, Error, Sendable {
  /// `ActivityAuthorizationError`'s cases by their names; `unknownActivity` is none of them.
  public enum Reason: String, Codable, CaseIterable, Sendable {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
    case unsupportedTarget, visibility, persistenceFailure, missingProcessIdentifier, unentitled
    case malformedActivityIdentifier, reconnectNotPermitted
    case unknownActivity
  }

  public var reason: Reason
  /// For a person: what happened, to which activity, and the mend.
  public var message: String

  public init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}
