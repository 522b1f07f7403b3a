@_exported import CoreLocation
@_exported import Foundation

// Compatibility (module): works | | complete; dates and regions order the Smart Stack of a watch,
//   other contexts never apply; a phone's Smart Stack does not use it

/// When something is relevant. Only a watch's Smart Stack uses it.
public struct RelevantContext: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case date(ClosedRange<Date>, DateKind)
    case region(Region)
    case inferredLocation(String)
    case sleep(String)
    case fitness(String)
    case headphones(String)
  }

  /// A `CLRegion` as a value. Only circular regions have a center.
  package struct Region: Hashable, Sendable {
    package var identifier: String
    package var latitude, longitude: Double?
    /// Metres.
    package var radius: Double?

    init(_ region: CLRegion) {
      identifier = region.identifier
      guard let circle = region as? CLCircularRegion else { return }
      (latitude, longitude) = (circle.center.latitude, circle.center.longitude)
      radius = circle.radius
    }
  }

  package let kind: Kind

  public static func date(_ exact: Date) -> RelevantContext { date(exact, kind: .default) }

  public static func date(_ exact: Date, kind: DateKind) -> RelevantContext {
    Self(kind: .date(exact...exact, kind))
  }

  public static func date(from: Date, to: Date) -> RelevantContext {
    Self(kind: .date(from...max(from, to), .default))
  }

  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    Self(kind: .date(interval.start...interval.end, kind))
  }

  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    Self(kind: .date(range, kind))
  }

  public static func location(_ exact: CLRegion) -> RelevantContext {
    Self(kind: .region(Region(exact)))
  }

  public static func location(inferred: InferredLocation) -> RelevantContext {
    Self(kind: .inferredLocation(inferred.name))
  }

  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    Self(kind: .sleep(condition.name))
  }

  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    Self(kind: .fitness(condition.name))
  }

  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    Self(kind: .headphones(headphones.name))
  }
}

extension RelevantContext {
  /// What a date means.
  public struct DateKind: Hashable, Sendable {
    package let name: String

    public static var `default`: Self { Self(name: "default") }
    /// An event at this date.
    public static var scheduled: Self { Self(name: "scheduled") }
    /// Information that fits this date.
    public static var informational: Self { Self(name: "informational") }
  }

  public struct InferredLocation: Sendable {
    let name: String

    public static var home: Self { Self(name: "home") }
    public static var work: Self { Self(name: "work") }
    public static var school: Self { Self(name: "school") }
    public static var commute: Self { Self(name: "commute") }
  }

  public struct SleepCondition: Sendable {
    let name: String

    public static var wakeup: Self { Self(name: "wakeup") }
    public static var bedtime: Self { Self(name: "bedtime") }
  }

  public struct FitnessCondition: Sendable {
    let name: String

    public static var workoutActive: Self { Self(name: "workoutActive") }
    public static var activityRingsIncomplete: Self { Self(name: "activityRingsIncomplete") }
  }

  public struct HeadphonesCondition: Sendable {
    let name: String

    public static var connected: Self { Self(name: "connected") }
  }
}
