import Foundation

/// A contact that an app changes, and then saves.
open class CNMutableContact: CNContact, @unchecked Sendable {
  // `@unchecked Sendable`: changed only by its user, who must not share it with other threads.
  open override var contactType: CNContactType {
    get { fields.contactType }
    set { fields.contactType = newValue }
  }
  open override var namePrefix: String {
    get { fields.namePrefix }
    set { fields.namePrefix = newValue }
  }
  open override var givenName: String {
    get { fields.givenName }
    set { fields.givenName = newValue }
  }
  open override var middleName: String {
    get { fields.middleName }
    set { fields.middleName = newValue }
  }
  open override var familyName: String {
    get { fields.familyName }
    set { fields.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { fields.nameSuffix }
    set { fields.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { fields.nickname }
    set { fields.nickname = newValue }
  }
  open override var organizationName: String {
    get { fields.organizationName }
    set { fields.organizationName = newValue }
  }
  open override var departmentName: String {
    get { fields.departmentName }
    set { fields.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { fields.jobTitle }
    set { fields.jobTitle = newValue }
  }
  open override var note: String {
    get { fields.note }
    set { fields.note = newValue }
  }
  open override var imageData: Data? {
    get { fields.imageData }
    set { fields.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { fields.phoneNumbers }
    set { fields.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { fields.emailAddresses }
    set { fields.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { fields.postalAddresses }
    set { fields.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { fields.urlAddresses }
    set { fields.urlAddresses = newValue }
  }
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { fields.contactRelations }
    set { fields.contactRelations = newValue }
  }
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { fields.socialProfiles }
    set { fields.socialProfiles = newValue }
  }
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { fields.instantMessageAddresses }
    set { fields.instantMessageAddresses = newValue }
  }
  open override var birthday: DateComponents? {
    get { fields.birthday }
    set { fields.birthday = newValue }
  }
  open override var nonGregorianBirthday: DateComponents? {
    get { fields.nonGregorianBirthday }
    set { fields.nonGregorianBirthday = newValue }
  }
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { fields.dates }
    set { fields.dates = newValue }
  }
}
