// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import UIKit

// Compatibility (module): accepted | | no peer is ever found: a notice

/// A device that takes part. Two with the same name are different devices.
open class MCPeerID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The name is constant.
  public let displayName: String
  private let identifier: String

  /// - Parameter myDisplayName: At most 63 bytes of UTF-8, and not empty.
  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    identifier = UUID().uuidString
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard
      let name = coder.decodeObject(of: NSString.self, forKey: "displayName"),
      let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier")
    else { return nil }
    displayName = String(name)
    self.identifier = String(identifier)
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: displayName), forKey: "displayName")
    coder.encode(NSString(string: identifier), forKey: "identifier")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? MCPeerID)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

public let MCErrorDomain = "MCErrorDomain"

public struct MCError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown
    case notConnected
    case invalidParameter
    case unsupported
    case timedOut
    case cancelled
    case unavailable
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { MCErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var notConnected: Code { .notConnected }
  public static var invalidParameter: Code { .invalidParameter }
  public static var timedOut: Code { .timedOut }
  public static var cancelled: Code { .cancelled }
}
