/// One of the curves P-256, P-384 and P-521.
public protocol _NISTCurve {
  /// The hash function for signatures of data.
  associatedtype _Hash: HashFunction

  /// The size of the curve's numbers, in bits.
  static var _bitCount: Int { get }
}

/// What the keys of a curve are for. Keys for different purposes are different types.
public protocol _CurvePurpose: Sendable {
  associatedtype _Curve: _NISTCurve
}

public protocol _CurveSigning: _CurvePurpose {}

public protocol _CurveKeyAgreement: _CurvePurpose {}

extension _CurvePurpose {
  static var bits: Int { _Curve._bitCount }
}
