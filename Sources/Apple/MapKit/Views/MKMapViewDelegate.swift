import UIKit

/// Never called: maps are not drawn.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(
    _ mapView: MKMapView, regionWillChangeAnimated animated: Bool
  )
  func mapView(
    _ mapView: MKMapView, regionDidChangeAnimated animated: Bool
  )
  func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView?
  func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer
  func mapView(
    _ mapView: MKMapView, didAdd views: [MKAnnotationView]
  )
  func mapView(
    _ mapView: MKMapView, didSelect view: MKAnnotationView
  )
  func mapView(
    _ mapView: MKMapView, didDeselect view: MKAnnotationView
  )
  func mapView(
    _ mapView: MKMapView, didUpdate userLocation: MKUserLocation
  )
  func mapView(
    _ mapView: MKMapView, didFailToLocateUserWithError error: any Error
  )
  func mapView(
    _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
  )
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  )
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView, regionWillChangeAnimated animated: Bool
  ) {}
  public func mapView(
    _ mapView: MKMapView, regionDidChangeAnimated animated: Bool
  ) {}
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  public func mapView(
    _ mapView: MKMapView, didAdd views: [MKAnnotationView]
  ) {}
  public func mapView(
    _ mapView: MKMapView, didSelect view: MKAnnotationView
  ) {}
  public func mapView(
    _ mapView: MKMapView, didDeselect view: MKAnnotationView
  ) {}
  public func mapView(
    _ mapView: MKMapView, didUpdate userLocation: MKUserLocation
  ) {}
  public func mapView(
    _ mapView: MKMapView, didFailToLocateUserWithError error: any Error
  ) {}
  public func mapView(
    _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
  ) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
}
