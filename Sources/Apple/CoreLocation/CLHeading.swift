/// Where the top of the device points, in degrees clockwise from north. There is no compass here,
/// so that no heading is delivered.
open class CLHeading: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. Nothing is stored.
  override init() { super.init() }

  open var magneticHeading: CLLocationDirection { -1 }
  open var trueHeading: CLLocationDirection { -1 }
  /// Negative: the heading is invalid.
  open var headingAccuracy: CLLocationDirection { -1 }
}

/// Whether the user shares the exact position.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy
  case reducedAccuracy
}

extension CLLocationManager {
  public class func headingAvailable() -> Bool { false }

  /// Always nil, and the next two methods have no effect: there is no compass.
  public var heading: CLHeading? { nil }
  public func startUpdatingHeading() {}
  public func stopUpdatingHeading() {}

  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
}
