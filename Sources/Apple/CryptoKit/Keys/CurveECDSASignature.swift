/// A signature of a curve, `P256.Signing.ECDSASignature` for example: the numbers r and s.
public struct _CurveECDSASignature<Curve: _NISTCurve>: ContiguousBytes, Sendable {
  let raw: [UInt8]

  init(raw: [UInt8]) {
    self.raw = raw
  }

  public init<D: DataProtocol>(rawRepresentation: D) throws {
    guard rawRepresentation.count == 2 * curveByteCount(Curve._bitCount) else {
      throw CryptoKitError.incorrectParameterSize
    }
    raw = Array(rawRepresentation)
  }

  public init<D: DataProtocol>(derRepresentation: D) throws {
    raw = try CurveSignature.raw(ofDER: Array(derRepresentation), bits: Curve._bitCount)
  }

  public var rawRepresentation: Data { Data(raw) }
  public var derRepresentation: Data { Data(CurveSignature.der(of: raw, bits: Curve._bitCount)) }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try raw.withUnsafeBytes(body)
  }
}
