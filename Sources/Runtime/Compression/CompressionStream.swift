// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

internal import CCompression
@_exported import Foundation

/// A format of compressed data.
public struct compression_algorithm: Hashable, RawRepresentable, Sendable {
  public var rawValue: UInt32

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The format of the C stream; nil for LZ4 and those that are not available.
  var streamFormat: Int32? {
    switch self {
    case COMPRESSION_ZLIB: Int32(VITRINE_DEFLATE)
    case COMPRESSION_LZMA: Int32(VITRINE_XZ)
    default: nil
    }
  }
}

/// LZ4 blocks in Apple's frame. Buffers only, not streams.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// One LZ4 block. Buffers only, not streams.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// DEFLATE without a zlib header.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA2 in an xz container.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Not available: calls fail.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Not available: calls fail.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

public struct compression_status: Hashable, RawRepresentable, Sendable {
  public var rawValue: Int32

  public init(_ rawValue: Int32) { self.rawValue = rawValue }
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

public struct compression_stream_operation: Hashable, RawRepresentable, Sendable {
  public var rawValue: UInt32

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

public struct compression_stream_flags: Hashable, RawRepresentable, Sendable {
  public var rawValue: UInt32

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// No input follows.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// A stream that compresses or decompresses piece by piece. The caller owns the buffers.
public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>
  public var src_size: Int
  public var state: UnsafeMutableRawPointer?

  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

/// Starts a stream. Fails for LZ4, LZFSE and Brotli.
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  stream.pointee.state = nil
  guard let format = algorithm.streamFormat,
    let state = vitrine_stream_new(format, operation == COMPRESSION_STREAM_DECODE ? 1 : 0)
  else {
    algorithm.reportIfUnavailable()
    return COMPRESSION_STATUS_ERROR
  }
  stream.pointee.state = state
  return COMPRESSION_STATUS_OK
}

/// Continues with the bytes between the stream's pointers, and advances these.
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  var source: UnsafePointer<UInt8>? = stream.pointee.src_ptr
  var target: UnsafeMutablePointer<UInt8>? = stream.pointee.dst_ptr
  let status = vitrine_stream_step(
    state, flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue), &source, &stream.pointee.src_size,
    &target, &stream.pointee.dst_size)
  if let source { stream.pointee.src_ptr = source }
  if let target { stream.pointee.dst_ptr = target }
  return compression_status(status)
}

/// Ends a stream and frees its memory, but not the caller's buffers.
@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  vitrine_stream_free(state)
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}
