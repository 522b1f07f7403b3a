import UIKit

/// A shape over a map. Maps are not drawn here.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

extension MKMultiPoint {
  /// The smallest rectangle with all points; `null` without points.
  public var boundingMapRect: MKMapRect {
    let points = coordinates.map { MKMapPoint($0) }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension MKPolyline: MKOverlay {}
extension MKPolygon: MKOverlay {}

/// A circle around a coordinate.
open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
    super.init()
  }

  open var boundingMapRect: MKMapRect {
    let center = MKMapPoint(coordinate)
    let reach = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    return MKMapRect(
      x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

/// Draws an overlay, which does not happen here.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  /// 0…1.
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) { self.overlay = overlay }

  open func setNeedsDisplay() {}
}

@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  /// In points.
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var path: CGPath!
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  /// 0…1.
  open var strokeStart: CGFloat = 0
  /// 0…1.
  open var strokeEnd: CGFloat = 1
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
  }
}
