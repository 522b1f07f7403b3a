@_exported import Foundation

public typealias CLLocationDirectionAccuracy = Double
public typealias CLLocationSpeedAccuracy = Double

/// A position with the accuracy and time of its measurement. Nothing is measured here; sources
/// create locations themselves.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All stored properties are
  // constant.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above sea level.
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Always -1: neither course nor speed is measured.
  open var courseAccuracy: CLLocationDirectionAccuracy { -1 }
  open var speedAccuracy: CLLocationSpeedAccuracy { -1 }

  /// The distance in metres along the great circle, on a sphere with the Earth's mean radius. It
  /// differs by at most 0.6 % from the distance on the ellipsoid.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let meanRadius = 6_371_008.8
    let (from, to) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let (north, east) = (
      (to.latitude - from.latitude) * radians, (to.longitude - from.longitude) * radians
    )
    let haversine =
      pow(sin(north / 2), 2)
      + cos(from.latitude * radians) * cos(to.latitude * radians) * pow(sin(east / 2), 2)
    return 2 * meanRadius * asin(min(haversine.squareRoot(), 1))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
