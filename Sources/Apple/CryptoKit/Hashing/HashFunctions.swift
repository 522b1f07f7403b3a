// The hash functions differ in their name and sizes only.

/// The hash function SHA-2 with 256 bits (FIPS 180-4).
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest

  public static var blockByteCount: Int { 64 }
  /// The size of the digest, in bytes.
  public static var byteCount: Int { 32 }
  private var state = RunningHash("SHA256")

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  public func finalize() -> SHA256Digest {
    SHA256Digest(bytes: state.finish(byteCount: Self.byteCount))
  }
}

public struct SHA256Digest: Digest, OpenSSLDigest {
  public static var byteCount: Int { 32 }
  static var name: String { "SHA256" }
  let bytes: [UInt8]
}

/// The hash function SHA-2 with 384 bits (FIPS 180-4).
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest

  public static var blockByteCount: Int { 128 }
  /// The size of the digest, in bytes.
  public static var byteCount: Int { 48 }
  private var state = RunningHash("SHA384")

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  public func finalize() -> SHA384Digest {
    SHA384Digest(bytes: state.finish(byteCount: Self.byteCount))
  }
}

public struct SHA384Digest: Digest, OpenSSLDigest {
  public static var byteCount: Int { 48 }
  static var name: String { "SHA384" }
  let bytes: [UInt8]
}

/// The hash function SHA-2 with 512 bits (FIPS 180-4).
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest

  public static var blockByteCount: Int { 128 }
  /// The size of the digest, in bytes.
  public static var byteCount: Int { 64 }
  private var state = RunningHash("SHA512")

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  public func finalize() -> SHA512Digest {
    SHA512Digest(bytes: state.finish(byteCount: Self.byteCount))
  }
}

public struct SHA512Digest: Digest, OpenSSLDigest {
  public static var byteCount: Int { 64 }
  static var name: String { "SHA512" }
  let bytes: [UInt8]
}

/// Hash functions that are no longer secure, for old protocols.
public enum Insecure {
  /// SHA-1 (FIPS 180-4).
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest

    public static var blockByteCount: Int { 64 }
    /// The size of the digest, in bytes.
    public static var byteCount: Int { 20 }
    private var state = RunningHash("SHA1")

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    public func finalize() -> SHA1Digest {
      SHA1Digest(bytes: state.finish(byteCount: Self.byteCount))
    }
  }

  public struct SHA1Digest: Digest, OpenSSLDigest {
    public static var byteCount: Int { 20 }
    static var name: String { "SHA1" }
    let bytes: [UInt8]
  }

  /// MD5 (RFC 1321).
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest

    public static var blockByteCount: Int { 64 }
    /// The size of the digest, in bytes.
    public static var byteCount: Int { 16 }
    private var state = RunningHash("MD5")

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      state.update(bufferPointer)
    }

    public func finalize() -> MD5Digest {
      MD5Digest(bytes: state.finish(byteCount: Self.byteCount))
    }
  }

  public struct MD5Digest: Digest, OpenSSLDigest {
    public static var byteCount: Int { 16 }
    static var name: String { "MD5" }
    let bytes: [UInt8]
  }
}
