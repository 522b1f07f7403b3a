/// The private key of a curve: `P256.Signing.PrivateKey`, for example.
public struct _CurvePrivateKey<Purpose: _CurvePurpose>: Sendable {
  let scalar: CurveScalar

  /// A random key. `compactRepresentable` has no effect.
  public init(compactRepresentable: Bool = true) {
    scalar = CurveScalar(bits: Purpose.bits)
  }

  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    scalar = try CurveScalar(raw: rawRepresentation.copiedBytes, bits: Purpose.bits)
  }

  /// Reads the public point and the scalar.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    scalar = try CurveScalar(x963: x963Representation.copiedBytes, bits: Purpose.bits)
  }

  public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
    scalar = try CurveScalar(der: Array(derRepresentation), bits: Purpose.bits)
  }

  public init(pemRepresentation: String) throws {
    let der = try PEM.bytes(of: pemRepresentation, kinds: ["PRIVATE KEY", "EC PRIVATE KEY"])
    scalar = try CurveScalar(der: der, bits: Purpose.bits)
  }

  public var publicKey: _CurvePublicKey<Purpose> { _CurvePublicKey(point: scalar.point) }
  public var rawRepresentation: Data { Data(scalar.bytes) }
  public var x963Representation: Data { Data(scalar.point.bytes + scalar.bytes) }
  public var derRepresentation: Data { Data(scalar.der) }
  public var pemRepresentation: String { PEM.text(of: scalar.der, kind: "PRIVATE KEY") }
}

extension _CurvePrivateKey where Purpose: _CurveSigning {
  /// Signs the digest of the data, made with the curve's hash function.
  public func signature<D: DataProtocol>(
    for data: D
  ) throws -> _CurveECDSASignature<Purpose._Curve> {
    try signature(for: Purpose._Curve._Hash.hash(data: data))
  }

  public func signature<D: Digest>(for digest: D) throws -> _CurveECDSASignature<Purpose._Curve> {
    _CurveECDSASignature(raw: try scalar.sign(Array(digest)))
  }
}

extension _CurvePrivateKey where Purpose: _CurveKeyAgreement {
  public func sharedSecretFromKeyAgreement(
    with publicKeyShare: _CurvePublicKey<Purpose>
  ) throws -> SharedSecret {
    try scalar.agree(with: publicKeyShare.point)
  }
}
