// Compatibility (module): partial | | hashes, HMAC, HKDF, AES-GCM, ChaChaPoly, P-256, P-384,
//   P-521, Curve25519, on OpenSSL; no HPKE, key wrapping, Secure Enclave or post-quantum keys; an
//   Ed25519 signature is the same each time

extension ContiguousBytes {
  var copiedBytes: [UInt8] { withUnsafeBytes { Array($0) } }
}

extension Sequence<UInt8> {
  var hexadecimalText: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

/// Whether both have the same bytes, in a time that depends only on their lengths.
func isEqualInConstantTime(_ one: some Sequence<UInt8>, _ other: some Sequence<UInt8>) -> Bool {
  let (one, other) = (Array(one), Array(other))
  guard one.count == other.count else { return false }
  return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

func randomBytes(_ count: Int) -> [UInt8] {
  var generator = SystemRandomNumberGenerator()
  return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
}
