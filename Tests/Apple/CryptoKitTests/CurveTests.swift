import CryptoKit
import Testing

struct CurveTests {
  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap {
      UInt8(hex.dropFirst($0).prefix(2), radix: 16)
    }
  }

  // RFC 8032, section 7.1, test 2.
  @Test func ed25519IsTheStandards() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: bytes(
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    #expect(
      Array(key.publicKey.rawRepresentation)
        == bytes("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"))
    let signature = try key.signature(for: [0x72])
    #expect(
      Array(signature)
        == bytes(
          "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"))
    #expect(key.publicKey.isValidSignature(signature, for: [0x72]))
    #expect(!key.publicKey.isValidSignature(signature, for: [0x73]))
    #expect(!key.publicKey.isValidSignature(Data(), for: [0x72]))
  }

  // RFC 7748, section 6.1.
  @Test func x25519IsTheStandards() throws {
    let key = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes(
        "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
    let other = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: bytes("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f"))
    let secret = try key.sharedSecretFromKeyAgreement(with: other)
    #expect(
      secret == bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"))
  }

  // RFC 5903, section 8.1.
  @Test func p256AgreementIsTheStandards() throws {
    let key = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes(
        "c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433"))
    #expect(
      Array(key.publicKey.rawRepresentation)
        == bytes(
          "dad0b65394221cf9b051e1feca5787d098dfe637fc90b9ef945d0c3772581180"
            + "5271a0461cdb8252d61f1c456fa3e59ab1f45b33accf5f58389e0577b8990bb3"))
    let other = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes(
        "c6ef9c5d78ae012a011164acb397ce2088685d8f06bf9be0b283ab46476bee53"))
    let secret = try key.sharedSecretFromKeyAgreement(with: other.publicKey)
    #expect(
      secret == bytes("d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de"))
    #expect(try secret == other.sharedSecretFromKeyAgreement(with: key.publicKey))
  }

  // RFC 6979, section A.2.5, message "sample" with SHA-256.
  @Test func p256AcceptsStandardSignature() throws {
    let key = try P256.Signing.PrivateKey(
      rawRepresentation: bytes(
        "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: bytes(
        "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
          + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("Sample".utf8)))
    let der = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
    #expect(der.rawRepresentation == signature.rawRepresentation)
  }

  @Test func keysSurviveEachForm() throws {
    let key = P384.Signing.PrivateKey()
    let signature = try key.signature(for: Data("text".utf8))
    let publicKeys = try [
      P384.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation),
      P384.Signing.PublicKey(derRepresentation: key.publicKey.derRepresentation),
      P384.Signing.PublicKey(x963Representation: key.publicKey.x963Representation),
      P384.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation),
      P384.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation),
      P384.Signing.PrivateKey(pemRepresentation: key.pemRepresentation).publicKey,
      P384.Signing.PrivateKey(x963Representation: key.x963Representation).publicKey,
    ]
    for publicKey in publicKeys {
      #expect(publicKey.isValidSignature(signature, for: Data("text".utf8)))
    }
  }

  @Test func badKeysAreRejected() {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31))
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P521.Signing.PrivateKey(rawRepresentation: Data(count: 66))
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.KeyAgreement.PublicKey(rawRepresentation: Data(count: 64))
    }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
      try P256.Signing.PublicKey(pemRepresentation: "-----BEGIN PUBLIC KEY-----")
    }
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.PublicKey(derRepresentation: [1, 2, 3])
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PrivateKey(rawRepresentation: Data(count: 33))
    }
  }
}
