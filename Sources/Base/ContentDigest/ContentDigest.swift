import COpenSSL
import Foundation
import Hexadecimal

/// Cryptographic hashes: unlike `StableHash`, nobody can make a second file with the same one.
package enum ContentDigest {
  /// Why a file has no hash.
  package struct Failure: Error {}

  /// The SHA-256 of a file, as 64 hexadecimal digits. Throws if the file cannot be read.
  package static func sha256(of file: URL) throws -> String {
    try sha256(of: Data(contentsOf: file, options: .alwaysMapped)).hexadecimal
  }

  /// The SHA-256 of data, 32 bytes. Throws if memory cannot be allocated.
  package static func sha256(of data: Data) throws(Failure) -> Data {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    let isDone = data.withUnsafeBytes { bytes in
      EVP_Digest(bytes.baseAddress, bytes.count, &digest, nil, EVP_sha256(), nil) == 1
    }
    guard isDone else { throw Failure() }
    return Data(digest)
  }
}
