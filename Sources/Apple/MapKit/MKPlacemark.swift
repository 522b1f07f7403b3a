/// A point with a title on a map.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D
  open var title: String?
  open var subtitle: String?

  public override init() { coordinate = CLLocationCoordinate2D() }

  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// A coordinate with an address.
open class MKPlacemark: NSObject, MKAnnotation, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let coordinate: CLLocationCoordinate2D
  private let address: [String: String]

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    address = [:]
  }

  /// - Parameter addressDictionary: The parts of the address by the keys of Contacts, such as
  ///   `Street` and `City`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    address = (addressDictionary ?? [:]).compactMapValues { $0 as? String }
  }

  open var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  open var name: String? { address["Name"] ?? address["Street"] }
  open var title: String? { name }
  open var thoroughfare: String? { address["Street"] }
  open var locality: String? { address["City"] }
  open var administrativeArea: String? { address["State"] }
  open var postalCode: String? { address["ZIP"] }
  open var country: String? { address["Country"] }
  open var isoCountryCode: String? { address["CountryCode"] }
  open var countryCode: String? { isoCountryCode }
}
