import AuthorNotices
@_exported import Foundation
@_exported import ManagedSettings

// Compatibility (module): accepted | | not authorized: a notice

public struct DeviceActivityName: Codable, Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A time span in which an activity is monitored.
public struct DeviceActivitySchedule: Codable, Equatable, Sendable {
  public let intervalStart: DateComponents
  public let intervalEnd: DateComponents
  public let repeats: Bool
  public let warningTime: DateComponents?

  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }
}

/// A limit of use.
public struct DeviceActivityEvent: Codable, Equatable, Sendable {
  public struct Name: Codable, Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let applications: Set<ApplicationToken>
  public let categories: Set<ActivityCategoryToken>
  public let webDomains: Set<WebDomainToken>
  public let threshold: DateComponents

  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
  }
}

/// Monitors the use of the device. Not authorized here: monitoring throws, after a notice.
public struct DeviceActivityCenter: Sendable {
  public enum MonitoringError: Int, Error, Sendable {
    case excessiveActivities
    case intervalTooLong
    case intervalTooShort
    case invalidDateComponents
    case unauthorized
  }

  public init() {}

  public var activities: [DeviceActivityName] { [] }

  /// Always throws `MonitoringError.unauthorized`.
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {
    AuthorNotice.report("DeviceActivity", lacks: "reports of the device's use")
    throw MonitoringError.unauthorized
  }

  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
  public func events(
    for activity: DeviceActivityName
  ) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}
