import CryptoKit
import Testing

struct HashTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  // FIPS 180-4, "abc"; RFC 1321.
  @Test func digestsOfAbcAreTheStandards() {
    let abc = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      Insecure.MD5.hash(data: Data()).description
        == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func copyOfRunningHashIsIndependent() {
    var one = SHA256()
    one.update(data: Data("a".utf8))
    var other = one
    other.update(data: Data("x".utf8))
    one.update(data: Data("bc".utf8))
    #expect(one.finalize() == SHA256.hash(data: Data("abc".utf8)))
    #expect(other.finalize() == SHA256.hash(data: Data("ax".utf8)))
  }

  // RFC 4231, cases 1, 2 and 6.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0b, count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xaa, count: 131),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func authenticationCodeIsTheStandards(key: [UInt8], message: String, code: String) {
    let key = SymmetricKey(data: key)
    let mac = HMAC<SHA256>.authenticationCode(for: Data(message.utf8), using: key)
    #expect(hex(mac) == code)
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: Data(message.utf8), using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: Data(), using: key))
  }

  // RFC 5869, cases 1 and 3.
  @Test func derivedKeysAreTheStandards() {
    let material = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: material, salt: (0...12).map { UInt8($0) },
      info: (0xf0...0xf9).map { UInt8($0) }, outputByteCount: 42)
    #expect(
      derived.withUnsafeBytes { hex($0) } == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db0"
        + "2d56ecc4c5bf34007208d5b887185865")
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: material, outputByteCount: 42)
    #expect(
      plain.withUnsafeBytes { hex($0) } == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e"
        + "5f3c738d2d9d201395faa4b61a96c8")
  }
}
