/// The size of a symmetric key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0, "a key has a whole number of bytes")
    self.bitCount = bitCount
  }

  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that both parties know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public init<D: ContiguousBytes>(data: D) {
    bytes = data.copiedBytes
  }

  /// A random key.
  public init(size: SymmetricKeySize) {
    bytes = randomBytes(size.bitCount / 8)
  }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public static func == (one: Self, other: Self) -> Bool {
    isEqualInConstantTime(one.bytes, other.bytes)
  }
}
