// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
import Foundation

/// The conditions of an item's use. The keychain keeps none.
public final class SecAccessControl: Sendable {}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

// Passwords that apps share with websites: there are none, after a notice.

public func SecCreateSharedWebCredentialPassword() -> CFString? {
  // Four groups of three letters and digits, as on iOS.
  let characters = Array("abcdefghkmnopqrstuvwxyABCDEFGHKLMNPQRSTUVWXY3456789")
  let groups = (0..<4).map { _ in
    String((0..<3).map { _ in characters.randomElement() ?? "a" })
  }
  return groups.joined(separator: "-")
}

public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  AuthorNotice.report("Security", lacks: "shared web credentials")
  completionHandler(nil, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound)))
}

public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) {
  AuthorNotice.report("Security", lacks: "shared web credentials")
  completionHandler(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable)))
}
