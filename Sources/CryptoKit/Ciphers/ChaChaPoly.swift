/// ChaCha20 with Poly1305 (RFC 8439). Keys have 256 bits.
public enum ChaChaPoly {
  /// An encrypted message with its nonce and tag.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data

    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == AuthenticatedCipher.tagByteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }

    /// Reads a nonce of 12 bytes, the ciphertext and the tag.
    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Array(combined)
      let tagSize = AuthenticatedCipher.tagByteCount
      guard bytes.count >= Nonce.byteCount + tagSize else {
        throw CryptoKitError.incorrectParameterSize
      }
      try self.init(
        nonce: Nonce(data: bytes.prefix(Nonce.byteCount)),
        ciphertext: bytes.dropFirst(Nonce.byteCount).dropLast(tagSize), tag: bytes.suffix(tagSize))
    }

    /// Nonce, ciphertext and tag.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
  }

  /// A number that is used once with a key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    static let byteCount = 12
    let bytes: [UInt8]

    /// A random nonce of 12 bytes.
    public init() {
      bytes = randomBytes(Self.byteCount)
    }

    public init<D: DataProtocol>(data: D) throws {
      guard data.count == Self.byteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      bytes = Array(data)
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }

  public static func seal<Message: DataProtocol, Extra: DataProtocol>(
    _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: Extra
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let sealed = try cipher(for: key).seal(
      Array(message), key: key, nonce: nonce.bytes, authenticating: Array(authenticatedData))
    return try SealedBox(nonce: nonce, ciphertext: sealed.ciphertext, tag: sealed.tag)
  }

  public static func seal<Message: DataProtocol>(
    _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// Throws `CryptoKitError.authenticationFailure` if the key, the box or the data are wrong.
  public static func open<Extra: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: Extra
  ) throws -> Data {
    try cipher(for: key).open(
      Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), key: key,
      nonce: sealedBox.nonce.bytes, authenticating: Array(authenticatedData))
  }

  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  private static func cipher(for key: SymmetricKey) throws -> AuthenticatedCipher {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    return AuthenticatedCipher(name: "ChaCha20-Poly1305")
  }
}
