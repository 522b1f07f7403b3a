/// The block cipher AES (FIPS 197).
public enum AES {
  /// AES in Galois/Counter Mode (NIST SP 800-38D). Keys have 128, 192 or 256 bits.
  public enum GCM: _AEAD {
    public typealias SealedBox = _SealedBox<GCM>
    public typealias Nonce = _Nonce<GCM>

    public static func _cipherName(keyBitCount: Int) -> String? {
      [128, 192, 256].contains(keyBitCount) ? "AES-\(keyBitCount)-GCM" : nil
    }

    public static var _nonceByteCounts: ClosedRange<Int> { 12...Int.max }
  }
}
