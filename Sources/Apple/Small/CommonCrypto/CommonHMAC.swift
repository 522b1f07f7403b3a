// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// Writes the authentication code of `data`. Has no effect for an unknown algorithm. Source: RFC
/// 2104.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  guard let (digest, length, block) = hash(algorithm), let macOut else { return }
  var key = [UInt8](UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
  if key.count > block { key = run(digest, length, key) }
  key += Array(repeating: 0, count: block - key.count)
  let message = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)
  let inner = run(digest, length, key.map { $0 ^ 0x36 } + message)
  let code = run(digest, length, key.map { $0 ^ 0x5c } + inner)
  macOut.copyMemory(from: code, byteCount: length)
}

private typealias Digest = (
  UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>?

/// The digest, its length and its block length, in bytes.
private func hash(_ algorithm: CCHmacAlgorithm) -> (Digest, Int, Int)? {
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: (CC_SHA1, 20, 64)
  case kCCHmacAlgMD5: (CC_MD5, 16, 64)
  case kCCHmacAlgSHA224: (CC_SHA224, 28, 64)
  case kCCHmacAlgSHA256: (CC_SHA256, 32, 64)
  case kCCHmacAlgSHA384: (CC_SHA384, 48, 128)
  case kCCHmacAlgSHA512: (CC_SHA512, 64, 128)
  default: nil
  }
}

private func run(_ digest: Digest, _ length: Int, _ bytes: [UInt8]) -> [UInt8] {
  var result = [UInt8](repeating: 0, count: length)
  _ = digest(bytes, CC_LONG(bytes.count), &result)
  return result
}
