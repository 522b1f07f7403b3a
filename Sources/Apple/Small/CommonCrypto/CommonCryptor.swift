// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCryptography
import Foundation

public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305

public let kCCEncrypt = 0
public let kCCDecrypt = 1

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySize3DES = 24
public let kCCBlockSizeAES128 = 16
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts with AES or Triple DES, in the modes CBC and ECB. Without a vector, CBC
/// begins with zeros. Other algorithms return `kCCUnimplemented`.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?,
  _ keyLength: Int, _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  let isECB = options & CCOptions(kCCOptionECBMode) != 0
  let mode = isECB ? "ECB" : "CBC"
  let name: String
  let block: Int
  switch (Int(alg), keyLength) {
  case (kCCAlgorithmAES, 16), (kCCAlgorithmAES, 24), (kCCAlgorithmAES, 32):
    (name, block) = ("AES-\(keyLength * 8)-\(mode)", kCCBlockSizeAES128)
  case (kCCAlgorithm3DES, kCCKeySize3DES):
    (name, block) = (isECB ? "DES-EDE3" : "DES-EDE3-CBC", kCCBlockSize3DES)
  case (kCCAlgorithmAES, _), (kCCAlgorithm3DES, _): return CCCryptorStatus(kCCParamError)
  default: return CCCryptorStatus(kCCUnimplemented)
  }
  guard let key, op <= 1, dataInLength >= 0, dataIn != nil || dataInLength == 0 else {
    return CCCryptorStatus(kCCParamError)
  }
  let pads = options & CCOptions(kCCOptionPKCS7Padding) != 0
  guard pads || dataInLength.isMultiple(of: block) else {
    return CCCryptorStatus(kCCAlignmentError)
  }
  let encrypts = Int(op) == kCCEncrypt
  let needed = encrypts && pads ? (dataInLength / block + 1) * block : dataInLength
  guard dataOutAvailable >= needed || !encrypts else {
    dataOutMoved?.pointee = needed
    return CCCryptorStatus(kCCBufferTooSmall)
  }
  let vector = iv.map { Array(UnsafeRawBufferPointer(start: $0, count: block)) }
  var result = [UInt8](repeating: 0, count: dataInLength + block)
  var count = 0
  let isDone = vitrine_cipher(
    encrypts ? 1 : 0, name, key.assumingMemoryBound(to: UInt8.self),
    vector ?? [UInt8](repeating: 0, count: block), pads ? 1 : 0,
    dataIn?.assumingMemoryBound(to: UInt8.self), dataInLength, &result, &count)
  guard isDone == 1 else { return CCCryptorStatus(kCCDecodeError) }
  dataOutMoved?.pointee = count
  guard dataOutAvailable >= count, let dataOut else {
    return CCCryptorStatus(kCCBufferTooSmall)
  }
  dataOut.copyMemory(from: result, byteCount: count)
  return CCCryptorStatus(kCCSuccess)
}
