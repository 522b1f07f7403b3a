/// The elliptic curve P-256 (NIST SP 800-186). Signs digests made with `SHA256`.
public enum P256: _NISTCurve {
  public typealias _Hash = SHA256
  public static var _bitCount: Int { 256 }

  /// Signatures with ECDSA.
  public enum Signing: _CurveSigning {
    public typealias _Curve = P256
    public typealias PublicKey = _CurvePublicKey<Signing>
    public typealias PrivateKey = _CurvePrivateKey<Signing>
    public typealias ECDSASignature = _CurveECDSASignature<P256>
  }

  /// Key agreement with ECDH.
  public enum KeyAgreement: _CurveKeyAgreement {
    public typealias _Curve = P256
    public typealias PublicKey = _CurvePublicKey<KeyAgreement>
    public typealias PrivateKey = _CurvePrivateKey<KeyAgreement>
  }
}
