import Foundation
import GatewayFixtures
import Testing

@testable import PushGateway

struct SigningKeyTests {
  @Test func signsAndVerifies() throws {
    let key = try SigningKey.make()
    let message = Array("hello".utf8)
    let signature = try key.signature(of: message)
    #expect(signature.count == 64)
    let verifier = try SigningKey(publicPEM: try key.publicPEM())
    #expect(verifier.isValid(signature, of: message))
    #expect(!verifier.isValid(signature, of: Array("hullo".utf8)))
    #expect(!verifier.isValid(Array(signature.dropLast()), of: message))
    let again = try SigningKey(privatePEM: try key.privatePEM())
    #expect(verifier.isValid(try again.signature(of: message), of: message))
  }

  @Test(arguments: ["", "hello", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"])
  func rejectsInvalidPEM(text: String) {
    #expect(throws: CryptoError.self) { try SigningKey(privatePEM: text) }
    #expect(throws: CryptoError.self) { try SigningKey(publicPEM: text) }
  }

  @Test func rejectsOtherCurve() {
    // openssl ecparam -name secp384r1 -genkey -noout | openssl pkey -pubout
    let text = """
      -----BEGIN PUBLIC KEY-----
      MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
      -----END PUBLIC KEY-----

      """
    #expect(throws: CryptoError.otherCurve) { try SigningKey(publicPEM: text) }
  }
}

struct KeyStoreTests {
  @Test func addsAndRemovesKeys() throws {
    try withFolder { folder in
      let store = KeyStore(folder.keys)
      #expect(try store.all().isEmpty)
      let provider = try Provider()
      let key = try provider.registered(environment: .development, topics: ["a.b"])
      let first = store.ring()
      try store.add(key)
      #expect(try store.all() == [key])
      #expect(store.ring().key(key.id)?.key == key)
      #expect(store.ring().generation != first.generation)
      #expect(store.ring().generation == store.ring().generation)
      #expect(throws: GatewayError.keyExists(key.id)) { try store.add(key) }
      // Changes of another process are noticed.
      try KeyStore(folder.keys).remove(key.id)
      #expect(store.ring().key(key.id) == nil)
      #expect(throws: GatewayError.self) { try store.remove(key.id) }
    }
  }

  @Test(arguments: [("short", "TEAM123456"), ("KEY1234567", "team123456"), ("KEY-234567", "T")])
  func rejectsInvalidIdentifiers(id: String, team: String) throws {
    try withFolder { folder in
      let key = try Provider(id: id, team: team).registered()
      #expect(throws: GatewayError.self) { try KeyStore(folder.keys).add(key) }
    }
  }

  @Test func damagedFileThrows() throws {
    try withFolder { folder in
      try Data("{".utf8).write(to: folder.keys)
      let store = KeyStore(folder.keys)
      #expect(throws: GatewayError.self) { try store.all() }
      #expect(store.ring().isEmpty)
    }
  }
}

struct TLSIdentityTests {
  @Test func certificateIsReusedUntilItExpiresSoon() throws {
    try withFolder { folder in
      let first = try TLSIdentity.loadOrCreate(in: folder, now: Provider.now)
      let tomorrow = Provider.now.addingTimeInterval(86_400)
      let same = try TLSIdentity.loadOrCreate(in: folder, now: tomorrow)
      #expect(first.certificate == same.certificate)
      let late = Provider.now.addingTimeInterval(790 * 86_400)
      #expect(try TLSIdentity.loadOrCreate(in: folder, now: late).certificate != first.certificate)
      let mode =
        try FileManager.default.attributesOfItem(
          atPath: folder.certificateKey.path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test func damagedCertificateIsReplaced() throws {
    try withFolder { folder in
      try Data("x".utf8).write(to: folder.certificate)
      try Data("x".utf8).write(to: folder.certificateKey)
      let identity = try TLSIdentity.loadOrCreate(in: folder, now: Provider.now)
      #expect(identity.certificate.hasPrefix("-----BEGIN CERTIFICATE-----"))
    }
  }
}
