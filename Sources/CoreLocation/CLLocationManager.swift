import Foundation

/// Whether the user allows an app to access the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

/// The error of a failed location request.
public struct CLError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown
    case denied
    case network
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
}

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// Receives the events of a location manager.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Requests the device's location. Behaves as if the user had turned off location services: the
/// status is `denied`, and every request fails with `CLError.denied`.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest

  open class func locationServicesEnabled() -> Bool { false }

  /// Always nil: no location has been determined.
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Always false, as location services are off.
  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// Calls the delegate without asking the user.
  open func requestWhenInUseAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  /// Calls the delegate without asking the user.
  open func requestAlwaysAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }

  open func startUpdatingLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }

  open func stopUpdatingLocation() {}
}
