/// When a notification is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }

  /// The first delivery after the date; nil if there is none.
  func delivery(after date: Date) -> Date? { nil }
}

/// Delivers after a number of seconds, once or again and again.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  /// Seconds, greater than 0.
  public let timeInterval: TimeInterval

  /// Traps, like Apple's, if the interval is not positive, or shorter than a minute and repeated.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { delivery(after: Date()) }

  override func delivery(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Delivers when the clock shows these components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { delivery(after: Date()) }

  override func delivery(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// The trigger of a pushed notification.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
}
