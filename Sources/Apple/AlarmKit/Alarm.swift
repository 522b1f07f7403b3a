@_exported import ActivityKit
@_exported import AppIntents
@_exported import SwiftUI

// Compatibility (module): works | | alarms and timers run on the device's clock: countdown, alert,
//   snooze, repetition; the system draws alerts, and what the extension has no
//   `ActivityConfiguration` for

/// An alarm or a timer.
public struct Alarm: Codable, Equatable, Identifiable, Sendable {
  public var id: UUID
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
  public var state: State

  public enum State: Codable, Hashable, Sendable {
    case scheduled
    case countdown
    case paused
    case alerting
  }

  /// The seconds before and after an alert.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?

    public init(preAlert: TimeInterval? = nil, postAlert: TimeInterval? = nil) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  public enum Schedule: Codable, Hashable, Sendable {
    /// A date, whatever the time zone.
    case fixed(Date)
    /// A time of day in the time zone of that day.
    case relative(Relative)

    public struct Relative: Codable, Hashable, Sendable {
      public var time: Time
      public var repeats: Recurrence

      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }

      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int

        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }

      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }
    }
  }
}
