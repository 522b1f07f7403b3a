import Foundation

// Compatibility (FoundationSupplement): partial | `NSData.compressed(using:)` | zlib, LZMA, LZ4;
//   no LZFSE

/// An error of `NSData.compressed(using:)` and `decompressed(using:)`.
public struct CompressionError: Error, Equatable, CustomStringConvertible, Sendable {
  public let description: String
}

extension NSData {
  public enum CompressionAlgorithm: Int, Sendable {
    /// Not available.
    case lzfse = 0
    case lz4
    case lzma
    case zlib

    var algorithm: compression_algorithm {
      switch self {
      case .lzfse: COMPRESSION_LZFSE
      case .lz4: COMPRESSION_LZ4
      case .lzma: COMPRESSION_LZMA
      case .zlib: COMPRESSION_ZLIB
      }
    }
  }

  /// Throws `CompressionError` if the algorithm is not available.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try coded("cannot be compressed") { BufferCoding(algorithm.algorithm).encode($0) }
  }

  /// Throws `CompressionError` if the data is damaged, longer than 1 GB or the algorithm is not
  /// available.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try coded("cannot be decompressed: it is damaged or of another format") {
      let limit = 1 << 30
      let result = BufferCoding(algorithm.algorithm).decode($0, limit: limit)
      return result.flatMap { $0.count < limit ? $0 : nil }
    }
  }

  private func coded(
    _ failure: String, _ body: (UnsafeBufferPointer<UInt8>) -> [UInt8]?
  ) throws -> NSData {
    guard let result = (self as Data).withUnsafeBytes({ body($0.bindMemory(to: UInt8.self)) })
    else { throw CompressionError(description: "the data \(failure)") }
    return NSData(data: Data(result))
  }
}
