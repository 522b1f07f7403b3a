/// The elliptic curve P-521 (NIST SP 800-186). Signs digests made with `SHA512`.
public enum P521: _NISTCurve {
  public typealias _Hash = SHA512
  public static var _bitCount: Int { 521 }

  /// Signatures with ECDSA.
  public enum Signing: _CurveSigning {
    public typealias _Curve = P521
    public typealias PublicKey = _CurvePublicKey<Signing>
    public typealias PrivateKey = _CurvePrivateKey<Signing>
    public typealias ECDSASignature = _CurveECDSASignature<P521>
  }

  /// Key agreement with ECDH.
  public enum KeyAgreement: _CurveKeyAgreement {
    public typealias _Curve = P521
    public typealias PublicKey = _CurvePublicKey<KeyAgreement>
    public typealias PrivateKey = _CurvePrivateKey<KeyAgreement>
  }
}
