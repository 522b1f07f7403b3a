import Foundation

/// A request of `ActivityKit` or `AlarmKit` to the host, from an app or an extension.
public enum ActivityCommand: Codable, Equatable, Sendable {
  /// `Activity.request`. The answer is the record of the new activity.
  case start(ActivityStart)
  /// `Activity.update`. The activity may have ended by then.
  case update(id: String, ActivityUpdate)
  /// `Activity.end`. Without content, the current one stays.
  case end(id: String, ActivityEnd)
  /// The app's activities of one attributes type, in the order in which they started.
  case list(attributesType: String)
  /// Whether the user allows activities, and frequent pushes.
  case authorization
  /// The app's push-to-start token. It is created at the first request.
  case pushToStartToken(attributesType: String)
  /// `AlarmManager.schedule`. The answer is the record of the new alarm.
  case schedule(AlarmRequest)
  /// A change of an alarm. The answer has its record, or none if it is gone.
  case changeAlarm(id: UUID, AlarmChange)
  /// The app's alarms, in the order in which they were scheduled.
  case alarms
  /// `AlarmManager.requestAuthorization`, answered by `ActivityAnswer.authorization`.
  case requestAlarms
}

/// The host's answer to an `ActivityCommand`.
public enum ActivityAnswer: Codable, Equatable, Sendable {
  /// The activity as it is after the command.
  case activity(ActivityRecord)
  /// The activities of the app, including ended ones that are still shown.
  case activities([ActivityRecord])
  /// Whether the user allows activities, and frequent pushes.
  case authorization(ActivityAuthorization)
  /// nil if there is none.
  case pushToStartToken(Data?)
  case alarms([AlarmRecord])
  /// The command has no effect. The reason becomes an `ActivityAuthorizationError`.
  case refused(ActivityRefusal)
}

/// A change of an app's activities. Changes are sent in the order in which they happened.
public enum ActivityNews: Codable, Equatable, Sendable {
  /// An activity started or changed: its complete current record.
  case activity(ActivityRecord)
  /// The user has changed the app's permission.
  case authorization(ActivityAuthorization)
  /// The device has issued the token for pushes that start an activity of the type.
  case pushToStartToken(attributesType: String, Data)
  /// An alarm was scheduled, has changed or is gone: all alarms of the app.
  case alarms([AlarmRecord])
}

/// The parameters of a new activity.
public struct ActivityStart: Codable, Equatable, Sendable {
  /// The name of the attributes' type, without its module.
  public var attributesType: String
  /// JSON, as the default `JSONEncoder` writes it.
  public var attributes: Data
  /// The first content state, with its stale date and relevance.
  public var content: ActivityContentMessage
  /// How servers update the activity; nil if only the app does.
  public var push: ActivityPushType?
  /// `ActivityStyle.transient`.
  public var isTransient: Bool
  /// Required with `start`.
  public var alert: ActivityAlert?
  /// The activity is pending until this date; nil starts it immediately.
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

/// `ActivityContent` with its state encoded.
public struct ActivityContentMessage: Codable, Equatable, Sendable {
  /// JSON, as the default `JSONEncoder` writes it.
  public var state: Data
  /// When the content becomes stale; nil for never.
  public var staleDate: Date?
  /// A larger value is preferred where there is room for few activities.
  public var relevanceScore: Double

  public init(state: Data, staleDate: Date? = nil, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// How an activity receives pushes.
public enum ActivityPushType: Codable, Equatable, Hashable, Sendable {
  /// A token of the activity, which the app passes to its server.
  case token
  /// A broadcast channel, in Base64.
  case channel(String)
}

/// The alert of a start or an update.
public struct ActivityAlert: Codable, Equatable, Sendable {
  /// The text as the user reads it.
  public var title: String
  /// The text as the user reads it.
  public var body: String
  /// The name of a sound in the app's bundle; nil plays the default sound, and an empty name none.
  public var sound: String?

  public init(title: String, body: String, sound: String? = nil) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// The arguments of `Activity.update`.
public struct ActivityUpdate: Codable, Equatable, Sendable {
  /// Replaces the previous content as a whole.
  public var content: ActivityContentMessage
  /// nil updates the content without an alert.
  public var alert: ActivityAlert?
  /// An update older than the shown content is dropped; nil means now.
  public var timestamp: Date?

  public init(
    content: ActivityContentMessage, alert: ActivityAlert? = nil, timestamp: Date? = nil
  ) {
    self.content = content
    self.alert = alert
    self.timestamp = timestamp
  }
}

/// The arguments of `Activity.end`.
public struct ActivityEnd: Codable, Equatable, Sendable {
  /// nil keeps the current content.
  public var content: ActivityContentMessage?
  /// How long the ended activity stays on the Lock Screen.
  public var dismissal: ActivityDismissal
  /// nil means now.
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
  /// Removes the activity at once.
  case immediate
  /// At this date or four hours after the end, whichever is earlier.
  case after(Date)
}

/// An activity's state, by ActivityKit's names.
public enum ActivityStateName: String, Codable, CaseIterable, Sendable {
  /// A pending activity waits for its start date; a dismissed one is no longer shown.
  case pending, active, stale, ended, dismissed
}

/// One activity, as the host stores it.
public struct ActivityRecord: Codable, Equatable, Identifiable, Sendable {
  /// Unique on the device and never reused.
  public var id: String
  /// The name of the attributes' type, without its module.
  public var attributesType: String
  /// JSON.
  public var attributes: Data
  /// The newest content that was accepted.
  public var content: ActivityContentMessage
  /// `stale` follows from the stale date.
  public var state: ActivityStateName
  /// The token for updates and the end by push, if the activity requested one.
  public var pushToken: Data?
  /// Increases with every change of the activity.
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

/// The user's permissions for the activities and the alarms of an app.
public struct ActivityAuthorization: Codable, Equatable, Sendable {
  /// False if the user has turned off Live Activities for the app.
  public var areActivitiesEnabled: Bool
  /// Whether the app declares frequent pushes.
  public var frequentPushesEnabled: Bool
  public var alarms: AlarmAuthorization

  public init(
    areActivitiesEnabled: Bool = true, frequentPushesEnabled: Bool = true,
    alarms: AlarmAuthorization = .notDetermined
  ) {
    self.areActivitiesEnabled = areActivitiesEnabled
    self.frequentPushesEnabled = frequentPushesEnabled
    self.alarms = alarms
  }
}

/// Why the host refused an `ActivityCommand`.
public struct ActivityRefusal: Codable, Equatable, Error, Sendable {
  /// The case names of `ActivityAuthorizationError`, and additional ones.
  public enum Reason: String, Codable, CaseIterable, Sendable {
    /// By the names of `ActivityAuthorizationError`.
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
    case unsupportedTarget, visibility, persistenceFailure, missingProcessIdentifier, unentitled
    case malformedActivityIdentifier, reconnectNotPermitted
    /// The activity does not exist, or belongs to another app.
    case unknownActivity
    /// The app has the maximum number of alarms.
    case maximumLimitReached
    /// The alarm does not exist, its state does not allow the change, or its values are invalid.
    case invalidAlarm
  }

  /// What the app can react to; the message is for the author.
  public var reason: Reason
  /// Human-readable: what happened, to which activity, and how to fix it.
  public var message: String

  /// The message says what happened and how to fix it.
  public init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}
