import Foundation

// Compatibility (module): accepted | | values and names of contacts; access is denied: a notice

public enum CNContactType: Int, Sendable {
  case person
  case organization
}

public enum CNContactSortOrder: Int, Sendable {
  case none
  case userDefault
  case givenName
  case familyName
}

/// A person or an organization of the user's contacts.
open class CNContact: NSObject, NSCopying, NSMutableCopying, Identifiable, @unchecked Sendable {
  // `@unchecked Sendable`: only the mutable subclass changes, and its user has it alone.
  struct Fields {
    var identifier = UUID().uuidString
    var contactType = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var note = ""
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var birthday: DateComponents?
    var nonGregorianBirthday: DateComponents?
    var dates: [CNLabeledValue<NSDateComponents>] = []
  }

  var fields = Fields()

  public override init() {}

  open var id: String { fields.identifier }
  open var identifier: String { fields.identifier }
  open var contactType: CNContactType { fields.contactType }
  open var namePrefix: String { fields.namePrefix }
  open var givenName: String { fields.givenName }
  open var middleName: String { fields.middleName }
  open var familyName: String { fields.familyName }
  open var nameSuffix: String { fields.nameSuffix }
  open var nickname: String { fields.nickname }
  open var organizationName: String { fields.organizationName }
  open var departmentName: String { fields.departmentName }
  open var jobTitle: String { fields.jobTitle }
  open var note: String { fields.note }
  open var imageData: Data? { fields.imageData }
  open var thumbnailImageData: Data? { fields.imageData }
  open var imageDataAvailable: Bool { fields.imageData != nil }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { fields.contactRelations }
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { fields.socialProfiles }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    fields.instantMessageAddresses
  }
  open var birthday: DateComponents? { fields.birthday }
  open var nonGregorianBirthday: DateComponents? { fields.nonGregorianBirthday }
  open var dates: [CNLabeledValue<NSDateComponents>] { fields.dates }

  /// Always true: contacts are created whole.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CNContact()
    copy.fields = fields
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = CNMutableContact()
    copy.fields = fields
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContact)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

extension CNContact {
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }

  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }

  public class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }

  public class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }

  public class func localizedString(forKey key: String) -> String { key }
}
