import Foundation

/// An immutable picture: premultiplied BGRA pixels, eight bits per component (Cairo's ARGB32 on
/// little-endian machines), in rows from top to bottom.
public struct Picture: Sendable {
  let storage: PixelStorage
  /// Pixels per point, stored in files as their resolution.
  public let scale: Double

  init(storage: PixelStorage, scale: Double) {
    self.storage = storage
    self.scale = scale
  }

  /// A picture of pixels that another process has drawn; nil if their number does not match the
  /// size.
  package init?(bytes: Data, width: Int, height: Int, scale: Double) {
    guard 1..<32_768 ~= width, 1..<32_768 ~= height, bytes.count == width * height * 4,
      let storage = try? PixelStorage(width: width, height: height)
    else { return nil }
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: storage.base, count: $0.count).copyMemory(from: $0)
    }
    self.init(storage: storage, scale: scale)
  }

  /// In pixels.
  public var width: Int { storage.width }
  /// In pixels.
  public var height: Int { storage.height }
  /// Bytes from one row to the next.
  public var stride: Int { storage.stride }

  /// Calls `body` with the bytes of all rows, `stride × height`.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: storage.base, count: stride * height))
  }
}

extension Picture: Equatable {
  public static func == (left: Picture, right: Picture) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in left.elementsEqual(right) }
    }
  }
}

/// The memory of a picture.
///
/// `@unchecked Sendable` because it is written only by the thread that created it, before any
/// `Picture` shares it.
final class PixelStorage: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let stride: Int

  /// Creates transparent pixels.
  init(width: Int, height: Int) throws(RasterizerError) {
    stride = width * 4
    guard let memory = calloc(max(stride * height, 1), 1) else { throw .outOfMemory }
    base = memory
    self.width = width
    self.height = height
  }

  /// Makes all pixels transparent.
  func clear() {
    memset(base, 0, stride * height)
  }

  deinit {
    free(base)
  }
}
