/// What two parties have computed from each other's public keys.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String { "SharedSecret: \(bytes.hexadecimalText)" }

  public static func == (one: Self, other: Self) -> Bool {
    isEqualInConstantTime(one.bytes, other.bytes)
  }

  public static func == <D: DataProtocol>(one: Self, other: D) -> Bool {
    isEqualInConstantTime(one.bytes, other)
  }

  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(bytes: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// The key derivation of ANSI X9.63 (SEC 1, section 3.6.1).
  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    var output: [UInt8] = []
    var counter: UInt32 = 1
    while output.count < outputByteCount {
      var hash = H()
      hash.update(data: bytes)
      hash.update(data: Swift.withUnsafeBytes(of: counter.bigEndian) { Array($0) })
      hash.update(data: sharedInfo)
      output += Array(hash.finalize())
      counter += 1
    }
    return SymmetricKey(bytes: Array(output.prefix(outputByteCount)))
  }
}
