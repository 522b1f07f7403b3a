// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices

// Compatibility (module): partial | | buffers and `NSData.compressed(using:)` with zlib, LZMA and
//   LZ4; streams with zlib and LZMA; no LZFSE, Brotli or filters

extension compression_algorithm {
  func reportIfUnavailable() {
    guard [COMPRESSION_LZFSE, COMPRESSION_BROTLI].contains(self) else { return }
    AuthorNotice.report("Compression", lacks: "LZFSE and Brotli; use zlib, LZMA or LZ4")
  }
}

/// The size of the optional scratch buffer, in bytes. None is used.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// The size of the optional scratch buffer, in bytes. None is used.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses. Returns the number of bytes that were written; 0 if they do not fit.
public func compression_encode_buffer(
  _ target: UnsafeMutablePointer<UInt8>, _ targetSize: Int, _ source: UnsafePointer<UInt8>,
  _ sourceSize: Int, _ scratch: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let bytes = UnsafeBufferPointer(start: source, count: sourceSize)
  guard let result = BufferCoding(algorithm).encode(bytes), result.count <= targetSize else {
    return 0
  }
  target.update(from: result, count: result.count)
  return result.count
}

/// Decompresses. Returns the number of bytes that were written: `targetSize` if there are more, 0
/// if the data is damaged.
public func compression_decode_buffer(
  _ target: UnsafeMutablePointer<UInt8>, _ targetSize: Int, _ source: UnsafePointer<UInt8>,
  _ sourceSize: Int, _ scratch: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let bytes = UnsafeBufferPointer(start: source, count: sourceSize)
  guard let result = BufferCoding(algorithm).decode(bytes, limit: targetSize) else { return 0 }
  target.update(from: result, count: result.count)
  return result.count
}

/// Compresses and decompresses whole buffers.
struct BufferCoding {
  private let algorithm: compression_algorithm
  private static let pageSize = 64 << 10

  init(_ algorithm: compression_algorithm) { self.algorithm = algorithm }

  /// nil if the algorithm is not available.
  func encode(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    switch algorithm {
    case COMPRESSION_LZ4: LZ4Frame.encode(Array(source))
    case COMPRESSION_LZ4_RAW: LZ4Block.encode(Array(source))
    default: stream(source, COMPRESSION_STREAM_ENCODE, limit: .max)
    }
  }

  /// At most `limit` bytes; nil if the data is damaged or the algorithm is not available.
  func decode(_ source: UnsafeBufferPointer<UInt8>, limit: Int) -> [UInt8]? {
    switch algorithm {
    case COMPRESSION_LZ4: LZ4Frame.decode(Array(source), limit: limit)
    case COMPRESSION_LZ4_RAW: LZ4Block.decode(source, limit: limit)
    default: stream(source, COMPRESSION_STREAM_DECODE, limit: limit)
    }
  }

  private func stream(
    _ source: UnsafeBufferPointer<UInt8>, _ operation: compression_stream_operation, limit: Int
  ) -> [UInt8]? {
    var page = [UInt8](repeating: 0, count: Self.pageSize)
    var empty: UInt8 = 0
    return page.withUnsafeMutableBufferPointer { page -> [UInt8]? in
      withUnsafePointer(to: &empty) { empty -> [UInt8]? in
        guard let room = page.baseAddress else { return nil }
        var stream = compression_stream(
          dst_ptr: room, dst_size: 0, src_ptr: source.baseAddress ?? empty,
          src_size: source.count, state: nil)
        guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK
        else { return nil }
        defer { compression_stream_destroy(&stream) }
        var result: [UInt8] = []
        while result.count < limit {
          (stream.dst_ptr, stream.dst_size) = (room, min(page.count, limit - result.count))
          let rest = stream.src_size
          let status = compression_stream_process(
            &stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
          let count = room.distance(to: stream.dst_ptr)
          result += page.prefix(count)
          if status == COMPRESSION_STATUS_END { return result }
          // Without an end and without progress, the data is cut off.
          guard status == COMPRESSION_STATUS_OK, count > 0 || stream.src_size < rest else {
            return nil
          }
        }
        return result
      }
    }
  }
}
