import Foundation

/// Pixels: premultiplied, eight bits a component, blue first (Cairo's ARGB32 on little-endian
/// machines), rows from the top.
public struct Picture: Sendable {
  let storage: PixelStorage
  /// Pixels a point, for the resolution that files carry.
  public let scale: Double

  init(storage: PixelStorage, scale: Double) {
    self.storage = storage
    self.scale = scale
  }

  /// In pixels.
  public var width: Int { storage.width }
  /// In pixels.
  public var height: Int { storage.height }
  /// Bytes from one row to the next.
  public var stride: Int { storage.stride }

  /// The rows' bytes, `stride × height` of them.
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

/// Owns a picture's memory.
///
/// Unchecked, because the pointer is written to only while the one thread that made the storage
/// draws, before any `Picture` shares it.
final class PixelStorage: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let stride: Int

  /// All pixels are clear.
  init(width: Int, height: Int) throws(RasterizerError) {
    stride = width * 4
    guard let memory = calloc(max(stride * height, 1), 1) else { throw .outOfMemory }
    base = memory
    self.width = width
    self.height = height
  }

  /// Every pixel clear again.
  func clear() {
    memset(base, 0, stride * height)
  }

  deinit {
    free(base)
  }
}
