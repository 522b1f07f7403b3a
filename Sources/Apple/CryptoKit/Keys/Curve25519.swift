import CCryptography

/// The elliptic curve Curve25519 (RFC 7748, RFC 8032).
public enum Curve25519 {
  /// Signatures with Ed25519.
  public enum Signing {
    public struct PublicKey: Sendable, Hashable {
      let bytes: [UInt8]

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try key(rawRepresentation)
      }

      public var rawRepresentation: Data { Data(bytes) }

      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool {
        let (signature, data) = (Array(signature), Array(data))
        return vitrine_25519_verify(bytes, data, data.count, signature, signature.count) == 1
      }
    }

    public struct PrivateKey: Sendable {
      let bytes: [UInt8]
      public let publicKey: PublicKey

      /// A random key.
      public init() {
        do {
          try self.init(rawRepresentation: randomBytes(32))
        } catch {
          fatalError("OpenSSL rejects a key for Ed25519")
        }
      }

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try key(rawRepresentation)
        publicKey = try PublicKey(rawRepresentation: publicPart(of: bytes, signing: true))
      }

      public var rawRepresentation: Data { Data(bytes) }

      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        let data = Array(data)
        var signature = [UInt8](repeating: 0, count: 64)
        guard vitrine_25519_sign(bytes, data, data.count, &signature) == 1 else {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return Data(signature)
      }
    }
  }

  /// Key agreement with X25519.
  public enum KeyAgreement {
    public struct PublicKey: Sendable, Hashable {
      let bytes: [UInt8]

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try key(rawRepresentation)
      }

      public var rawRepresentation: Data { Data(bytes) }
    }

    public struct PrivateKey: Sendable {
      let bytes: [UInt8]
      public let publicKey: PublicKey

      /// A random key.
      public init() {
        do {
          try self.init(rawRepresentation: randomBytes(32))
        } catch {
          fatalError("OpenSSL rejects a key for X25519")
        }
      }

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try key(rawRepresentation)
        publicKey = try PublicKey(rawRepresentation: publicPart(of: bytes, signing: false))
      }

      public var rawRepresentation: Data { Data(bytes) }

      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        var shared = [UInt8](repeating: 0, count: 32)
        guard vitrine_25519_agree(bytes, publicKeyShare.bytes, &shared) == 1 else {
          throw CryptoKitError.invalidParameter
        }
        return SharedSecret(bytes: shared)
      }
    }
  }

  private static func key(_ bytes: some ContiguousBytes) throws -> [UInt8] {
    let bytes = bytes.copiedBytes
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return bytes
  }

  private static func publicPart(of secret: [UInt8], signing: Bool) throws -> [UInt8] {
    var point = [UInt8](repeating: 0, count: 32)
    guard vitrine_25519_public(signing ? 1 : 0, secret, &point) == 1 else {
      throw CryptoKitError.invalidParameter
    }
    return point
  }
}
