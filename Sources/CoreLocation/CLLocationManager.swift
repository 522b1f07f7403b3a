import Foundation

/// Whether a person lets an app know the place.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

/// What goes wrong where a place is asked for.
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

/// Hears what a manager finds.
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

/// Asks for the device's place: the device has no location services, as where a person has turned
/// them off. The status is `denied`, and each request fails with `CLError.denied`.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest

  open class func locationServicesEnabled() -> Bool { false }

  /// Nil: no place was ever found.
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// A widget may use its app's place: not where that has none.
  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// Asks no one: the answer is known, and the delegate hears it.
  open func requestWhenInUseAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  /// Asks no one: the answer is known, and the delegate hears it.
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
