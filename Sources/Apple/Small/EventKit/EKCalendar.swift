@_exported import CoreGraphics
@_exported import CoreLocation
@_exported import Foundation

// Compatibility (module): accepted | | events as values; access is denied, with a notice

public enum EKCalendarType: Int, Sendable {
  case local
  case calDAV
  case exchange
  case subscription
  case birthday
}

public enum EKSourceType: Int, Sendable {
  case local
  case exchange
  case calDAV
  case mobileMe
  case subscribed
  case birthdays
}

/// An account with calendars. There are none.
open class EKSource: NSObject {
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
}

/// A calendar or a list of reminders.
open class EKCalendar: NSObject {
  open var title = ""
  open var cgColor: CGColor! = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  open var source: EKSource!
  public let calendarIdentifier = UUID().uuidString
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { false }
  public let allowedEntityTypes: EKEntityMask

  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowedEntityTypes = entityType == .event ? .event : .reminder
  }
}
