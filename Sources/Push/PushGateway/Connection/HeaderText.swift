internal import CNgHTTP2
import Foundation

/// The value of a header field that is sent.
enum HeaderText: Equatable, Sendable {
  case string(String)
  /// In lower case. No response repeats it, so HPACK's table does not store it.
  case identifier(UUID)

  var string: String {
    switch self {
    case .string(let string): string
    case .identifier(let id): id.text
    }
  }

  fileprivate var count: Int {
    switch self {
    case .string(let string): string.utf8.count
    case .identifier: UUID.textLength
    }
  }

  fileprivate var flags: nghttp2_nv_flag {
    if case .identifier = self { NGHTTP2_NV_FLAG_NO_INDEX } else { NGHTTP2_NV_FLAG_NONE }
  }

  fileprivate func write(to buffer: UnsafeMutableBufferPointer<UInt8>) {
    switch self {
    case .string(let string): _ = buffer.initialize(from: string.utf8)
    case .identifier(let id): id.writeText(to: buffer)
    }
  }
}

/// Calls `body` with header fields in nghttp2's form. They are valid only during the call. Names
/// and values share one temporary allocation.
func withHeaderFields<Result>(
  count: Int, _ field: (Int) -> (name: String, text: HeaderText),
  run body: (UnsafeBufferPointer<nghttp2_nv>) -> Result
) -> Result {
  var size = 0
  for index in 0..<count {
    let (name, text) = field(index)
    size += name.utf8.count + text.count
  }
  return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(size, 1)) { bytes in
    withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: max(count, 1)) { list in
      var rest = bytes[...]
      func take(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> {
        defer { rest = rest.dropFirst(count) }
        return UnsafeMutableBufferPointer(rebasing: rest.prefix(count))
      }
      for index in 0..<count {
        let field = field(index)
        let (name, value) = (take(field.name.utf8.count), take(field.text.count))
        _ = name.initialize(from: field.name.utf8)
        field.text.write(to: value)
        list.initializeElement(
          at: index,
          to: nghttp2_nv(
            name: name.baseAddress, value: value.baseAddress, namelen: name.count,
            valuelen: value.count, flags: UInt8(field.text.flags.rawValue)))
      }
      return body(UnsafeBufferPointer(rebasing: list.prefix(count)))
    }
  }
}
