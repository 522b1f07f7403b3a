import Dispatch
import Foundation
import HostLink

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
/// The position of an app without permission for the precise one.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Receives the events of a location manager.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
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

/// Reads the device's position, which the user sets (`vitrine device location=52.52,13.405`).
///
/// The first request for it asks the user once; until the answer the status is `notDetermined`, and
/// the device reloads the extension's widgets after it. There is no other news: the position of one
/// request does not change. Delegates are called on the main queue.
///
/// Without a host, as in `vitrine render`, the status is `denied`, and every request fails with
/// `CLError.denied`.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      // The system calls a manager's new delegate with the current authorization.
      if delegate != nil { notify { $0.locationManagerDidChangeAuthorization($1) } }
    }
  }
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Has no effect: a position is delivered once.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  private let center = LocationCenter.current
  private var isUpdating = false

  open class func locationServicesEnabled() -> Bool {
    LocationCenter.current.ask(.status).isAllowed != false
  }

  /// nil without the user's permission, or if the device's position is not set.
  open var location: CLLocation? { center.ask(.status).position.map(CLLocation.init) }

  open var authorizationStatus: CLAuthorizationStatus { status(center.ask(.status)) }

  /// True if the user allows the widgets of this extension to use the location, and its property
  /// list has `NSWidgetWantsLocation`.
  open var isAuthorizedForWidgetUpdates: Bool { center.ask(.status).isAllowed == true }

  /// Asks the user, unless the permission was requested before.
  open func requestWhenInUseAuthorization() {
    _ = center.ask(.use)
    notify { $0.locationManagerDidChangeAuthorization($1) }
  }

  /// The same as `requestWhenInUseAuthorization()`: the device knows one permission.
  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

  /// Delivers the position, or fails with `CLError.denied` without the user's permission and with
  /// `CLError.locationUnknown` if the position is not set.
  open func requestLocation() { deliver(center.ask(.use)) }

  /// Delivers the position, or fails, like `requestLocation()`.
  open func startUpdatingLocation() {
    guard !isUpdating else { return }
    isUpdating = true
    deliver(center.ask(.use))
  }

  open func stopUpdatingLocation() { isUpdating = false }

  private func deliver(_ answer: LocationAnswer) {
    guard answer.isAllowed == true else {
      // The system reports nothing while it waits for the user's first answer.
      if answer.isAllowed == false || !isUpdating { fail(.denied) }
      return
    }
    guard let position = answer.position else { return fail(.locationUnknown) }
    notify { $0.locationManager($1, didUpdateLocations: [CLLocation(position)]) }
  }

  private func fail(_ code: CLError.Code) {
    notify { $0.locationManager($1, didFailWithError: CLError(code)) }
  }

  /// Calls the delegate later, on the main queue.
  private func notify(
    _ call: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    // The manager is used on the main thread from here on, as Apple's is on its own run loop.
    nonisolated(unsafe) let manager = self
    DispatchQueue.main.async {
      guard let delegate = manager.delegate else { return }
      call(delegate, manager)
    }
  }

  private func status(_ answer: LocationAnswer) -> CLAuthorizationStatus {
    switch answer.isAllowed {
    case nil: .notDetermined
    case true?: .authorizedWhenInUse
    case false?: .denied
    }
  }
}

extension CLLocation {
  /// A position that the user has set: exact, and determined now.
  fileprivate convenience init(_ position: LinkPosition) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: position.latitude, longitude: position.longitude),
      altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
  }
}
