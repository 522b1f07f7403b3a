// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
import Foundation

// Passwords that apps share with websites. None are stored: the functions that read or add one fail
// and report a notice.

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
