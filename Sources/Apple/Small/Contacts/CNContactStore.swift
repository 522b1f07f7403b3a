import AuthorNotices
import Foundation

public enum CNEntityType: Int, Sendable {
  case contacts
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
  case limited
}

public struct CNError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessibleWritableContainers = 101
    case recordDoesNotExist = 200
    case validationMultipleErrors = 300
    case predicateInvalid = 400
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "CNErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let CNContactStoreDidChange = NSNotification.Name(
    "CNContactStoreDidChangeNotification")
}

/// What to fetch from the store.
open class CNFetchRequest: NSObject {}

open class CNContactFetchRequest: CNFetchRequest {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes to contacts. The store refuses them.
open class CNSaveRequest: NSObject {
  public override init() {}

  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

open class CNGroup: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. None is created here.
  open var identifier: String { "" }
  open var name: String { "" }
}

open class CNContainer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. None is created here.
  open var identifier: String { "" }
  open var name: String { "" }
}

/// The user's contacts. Access is denied here: each request throws, after a notice.
open class CNContactStore: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public override init() {}

  private class func refusal() -> CNError {
    AuthorNotice.report("Contacts", lacks: "contacts; access is denied")
    return CNError(.authorizationDenied)
  }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    _ = refusal()
    return .denied
  }

  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, Self.refusal())
  }

  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw Self.refusal()
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw Self.refusal() }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw Self.refusal() }

  open func unifiedMeContactWithKeys(
    toFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw Self.refusal() }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws { throw Self.refusal() }

  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw Self.refusal() }
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw Self.refusal()
  }
  open func defaultContainerIdentifier() -> String { "" }
  open var currentHistoryToken: Data? { nil }
  open func execute(_ saveRequest: CNSaveRequest) throws { throw Self.refusal() }
}
