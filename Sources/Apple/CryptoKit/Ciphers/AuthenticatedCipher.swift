import CCryptography

/// Encrypts with OpenSSL's cipher of this name, and a tag of 16 bytes.
struct AuthenticatedCipher {
  let name: String

  static let tagByteCount = 16

  func seal(
    _ message: [UInt8], key: SymmetricKey, nonce: [UInt8], authenticating extra: [UInt8]
  ) throws -> (ciphertext: [UInt8], tag: [UInt8]) {
    // One byte more than the text, so that an empty one has an address, too.
    var out = [UInt8](repeating: 0, count: message.count + 1)
    var tag = [UInt8](repeating: 0, count: Self.tagByteCount)
    let done = vitrine_seal(
      name, key.bytes, nonce, nonce.count, extra, extra.count, message, message.count, &out, &tag)
    guard done == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    return (Array(out.dropLast()), tag)
  }

  func open(
    _ ciphertext: [UInt8], tag: [UInt8], key: SymmetricKey, nonce: [UInt8],
    authenticating extra: [UInt8]
  ) throws -> Data {
    var out = [UInt8](repeating: 0, count: ciphertext.count + 1)
    let done = vitrine_open(
      name, key.bytes, nonce, nonce.count, extra, extra.count, ciphertext, ciphertext.count, tag,
      &out)
    guard done == 1 else { throw CryptoKitError.authenticationFailure }
    return Data(out.dropLast())
  }
}
