internal import COpenSSL
import Foundation

/// A P-256 key for ES256. With its private part it signs; without it, it only verifies.
///
/// `@unchecked Sendable`: OpenSSL's key is immutable after creation and may be read from several
/// threads.
public final class SigningKey: @unchecked Sendable {
  private let key: OpaquePointer

  private init(_ key: OpaquePointer) {
    self.key = key
  }

  deinit { EVP_PKEY_free(key) }

  /// Creates a random key pair. Throws `CryptoError`.
  public static func make() throws(CryptoError) -> SigningKey {
    guard let key = vitrine_p256_make() else { throw .failed("create a key") }
    return SigningKey(key)
  }

  /// Reads the text of a `.p8` file: PKCS #8 without a passphrase. Throws `CryptoError`.
  public convenience init(privatePEM text: String) throws(CryptoError) {
    try self.init(text, expected: "a private key as in Apple's .p8 files", vitrine_read_private)
  }

  /// Throws `CryptoError`.
  public convenience init(publicPEM text: String) throws(CryptoError) {
    try self.init(text, expected: "a public key") { PEM_read_bio_PUBKEY($0, nil, nil, nil) }
  }

  private convenience init(
    _ text: String, expected: String, _ read: (OpaquePointer?) -> OpaquePointer?
  ) throws(CryptoError) {
    let bytes = Array(text.utf8)
    guard bytes.count < 1 << 16 else { throw .notAKey(expected: expected) }
    let key = bytes.withUnsafeBytes { buffer -> OpaquePointer? in
      guard let bio = vitrine_bio(buffer.baseAddress, buffer.count) else { return nil }
      defer { BIO_free(bio) }
      return read(bio)
    }
    ERR_clear_error()
    guard let key else { throw .notAKey(expected: expected) }
    guard vitrine_is_p256(key) == 1 else {
      EVP_PKEY_free(key)
      throw .otherCurve
    }
    self.init(key)
  }

  /// The text of a `.p8` file. Throws `CryptoError`.
  public func privatePEM() throws(CryptoError) -> String {
    try text { vitrine_write_private($0, key) }
  }

  /// Throws `CryptoError`.
  public func publicPEM() throws(CryptoError) -> String {
    try text { PEM_write_bio_PUBKEY($0, key) }
  }

  private func text(_ write: (OpaquePointer?) -> Int32) throws(CryptoError) -> String {
    try PEMText.make(write)
  }

  /// Signs a message. The signature is r and s, 32 bytes each. Throws `CryptoError`.
  public func signature(of message: [UInt8]) throws(CryptoError) -> [UInt8] {
    guard let context = EVP_MD_CTX_new() else { throw .failed("sign") }
    defer { EVP_MD_CTX_free(context) }
    var der = [UInt8](repeating: 0, count: 128)
    var length = der.count
    guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
      EVP_DigestSign(context, &der, &length, message, message.count) == 1
    else {
      ERR_clear_error()
      throw .failed("sign")
    }
    var raw = [UInt8](repeating: 0, count: 64)
    guard vitrine_raw_signature(der, length, &raw) == 1 else { throw .failed("sign") }
    return raw
  }

  /// Whether the key has signed the message.
  public func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard signature.count == 64, let context = EVP_MD_CTX_new() else { return false }
    defer {
      EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    var der = [UInt8](repeating: 0, count: 80)
    let length = vitrine_der_signature(signature, &der)
    guard length > 0, EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1 else {
      return false
    }
    return EVP_DigestVerify(context, der, length, message, message.count) == 1
  }

  /// Calls `body` with OpenSSL's key, which is valid only during the call.
  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(key) }
}

/// Why a key or certificate could not be read or created.
public enum CryptoError: Error, Equatable, CustomStringConvertible {
  /// A text that is not a key in PEM. `expected` says which kind is needed.
  case notAKey(expected: String)
  /// The key is not on the curve P-256, which APNs requires.
  case otherCurve
  /// A call of OpenSSL failed. The text has its reason.
  case failed(String)

  public var description: String {
    switch self {
    case .notAKey(let expected): "not \(expected)"
    case .otherCurve: "unsupported key type; APNs keys use the curve P-256"
    case .failed(let action): "OpenSSL could not \(action)"
    }
  }
}

/// Collects PEM text that OpenSSL writes.
enum PEMText {
  static func make(_ write: (OpaquePointer?) -> Int32) throws(CryptoError) -> String {
    guard let bio = vitrine_bio_new() else { throw .failed("write") }
    defer { BIO_free(bio) }
    var bytes: UnsafeMutablePointer<CChar>?
    guard write(bio) == 1 else {
      ERR_clear_error()
      throw .failed("write")
    }
    let count = vitrine_bio_bytes(bio, &bytes)
    guard let bytes else { throw .failed("write") }
    let raw = UnsafeRawBufferPointer(start: bytes, count: count)
    return String(decoding: raw, as: UTF8.self)
  }
}
