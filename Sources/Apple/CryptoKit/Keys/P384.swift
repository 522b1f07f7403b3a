/// The elliptic curve P-384 (NIST SP 800-186). Signs digests made with `SHA384`.
public enum P384: _NISTCurve {
  public typealias _Hash = SHA384
  public static var _bitCount: Int { 384 }

  /// Signatures with ECDSA.
  public enum Signing: _CurveSigning {
    public typealias _Curve = P384
    public typealias PublicKey = _CurvePublicKey<Signing>
    public typealias PrivateKey = _CurvePrivateKey<Signing>
    public typealias ECDSASignature = _CurveECDSASignature<P384>
  }

  /// Key agreement with ECDH.
  public enum KeyAgreement: _CurveKeyAgreement {
    public typealias _Curve = P384
    public typealias PublicKey = _CurvePublicKey<KeyAgreement>
    public typealias PrivateKey = _CurvePrivateKey<KeyAgreement>
  }
}
