import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | no homes: a notice

public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1 << 0)
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 1 << 1)
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 1 << 2)
}

public protocol HMHomeManagerDelegate: NSObjectProtocol {
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  func homeManager(
    _ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  public func homeManager(
    _ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus
  ) {}
}

/// The user's homes. There are none, which a notice says.
open class HMHomeManager: NSObject {
  open weak var delegate: (any HMHomeManagerDelegate)?

  public override init() {
    AuthorNotice.report("HomeKit", lacks: "homes")
    super.init()
  }

  open var homes: [HMHome] { [] }
  open var primaryHome: HMHome? { nil }
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }
}

// None of these is created here.

open class HMHome: NSObject {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var isPrimary: Bool { false }
  open var rooms: [HMRoom] { [] }
  open var accessories: [HMAccessory] { [] }
  open var actionSets: [HMActionSet] { [] }

  open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { nil }

  open func executeActionSet(
    _ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }

  open func executeActionSet(_ actionSet: HMActionSet) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }
}

open class HMRoom: NSObject {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var accessories: [HMAccessory] { [] }
}

open class HMAccessory: NSObject {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var isReachable: Bool { false }
  open var room: HMRoom? { nil }
  open var services: [HMService] { [] }
  open var manufacturer: String? { nil }
  open var model: String? { nil }
}

open class HMService: NSObject {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
  open var serviceType: String { "" }
  open var characteristics: [HMCharacteristic] { [] }
  open var accessory: HMAccessory? { nil }
}

open class HMCharacteristic: NSObject {
  open var characteristicType: String { "" }
  open var value: Any? { nil }

  open func readValue() async throws { throw HMError(.homeAccessNotAuthorized) }
  open func writeValue(_ value: Any?) async throws { throw HMError(.homeAccessNotAuthorized) }

  open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError(.homeAccessNotAuthorized))
  }

  open func writeValue(
    _ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
}

open class HMActionSet: NSObject {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID() }
}

public struct HMError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unexpectedError = -1
    case notFound = 2
    case accessoryNotReachable = 4
    case readOnlyCharacteristic = 5
    case writeOnlyCharacteristic = 6
    case operationTimedOut = 8
    case insufficientPrivileges = 17
    case homeAccessNotAuthorized = 47
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}
