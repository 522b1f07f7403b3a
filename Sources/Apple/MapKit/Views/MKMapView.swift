import UIKit

/// A map in a view, which is not drawn. Its delegate is not called.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var region = MKCoordinateRegion()
  open var camera = MKMapCamera()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var userTrackingMode = MKUserTrackingMode.none
  open private(set) lazy var userLocation = MKUserLocation()
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  open var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      let corner = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2,
          longitude: center.longitude - span.longitudeDelta / 2))
      let opposite = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2,
          longitude: center.longitude + span.longitudeDelta / 2))
      return MKMapRect(
        x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y)
    }
    set { region = MKCoordinateRegion(newValue) }
  }

  open var isUserLocationVisible: Bool { false }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) { visibleMapRect = mapRect }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
}

// MARK: - Annotations
extension MKMapView {
  public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }

  public func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

  public func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    selectedAnnotations.removeAll { $0 === annotation }
  }

  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
  }

  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }

  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }

  /// nil: no annotation is drawn.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {}

  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { nil }

  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
}

// MARK: - Overlays
extension MKMapView {
  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  public func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }

  public func removeOverlay(_ overlay: any MKOverlay) {
    overlays.removeAll { $0 === overlay }
  }

  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  /// nil: no overlay is drawn.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}

public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A view of the map from a point above it.
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Metres.
  open var altitude: CLLocationDistance = 0
  /// Degrees from the vertical.
  open var pitch: CGFloat = 0
  /// Degrees clockwise from north.
  open var heading: CLLocationDirection = 0

  public override init() {}

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}
