/// An authenticated cipher: `AES.GCM` or `ChaChaPoly`.
public protocol _AEAD: Sendable {
  /// OpenSSL's name of the cipher for keys of this size; nil if the size is not allowed.
  static func _cipherName(keyBitCount: Int) -> String?

  /// The allowed sizes of a nonce, in bytes.
  static var _nonceByteCounts: ClosedRange<Int> { get }
}

/// The size of a nonce that is chosen at random, and of one in a combined box, in bytes.
private let nonceByteCount = 12

/// An encrypted message with its nonce and tag.
public struct _SealedBox<Cipher: _AEAD>: Sendable {
  public let nonce: _Nonce<Cipher>
  public let ciphertext: Data
  public let tag: Data

  public init<C: DataProtocol, T: DataProtocol>(
    nonce: _Nonce<Cipher>, ciphertext: C, tag: T
  ) throws {
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
    guard bytes.count >= nonceByteCount + tagSize else {
      throw CryptoKitError.incorrectParameterSize
    }
    try self.init(
      nonce: _Nonce(data: bytes.prefix(nonceByteCount)),
      ciphertext: bytes.dropFirst(nonceByteCount).dropLast(tagSize), tag: bytes.suffix(tagSize))
  }

  fileprivate var concatenated: Data { Data(nonce.bytes) + ciphertext + tag }
}

extension _SealedBox where Cipher == AES.GCM {
  /// Nonce, ciphertext and tag; nil if the nonce does not have 12 bytes.
  public var combined: Data? { nonce.bytes.count == nonceByteCount ? concatenated : nil }
}

extension _SealedBox where Cipher == ChaChaPoly {
  /// Nonce, ciphertext and tag.
  public var combined: Data { concatenated }
}

/// A number that is used once with a key.
public struct _Nonce<Cipher: _AEAD>: ContiguousBytes, Sequence, Sendable {
  let bytes: [UInt8]

  /// A random nonce of 12 bytes.
  public init() {
    bytes = randomBytes(nonceByteCount)
  }

  public init<D: DataProtocol>(data: D) throws {
    guard Cipher._nonceByteCounts.contains(data.count) else {
      throw CryptoKitError.incorrectParameterSize
    }
    bytes = Array(data)
  }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

extension _AEAD {
  public static func seal<Message: DataProtocol, Extra: DataProtocol>(
    _ message: Message, using key: SymmetricKey, nonce: _Nonce<Self>? = nil,
    authenticating authenticatedData: Extra
  ) throws -> _SealedBox<Self> {
    let nonce = nonce ?? _Nonce()
    let sealed = try cipher(for: key).seal(
      Array(message), key: key, nonce: nonce.bytes, authenticating: Array(authenticatedData))
    return try _SealedBox(nonce: nonce, ciphertext: sealed.ciphertext, tag: sealed.tag)
  }

  public static func seal<Message: DataProtocol>(
    _ message: Message, using key: SymmetricKey, nonce: _Nonce<Self>? = nil
  ) throws -> _SealedBox<Self> {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// Throws `CryptoKitError.authenticationFailure` if the key, the box or the data are wrong.
  public static func open<Extra: DataProtocol>(
    _ sealedBox: _SealedBox<Self>, using key: SymmetricKey, authenticating authenticatedData: Extra
  ) throws -> Data {
    try cipher(for: key).open(
      Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), key: key,
      nonce: sealedBox.nonce.bytes, authenticating: Array(authenticatedData))
  }

  public static func open(_ sealedBox: _SealedBox<Self>, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  private static func cipher(for key: SymmetricKey) throws -> AuthenticatedCipher {
    guard let name = _cipherName(keyBitCount: key.bitCount) else {
      throw CryptoKitError.incorrectKeySize
    }
    return AuthenticatedCipher(name: name)
  }
}
