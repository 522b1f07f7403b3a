/// A cryptographic hash function.
///
/// ```swift
/// let digest = SHA256.hash(data: Data("abc".utf8))
/// ```
public protocol HashFunction: Sendable {
  /// The size of a block, in bytes.
  static var blockByteCount: Int { get }
  associatedtype Digest: CryptoKit.Digest
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of all bytes so far; further updates continue from the same state.
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// The output of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The size of the digest, in bytes.
  static var byteCount: Int { get }
}

extension Digest {
  public static func == <D: DataProtocol>(one: Self, other: D) -> Bool {
    isEqualInConstantTime(one, other)
  }

  public static func != <D: DataProtocol>(one: Self, other: D) -> Bool { !(one == other) }
}

/// A digest that is created from the bytes of OpenSSL's.
protocol OpenSSLDigest: Digest {
  static var name: String { get }
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension OpenSSLDigest {
  public static func == (one: Self, other: Self) -> Bool {
    isEqualInConstantTime(one.bytes, other.bytes)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var description: String { "\(Self.name) digest: \(bytes.hexadecimalText)" }
}
