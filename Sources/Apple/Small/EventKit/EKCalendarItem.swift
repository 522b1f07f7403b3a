public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy
  case free
  case tentative
  case unavailable
}

public enum EKEventStatus: Int, Sendable {
  case none
  case confirmed
  case tentative
  case canceled
}

public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

/// A notification before an event.
open class EKAlarm: NSObject {
  /// Seconds; negative before the start.
  open var relativeOffset: TimeInterval
  open var absoluteDate: Date?

  public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }

  public init(absoluteDate: Date) {
    relativeOffset = 0
    self.absoluteDate = absoluteDate
  }
}

public enum EKRecurrenceFrequency: Int, Sendable {
  case daily
  case weekly
  case monthly
  case yearly
}

open class EKRecurrenceEnd: NSObject {
  public let endDate: Date?
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }

  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

open class EKRecurrenceRule: NSObject {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
  }
}

/// What events and reminders have in common.
open class EKCalendarItem: NSObject {
  public let calendarItemIdentifier = UUID().uuidString
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  open var hasNotes: Bool { notes != nil }
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
}

/// An event. It can be filled in, but not saved here.
open class EKEvent: EKCalendarItem {
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  open var occurrenceDate: Date! { startDate }

  public init(eventStore: EKEventStore) {}

  /// Orders events by their start.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}

/// A reminder. It can be filled in, but not saved here.
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  /// 0 is none, 1 the highest and 9 the lowest.
  open var priority = 0

  public init(eventStore: EKEventStore) {}
}
