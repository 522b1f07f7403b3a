import Foundation

/// A postal address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // `@unchecked Sendable`: only the mutable subclass changes, and its user has it alone.
  fileprivate struct Fields: Equatable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }

  fileprivate var fields = Fields()

  public override init() {}

  open var street: String { fields.street }
  open var subLocality: String { fields.subLocality }
  open var city: String { fields.city }
  open var subAdministrativeArea: String { fields.subAdministrativeArea }
  open var state: String { fields.state }
  open var postalCode: String { fields.postalCode }
  open var country: String { fields.country }
  open var isoCountryCode: String { fields.isoCountryCode }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CNPostalAddress()
    copy.fields = fields
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = CNMutablePostalAddress()
    copy.fields = fields
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.fields == fields
  }

  open override var hash: Int { fields.street.hashValue }
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  // `@unchecked Sendable`: changed only by its user, who must not share it with other threads.
  open override var street: String {
    get { fields.street }
    set { fields.street = newValue }
  }
  open override var subLocality: String {
    get { fields.subLocality }
    set { fields.subLocality = newValue }
  }
  open override var city: String {
    get { fields.city }
    set { fields.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { fields.subAdministrativeArea }
    set { fields.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { fields.state }
    set { fields.state = newValue }
  }
  open override var postalCode: String {
    get { fields.postalCode }
    set { fields.postalCode = newValue }
  }
  open override var country: String {
    get { fields.country }
    set { fields.country = newValue }
  }
  open override var isoCountryCode: String {
    get { fields.isoCountryCode }
    set { fields.isoCountryCode = newValue }
  }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress
}

/// Writes an address as lines: street, city with state and postal code, country.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  // `@unchecked Sendable`: formatters are classes of Foundation. It has one value.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
    return [
      postalAddress.street, town.filter { !$0.isEmpty }.joined(separator: " "),
      postalAddress.country,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }
}
