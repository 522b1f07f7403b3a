import AuthorNotices

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case fullAccess
  case writeOnly

  /// The name of `fullAccess` before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKEntityType: UInt, Sendable {
  case event
  case reminder
}

public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

public enum EKSpan: Int, Sendable {
  case thisEvent
  case futureEvents
}

public struct EKError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case internalFailure = 5
    case calendarReadOnly = 6
    case eventStoreNotAuthorized = 29
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  public static var noCalendar: Code { .noCalendar }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The calendars and reminders of the user. Access is denied here: what reads finds nothing, what
/// writes throws, and a notice says so.
open class EKEventStore: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public override init() {}

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    report()
    return .denied
  }

  private class func report() {
    AuthorNotice.report("EventKit", lacks: "calendars and reminders; access is denied")
  }

  private func refusal() -> EKError {
    Self.report()
    return EKError(.eventStoreNotAuthorized)
  }

  private func deny() -> Bool {
    Self.report()
    return false
  }

  open func requestFullAccessToEvents() async throws -> Bool { deny() }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { deny() }
  open func requestFullAccessToReminders() async throws -> Bool { deny() }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { deny() }

  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(deny(), nil)
  }

  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(deny(), nil)
  }

  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(deny(), nil)
  }

  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }

  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Always empty, after a notice.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    Self.report()
    return []
  }

  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void
  ) {
    Self.report()
  }

  /// Calls the handler with nil, as without access, after a notice.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    Self.report()
    completion(nil)
    return ()
  }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw refusal() }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw refusal() }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw refusal() }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw refusal() }
  open func commit() throws { throw refusal() }
  open func reset() {}
}
