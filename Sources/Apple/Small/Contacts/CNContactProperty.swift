import Foundation

/// One value of a contact, as a picker selects it. None is created here.
open class CNContactProperty: NSObject {
  open var contact: CNContact { CNContact() }
  /// Such as `CNContactPhoneNumbersKey`.
  open var key: String { "" }
  open var value: Any? { nil }
  open var identifier: String? { nil }
  open var label: String? { nil }
}
