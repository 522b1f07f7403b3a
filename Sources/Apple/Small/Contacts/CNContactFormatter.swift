import Foundation
import FoundationSupplement

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName
  case phoneticFullName
}

/// Writes the name of a contact, in the order of its parts in the current language.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  // `@unchecked Sendable`: formatters are classes of Foundation. It has one value.
  open var style = CNContactFormatterStyle.fullName

  /// nil if the contact has no name.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    var components = PersonNameComponents()
    components.namePrefix = contact.namePrefix
    components.givenName = contact.givenName
    components.middleName = contact.middleName
    components.familyName = contact.familyName
    components.nameSuffix = contact.nameSuffix
    let name = components.formatted(.name(style: .long))
    if !name.isEmpty { return name }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { "fullName" }
}
