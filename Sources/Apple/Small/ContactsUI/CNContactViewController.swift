@MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// Shows or edits a contact. It keeps its values, and draws nothing.
open class CNContactViewController: UIViewController {
  open private(set) var contact = CNContact()
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var displayedPropertyKeys: [Any]?
  open var contactStore: CNContactStore?
  open var parentGroup: CNGroup?
  open var parentContainer: CNContainer?
  open var alternateName: String?
  open var message: String?
  open var allowsEditing = true
  open var allowsActions = true
  open var shouldShowLinkedContacts = false

  public convenience init(for contact: CNContact) {
    self.init(nibName: nil, bundle: nil)
    self.contact = contact
  }

  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }

  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    "CNContactViewController"
  }

  open func highlightProperty(withKey key: String, identifier: String?) {}
}
