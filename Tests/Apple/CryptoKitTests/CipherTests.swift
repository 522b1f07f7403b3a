import CryptoKit
import Testing

struct CipherTests {
  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap {
      UInt8(hex.dropFirst($0).prefix(2), radix: 16)
    }
  }

  // McGrew and Viega, "The Galois/Counter Mode of Operation", test cases 1, 2 and 4.
  @Test(arguments: [
    (
      "00000000000000000000000000000000", "000000000000000000000000", "", "", "",
      "58e2fccefa7e3061367f1d57a4e7455a"
    ),
    (
      "00000000000000000000000000000000", "000000000000000000000000",
      "00000000000000000000000000000000", "", "0388dace60b6a392f328c2b971b2fe78",
      "ab6e47d42cec13bdf53a67b21257bddf"
    ),
    (
      "feffe9928665731c6d6a8f9467308308", "cafebabefacedbaddecaf888",
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39",
      "feedfacedeadbeeffeedfacedeadbeefabaddad2",
      "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
        + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091",
      "5bc94fbc3221a5db94fae95ae7121a47"
    ),
  ])
  func aesGCMIsTheStandards(
    key: String, nonce: String, text: String, extra: String, cipher: String, tag: String
  ) throws {
    let key = SymmetricKey(data: bytes(key))
    let box = try AES.GCM.seal(
      bytes(text), using: key, nonce: AES.GCM.Nonce(data: bytes(nonce)),
      authenticating: bytes(extra))
    #expect(Array(box.ciphertext) == bytes(cipher))
    #expect(Array(box.tag) == bytes(tag))
    let again = try AES.GCM.SealedBox(combined: try #require(box.combined))
    #expect(
      Array(try AES.GCM.open(again, using: key, authenticating: bytes(extra))) == bytes(text))
  }

  @Test func forgedBoxDoesNotOpen() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("secret".utf8), using: key)
    var forged = try #require(box.combined)
    forged[forged.startIndex + 13] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: forged), using: key)
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(size: SymmetricKeySize(bitCount: 40)))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 27))
    }
  }

  // RFC 8439, section 2.8.2.
  @Test func chaChaPolyIsTheStandards() throws {
    let key = SymmetricKey(data: (0x80...0x9f).map { UInt8($0) })
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for "
      + "the future, sunscreen would be it."
    let box = try ChaChaPoly.seal(
      Data(text.utf8), using: key,
      nonce: ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
      authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
    #expect(Array(box.tag) == bytes("1ae10b594f09e26a7e902ecbd0600691"))
    #expect(Array(box.ciphertext.prefix(16)) == bytes("d31a8d34648e60db7b86afbc53ef7ec2"))
    let opened = try ChaChaPoly.open(
      ChaChaPoly.SealedBox(combined: box.combined), using: key,
      authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
    #expect(opened == Data(text.utf8))
  }
}
