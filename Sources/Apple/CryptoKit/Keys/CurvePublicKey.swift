/// The public key of a curve: `P256.Signing.PublicKey`, for example.
public struct _CurvePublicKey<Purpose: _CurvePurpose>: Sendable, Hashable {
  let point: CurvePoint

  public init<D: ContiguousBytes>(x963Representation: D) throws {
    point = try CurvePoint(x963: x963Representation.copiedBytes, bits: Purpose.bits)
  }

  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    point = try CurvePoint(x963: [4] + rawRepresentation.copiedBytes, bits: Purpose.bits)
  }

  public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
    point = try CurvePoint(x963: compressedRepresentation.copiedBytes, bits: Purpose.bits)
  }

  public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
    point = try CurvePoint(der: Array(derRepresentation), bits: Purpose.bits)
  }

  public init(pemRepresentation: String) throws {
    let der = try PEM.bytes(of: pemRepresentation, kinds: ["PUBLIC KEY"])
    point = try CurvePoint(der: der, bits: Purpose.bits)
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

extension _CurvePublicKey where Purpose: _CurveSigning {
  public func isValidSignature<D: DataProtocol>(
    _ signature: _CurveECDSASignature<Purpose._Curve>, for data: D
  ) -> Bool {
    isValidSignature(signature, for: Purpose._Curve._Hash.hash(data: data))
  }

  public func isValidSignature<D: Digest>(
    _ signature: _CurveECDSASignature<Purpose._Curve>, for digest: D
  ) -> Bool {
    point.verify(signature.raw, Array(digest))
  }
}
