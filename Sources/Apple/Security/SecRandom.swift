// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A generator of random numbers; only the system's exists.
public struct SecRandomRef: Sendable {}

public let kSecRandomDefault: SecRandomRef? = nil

/// Fills the bytes with random numbers of the kernel. Returns `errSecSuccess`.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for offset in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: 0...255, using: &generator), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
