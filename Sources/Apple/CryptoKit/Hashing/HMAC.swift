/// A code that authenticates a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sequence, Sendable
where Element == UInt8 {
  var byteCount: Int { get }
}

/// A hash with a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner: H
  private let outer: H

  public init(key: SymmetricKey) {
    var block = key.bytes
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    inner = H()
    inner.update(data: block.map { $0 ^ 0x36 })
    var outer = H()
    outer.update(data: block.map { $0 ^ 0x5c })
    self.outer = outer
  }

  public mutating func update<D: DataProtocol>(data: D) {
    inner.update(data: data)
  }

  public func finalize() -> MAC {
    var last = outer
    last.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(last.finalize()))
  }

  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key) == mac
  }

  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ mac: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    isEqualInConstantTime(authenticationCode(for: data, using: key), mac.copiedBytes)
  }
}

/// The code that `HMAC` computes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }
  public static func == (one: Self, other: Self) -> Bool {
    isEqualInConstantTime(one.bytes, other.bytes)
  }
  public static func == <D: DataProtocol>(one: Self, other: D) -> Bool {
    isEqualInConstantTime(one.bytes, other)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var description: String { "HMAC with \(H.self): \(bytes.hexadecimalText)" }
}
