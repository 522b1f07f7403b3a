// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Digests of the C interface. Sources: RFC 1321 (MD5), FIPS 180-4 (SHA).
import CCryptography
@_exported import Foundation

// Compatibility (module): partial | | MD5, SHA, HMAC; AES and Triple DES in the modes CBC and ECB

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the digest, and returns its address; nil on failure.
private func digest(
  _ name: String, _ data: UnsafeRawPointer?, _ length: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let md, let state = vitrine_digest_new(name) else { return nil }
  defer { vitrine_digest_free(state) }
  if let data { vitrine_digest_update(state, data, Int(length)) }
  return vitrine_digest_finish(state, md) == 1 ? md : nil
}

@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("MD5", data, len, md) }

@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("SHA1", data, len, md) }

@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("SHA224", data, len, md) }

@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("SHA256", data, len, md) }

@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("SHA384", data, len, md) }

@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest("SHA512", data, len, md) }
