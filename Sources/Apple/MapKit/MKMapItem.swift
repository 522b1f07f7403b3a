import AuthorNotices

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }

  public static let airport = Self("Airport")
  public static let atm = Self("ATM")
  public static let bakery = Self("Bakery")
  public static let bank = Self("Bank")
  public static let beach = Self("Beach")
  public static let cafe = Self("Cafe")
  public static let campground = Self("Campground")
  public static let evCharger = Self("EVCharger")
  public static let foodMarket = Self("FoodMarket")
  public static let gasStation = Self("GasStation")
  public static let hospital = Self("Hospital")
  public static let hotel = Self("Hotel")
  public static let library = Self("Library")
  public static let marina = Self("Marina")
  public static let museum = Self("Museum")
  public static let nationalPark = Self("NationalPark")
  public static let park = Self("Park")
  public static let parking = Self("Parking")
  public static let pharmacy = Self("Pharmacy")
  public static let publicTransport = Self("PublicTransport")
  public static let restaurant = Self("Restaurant")
  public static let restroom = Self("Restroom")
  public static let school = Self("School")
  public static let store = Self("Store")
  public static let university = Self("University")
}

/// A place. None can be searched for or opened here.
open class MKMapItem: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. As with Apple's, the mutable
  // properties are set by the item's owner.
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  open var location: CLLocation? { placemark.location }

  /// Always false, after a notice: there is no Maps app.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    AuthorNotice.report("MapKit", lacks: "Maps app")
    return false
  }
}

public struct MKError: Error, Equatable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure
    case loadingThrottled
    case placemarkNotFound
    case directionsNotFound
    case decodingFailed
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }

  /// The error of everything that needs Apple's maps, with a notice.
  static func noMaps() -> MKError {
    AuthorNotice.report("MapKit", lacks: "maps, search or directions")
    return MKError(.serverFailure)
  }
}
