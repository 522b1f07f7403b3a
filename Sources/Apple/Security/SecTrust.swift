// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
import Foundation
import FoundationNetworking

/// A certificate in DER. Only its bytes are known.
public final class SecCertificate: Sendable {
  fileprivate let data: Data
  fileprivate init(_ data: Data) { self.data = data }
}

/// A cryptographic key. None can be created: use CryptoKit.
public final class SecKey: Sendable, Hashable {
  public static func == (first: SecKey, second: SecKey) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public final class SecIdentity: Sendable {}
public final class SecPolicy: Sendable {}

/// The certificates of a server. They are not evaluated: an evaluation fails and reports a notice.
public final class SecTrust: Sendable {
  fileprivate let certificates: [SecCertificate]
  fileprivate init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: CFData
) -> SecCertificate? { SecCertificate(data) }

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// Always nil: keys are not read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}

public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?,
  _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let one = (certificates as? SecCertificate).map { [$0] }
  let all = certificates as? [SecCertificate] ?? one ?? []
  trust.pointee = SecTrust(all)
  return errSecSuccess
}

@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  errSecSuccess
}

@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }

@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }

/// False, after a notice. The system's own evaluation of servers is not affected.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  AuthorNotice.report("Security", lacks: "evaluation of certificates")
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable))
  return false
}

public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue,
  _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  var error: CFError?
  let isTrusted = SecTrustEvaluateWithError(trust, &error)
  result(trust, isTrusted, error)
  return errSecSuccess
}

@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?
) -> OSStatus {
  result?.pointee = .deny
  return SecTrustEvaluateWithError(trust, nil) ? errSecSuccess : errSecNotAvailable
}

public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .deny
  return errSecSuccess
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }

extension URLProtectionSpace {
  /// Always nil: the system evaluates the certificates of servers.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// An empty credential: the system evaluates servers.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }

  /// An empty credential: client certificates are not sent.
  public convenience init(
    identity: SecIdentity, certificates certArray: [Any]?, persistence: Persistence
  ) {
    self.init(user: "", password: "", persistence: persistence)
  }

  public var identity: SecIdentity? { nil }
  public var certificates: [Any] { [] }
}
