import Foundation

/// An alarm to schedule: `AlarmManager.schedule(id:configuration:)`.
public struct AlarmRequest: Codable, Equatable, Sendable {
  /// Chosen by the app.
  public var id: UUID
  /// The name of the attributes' type, without its module: `AlarmAttributes<Tea>`.
  public var attributesType: String
  /// JSON, as the default `JSONEncoder` writes it.
  public var attributes: Data
  public var timing: AlarmTiming
  /// The title and the sound with which it alerts.
  public var alert: ActivityAlert
  public var stopIntent: IntentAction?
  public var secondaryIntent: IntentAction?
  /// True if the secondary button of the alert starts the countdown again.
  public var secondaryCountsDown: Bool

  public init(
    id: UUID, attributesType: String, attributes: Data, timing: AlarmTiming, alert: ActivityAlert,
    stopIntent: IntentAction? = nil, secondaryIntent: IntentAction? = nil,
    secondaryCountsDown: Bool = false
  ) {
    self.id = id
    self.attributesType = attributesType
    self.attributes = attributes
    self.timing = timing
    self.alert = alert
    self.stopIntent = stopIntent
    self.secondaryIntent = secondaryIntent
    self.secondaryCountsDown = secondaryCountsDown
  }
}

/// When an alarm alerts, and how long it counts down.
public struct AlarmTiming: Codable, Equatable, Sendable {
  /// nil begins at once.
  public var schedule: AlarmSchedule?
  /// The countdown before an alert, in seconds.
  public var preAlert: Double?
  /// The countdown after an alert, in seconds: the snooze.
  public var postAlert: Double?

  public init(schedule: AlarmSchedule? = nil, preAlert: Double? = nil, postAlert: Double? = nil) {
    self.schedule = schedule
    self.preAlert = preAlert
    self.postAlert = postAlert
  }
}

/// `Alarm.Schedule`.
public enum AlarmSchedule: Codable, Equatable, Sendable {
  /// A date, whatever the time zone.
  case fixed(Date)
  /// A time of day in the device's time zone, at the next occurrence or each week.
  case relative(hour: Int, minute: Int, weekdays: [Locale.Weekday])
}

/// `Alarm.State`.
public enum AlarmStateName: String, Codable, CaseIterable, Sendable {
  case scheduled, countdown, paused, alerting
}

/// A change of a scheduled alarm by its app, named after the functions of `AlarmManager`.
public enum AlarmChange: String, Codable, CaseIterable, Sendable {
  case cancel, countdown, pause, resume, stop
}

/// One alarm, as its app reads it.
public struct AlarmRecord: Codable, Equatable, Identifiable, Sendable {
  public var id: UUID
  public var timing: AlarmTiming
  public var state: AlarmStateName

  public init(id: UUID, timing: AlarmTiming, state: AlarmStateName) {
    self.id = id
    self.timing = timing
    self.state = state
  }
}

/// `AlarmManager.AuthorizationState`.
public enum AlarmAuthorization: String, Codable, CaseIterable, Sendable {
  case notDetermined, denied, authorized
}

/// A button of the system's presentations of alarms. Its action in an archive is an intent with
/// this identifier, which the host performs itself.
public enum AlarmButtonName: String, CaseIterable, Sendable {
  case stop, secondary, pause, resume

  private static let prefix = "AlarmKit."

  public var intentIdentifier: String { Self.prefix + rawValue }

  /// nil for the intent of an app.
  public init?(intentIdentifier: String) {
    guard intentIdentifier.hasPrefix(Self.prefix) else { return nil }
    self.init(rawValue: String(intentIdentifier.dropFirst(Self.prefix.count)))
  }
}

/// The content state of an alarm's Live Activity. Its JSON is that of AlarmKit's
/// `AlarmPresentationState`.
public struct AlarmContent: Codable, Equatable, Sendable {
  public var alarmID: UUID
  public var mode: Mode

  public init(alarmID: UUID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }

  public enum Mode: Codable, Equatable, Sendable {
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)
  }

  public struct Alert: Codable, Equatable, Sendable {
    /// A time of day.
    public struct Time: Codable, Equatable, Sendable {
      public var hour: Int
      public var minute: Int

      public init(hour: Int, minute: Int) {
        self.hour = hour
        self.minute = minute
      }
    }

    public var time: Time

    public init(time: Time) { self.time = time }
  }

  /// Durations are in seconds.
  public struct Countdown: Codable, Equatable, Sendable {
    public var totalCountdownDuration: Double
    /// Before `startDate`, if it was paused.
    public var previouslyElapsedDuration: Double
    public var startDate: Date
    public var fireDate: Date

    public init(
      totalCountdownDuration: Double, previouslyElapsedDuration: Double = 0, startDate: Date,
      fireDate: Date
    ) {
      self.totalCountdownDuration = totalCountdownDuration
      self.previouslyElapsedDuration = previouslyElapsedDuration
      self.startDate = startDate
      self.fireDate = fireDate
    }
  }

  /// Durations are in seconds.
  public struct Paused: Codable, Equatable, Sendable {
    public var totalCountdownDuration: Double
    public var previouslyElapsedDuration: Double

    public init(totalCountdownDuration: Double, previouslyElapsedDuration: Double) {
      self.totalCountdownDuration = totalCountdownDuration
      self.previouslyElapsedDuration = previouslyElapsedDuration
    }
  }
}
