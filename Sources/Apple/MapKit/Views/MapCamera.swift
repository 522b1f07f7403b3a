import SwiftUI

/// A view of the map from a point above it.
public struct MapCamera: Equatable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres.
  public var distance: Double
  /// Degrees clockwise from north.
  public var heading: Double
  /// Degrees from the vertical.
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public static func == (left: MapCamera, right: MapCamera) -> Bool {
    left.centerCoordinate.latitude == right.centerCoordinate.latitude
      && left.centerCoordinate.longitude == right.centerCoordinate.longitude
      && left.distance == right.distance && left.heading == right.heading
      && left.pitch == right.pitch
  }
}

/// The part of the map to show.
public struct MapCameraPosition: Sendable {
  public private(set) var region: MKCoordinateRegion?
  public private(set) var rect: MKMapRect?
  public private(set) var camera: MapCamera?
  public private(set) var followsUserLocation = false

  public static var automatic: Self { Self() }

  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
  public static func rect(_ rect: MKMapRect) -> Self { Self(rect: rect) }
  public static func camera(_ camera: MapCamera) -> Self { Self(camera: camera) }

  public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> Self {
    Self(camera: MapCamera(centerCoordinate: item.placemark.coordinate, distance: 1_000))
  }

  public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self {
    Self(
      region: fallback.region, rect: fallback.rect, camera: fallback.camera,
      followsUserLocation: true)
  }
}

/// The limits of a map's camera. Accepted: there are no maps.
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The look of a map. Accepted: there are no maps.
public struct MapStyle: Sendable {
  public struct Elevation: Sendable {
    public static let automatic = Elevation()
    public static let flat = Elevation()
    public static let realistic = Elevation()
  }

  public struct StandardEmphasis: Sendable {
    public static let automatic = StandardEmphasis()
    public static let muted = StandardEmphasis()
  }

  public static var standard: Self { Self() }
  public static var imagery: Self { Self() }
  public static var hybrid: Self { Self() }

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    showsTraffic: Bool = false
  ) -> Self { Self() }

  public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }

  public static func hybrid(
    elevation: Elevation = .automatic, showsTraffic: Bool = false
  ) -> Self { Self() }
}

extension View {
  /// Accepted: there are no maps.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }

  /// Accepted: there are no maps.
  nonisolated public func mapControls<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Accepted: there are no maps.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
