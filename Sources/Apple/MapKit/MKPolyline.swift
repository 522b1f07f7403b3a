@_exported import CoreLocation

/// A shape on a map. Maps are not drawn here.
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?

  override init() { super.init() }
}

/// Connected points.
open class MKMultiPoint: MKShape {
  let coordinates: [CLLocationCoordinate2D]

  fileprivate init(coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
    super.init()
  }

  open var pointCount: Int { coordinates.count }
  open var coordinate: CLLocationCoordinate2D {
    coordinates.first ?? CLLocationCoordinate2D(latitude: 0, longitude: 0)
  }
}

open class MKPolyline: MKMultiPoint {
  /// - Parameter count: The number of points.
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(coordinates: Array(UnsafeBufferPointer(start: coordinates, count: max(0, count))))
  }
}

open class MKPolygon: MKMultiPoint {
  /// - Parameter count: The number of points.
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(coordinates: Array(UnsafeBufferPointer(start: coordinates, count: max(0, count))))
  }
}
