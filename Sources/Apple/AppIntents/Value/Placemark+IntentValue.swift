import CoreLocation
import HostLink

/// Hosts cannot set a placemark: there is no geocoder. Its parameter keeps the author's default.
extension CLPlacemark: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<CLPlacemark> {
    EmptyResolverSpecification()
  }

  public static var _format: _IntentValueFormat<CLPlacemark> { .unsupported("CLPlacemark") }

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Location" }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name ?? locality ?? country ?? "")")
  }
}
