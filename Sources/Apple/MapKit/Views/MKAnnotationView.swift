// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// Which views stay if they overlap.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// The view of an annotation, which is not drawn.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

  open private(set) var reuseIdentifier: String?
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var isDraggable = false
  open var dragState = DragState.none
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var collisionMode = CollisionMode.rectangle

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Nib files are not read: returns nil.
  public required init?(coder: NSCoder) { nil }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}

@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
}

@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed
  open var animatesDrop = false
}

/// The place of the user, which a map does not know here.
open class MKUserLocation: NSObject, MKAnnotation {
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var title: String?
  open var subtitle: String?
}
