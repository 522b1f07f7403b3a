import Foundation

/// An exception of Objective-C. Raising it ends the process, as an uncaught one does on a device.
open class NSException: NSObject {
  open private(set) var name: NSExceptionName
  open private(set) var reason: String?
  open private(set) var userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  open func raise() {
    fatalError("\(name.rawValue): \(reason ?? "no reason")")
  }

  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: format, userInfo: nil).raise()
  }

  /// Not known.
  open var callStackSymbols: [String] { [] }
  open var callStackReturnAddresses: [NSNumber] { [] }
}

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let mallocException = NSExceptionName("NSMallocException")
}
