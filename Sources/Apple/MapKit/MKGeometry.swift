// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreGraphics
@_exported import CoreLocation

/// The extent of an area, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A rectangle of latitudes and longitudes.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// An area by its size in metres.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metersPerDegree = MKMapPoint.equator / 360
    let latitude = centerCoordinate.latitude * .pi / 180
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersPerDegree,
        longitudeDelta: min(
          360, longitudinalMeters / (metersPerDegree * max(cos(latitude), .ulpOfOne)))))
  }

  /// The area of a map rectangle.
  public init(_ rect: MKMapRect) {
    let northWest = rect.origin.coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: southEast.longitude - northWest.longitude))
  }
}

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, span: span)
}

/// A point of the map: the Earth in Mercator's projection on a square of 2²⁸ units, with the origin
/// in the north-west.
public struct MKMapPoint: Sendable {
  /// The length of the equator, in metres (WGS 84).
  static let equator = 2 * Double.pi * 6_378_137
  static let worldSize = 268_435_456.0
  /// The latitude at which the projection's square ends.
  private static let latitudeLimit = 85.051_128_78

  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -Self.latitudeLimit), Self.latitudeLimit)
    let sine = sin(latitude * .pi / 180)
    self.init(
      x: (coordinate.longitude + 180) / 360 * Self.worldSize,
      y: (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.worldSize)
  }

  public var coordinate: CLLocationCoordinate2D {
    let north = Double.pi * (1 - 2 * y / Self.worldSize)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(north)) * 180 / .pi, longitude: x / Self.worldSize * 360 - 180)
  }

  /// The distance, in metres.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (from, to) = (coordinate, point.coordinate)
    return CLLocation(latitude: from.latitude, longitude: from.longitude)
      .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
  }
}

/// The number of map points in a metre at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapPoint.worldSize / (MKMapPoint.equator * cos(latitude * .pi / 180))
}

public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

extension MKMapPoint: Equatable {}
