/// ChaCha20 with Poly1305 (RFC 8439). Keys have 256 bits.
public enum ChaChaPoly: _AEAD {
  public typealias SealedBox = _SealedBox<ChaChaPoly>
  public typealias Nonce = _Nonce<ChaChaPoly>

  public static func _cipherName(keyBitCount: Int) -> String? {
    keyBitCount == 256 ? "ChaCha20-Poly1305" : nil
  }

  public static var _nonceByteCounts: ClosedRange<Int> { 12...12 }
}
