/// The elliptic curve P-384 (NIST SP 800-186).
public enum P384 {
  /// Signatures with ECDSA.
  public enum Signing {
    public struct PublicKey: Sendable, Hashable {
      let point: CurvePoint

      public init<D: ContiguousBytes>(x963Representation: D) throws {
        point = try CurvePoint(x963: x963Representation.copiedBytes, bits: 384)
      }

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        point = try CurvePoint(x963: [4] + rawRepresentation.copiedBytes, bits: 384)
      }

      public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        point = try CurvePoint(x963: compressedRepresentation.copiedBytes, bits: 384)
      }

      public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        point = try CurvePoint(der: Array(derRepresentation), bits: 384)
      }

      public init(pemRepresentation: String) throws {
        let der = try PEM.bytes(of: pemRepresentation, kinds: ["PUBLIC KEY"])
        point = try CurvePoint(der: der, bits: 384)
      }

      init(point: CurvePoint) {
        self.point = point
      }

      public var x963Representation: Data { Data(point.bytes) }
      public var rawRepresentation: Data { Data(point.bytes.dropFirst()) }
      public var compressedRepresentation: Data { Data(point.compressed) }
      public var derRepresentation: Data { Data(point.der) }
      public var pemRepresentation: String { PEM.text(of: point.der, kind: "PUBLIC KEY") }
      public func isValidSignature<D: DataProtocol>(
        _ signature: ECDSASignature, for data: D
      ) -> Bool {
        isValidSignature(signature, for: SHA384.hash(data: data))
      }

      public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
        point.verify(Array(signature.raw), Array(digest))
      }
    }

    public struct PrivateKey: Sendable {
      let scalar: CurveScalar

      /// A random key. `compactRepresentable` has no effect.
      public init(compactRepresentable: Bool = true) {
        scalar = CurveScalar(bits: 384)
      }

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        scalar = try CurveScalar(raw: rawRepresentation.copiedBytes, bits: 384)
      }

      /// Reads the public point and the scalar.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        scalar = try CurveScalar(x963: x963Representation.copiedBytes, bits: 384)
      }

      public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        scalar = try CurveScalar(der: Array(derRepresentation), bits: 384)
      }

      public init(pemRepresentation: String) throws {
        let der = try PEM.bytes(of: pemRepresentation, kinds: ["PRIVATE KEY", "EC PRIVATE KEY"])
        scalar = try CurveScalar(der: der, bits: 384)
      }

      public var publicKey: PublicKey { PublicKey(point: scalar.point) }
      public var rawRepresentation: Data { Data(scalar.bytes) }
      public var x963Representation: Data { Data(scalar.point.bytes + scalar.bytes) }
      public var derRepresentation: Data { Data(scalar.der) }
      public var pemRepresentation: String { PEM.text(of: scalar.der, kind: "PRIVATE KEY") }

      /// Signs the digest of the data, with SHA384.
      public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
        try signature(for: SHA384.hash(data: data))
      }

      public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
        ECDSASignature(raw: try scalar.sign(Array(digest)))
      }
    }

    /// The numbers r and s.
    public struct ECDSASignature: ContiguousBytes, Sendable {
      let raw: [UInt8]

      init(raw: [UInt8]) {
        self.raw = raw
      }

      public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 96 else { throw CryptoKitError.incorrectParameterSize }
        raw = Array(rawRepresentation)
      }

      public init<D: DataProtocol>(derRepresentation: D) throws {
        raw = try CurveSignature.raw(ofDER: Array(derRepresentation), bits: 384)
      }

      public var rawRepresentation: Data { Data(raw) }
      public var derRepresentation: Data { Data(CurveSignature.der(of: raw, bits: 384)) }

      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try raw.withUnsafeBytes(body)
      }
    }
  }

  /// Key agreement with ECDH.
  public enum KeyAgreement {
    public struct PublicKey: Sendable, Hashable {
      let point: CurvePoint

      public init<D: ContiguousBytes>(x963Representation: D) throws {
        point = try CurvePoint(x963: x963Representation.copiedBytes, bits: 384)
      }

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        point = try CurvePoint(x963: [4] + rawRepresentation.copiedBytes, bits: 384)
      }

      public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        point = try CurvePoint(x963: compressedRepresentation.copiedBytes, bits: 384)
      }

      public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        point = try CurvePoint(der: Array(derRepresentation), bits: 384)
      }

      public init(pemRepresentation: String) throws {
        let der = try PEM.bytes(of: pemRepresentation, kinds: ["PUBLIC KEY"])
        point = try CurvePoint(der: der, bits: 384)
      }

      init(point: CurvePoint) {
        self.point = point
      }

      public var x963Representation: Data { Data(point.bytes) }
      public var rawRepresentation: Data { Data(point.bytes.dropFirst()) }
      public var compressedRepresentation: Data { Data(point.compressed) }
      public var derRepresentation: Data { Data(point.der) }
      public var pemRepresentation: String { PEM.text(of: point.der, kind: "PUBLIC KEY") }
    }

    public struct PrivateKey: Sendable {
      let scalar: CurveScalar

      /// A random key. `compactRepresentable` has no effect.
      public init(compactRepresentable: Bool = true) {
        scalar = CurveScalar(bits: 384)
      }

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        scalar = try CurveScalar(raw: rawRepresentation.copiedBytes, bits: 384)
      }

      /// Reads the public point and the scalar.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        scalar = try CurveScalar(x963: x963Representation.copiedBytes, bits: 384)
      }

      public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        scalar = try CurveScalar(der: Array(derRepresentation), bits: 384)
      }

      public init(pemRepresentation: String) throws {
        let der = try PEM.bytes(of: pemRepresentation, kinds: ["PRIVATE KEY", "EC PRIVATE KEY"])
        scalar = try CurveScalar(der: der, bits: 384)
      }

      public var publicKey: PublicKey { PublicKey(point: scalar.point) }
      public var rawRepresentation: Data { Data(scalar.bytes) }
      public var x963Representation: Data { Data(scalar.point.bytes + scalar.bytes) }
      public var derRepresentation: Data { Data(scalar.der) }
      public var pemRepresentation: String { PEM.text(of: scalar.der, kind: "PRIVATE KEY") }

      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws
        -> SharedSecret
      {
        try scalar.agree(with: publicKeyShare.point)
      }
    }
  }
}
