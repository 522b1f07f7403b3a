import Foundation
import ViewArchive

/// Decoded images in their own size and in the sizes in which they were drawn. Limited by total
/// bytes; the least recently used image is removed first.
final class ImageCache {
  private struct Key: Hashable {
    var data: Data
    /// nil for the image's own size.
    var size: PixelSize?
    var interpolation: ImageDrawing.Interpolation
  }

  private struct Entry {
    var surface: Surface
    var lastUse: Int
  }

  private static let capacity = 96 << 20

  /// Draw the images that are archives.
  private unowned let resources: DrawingResources

  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var clock = 0
  private var failures: [Data: ImageDecodingError] = [:]

  init(resources: DrawingResources) {
    self.resources = resources
  }

  /// An image's pixels. Vector images are drawn at `size`.
  func surface(_ image: ArchiveImage, size: PixelSize) throws -> Surface {
    let isVector = ImageKind(image.data)?.isVector ?? false
    return try cached(
      Key(data: image.data, size: isVector ? size : nil, interpolation: .medium)
    ) {
      if let failure = failures[image.data] { throw failure }
      do {
        return try ImageDecoder.surface(image.data, size: size, resources: resources)
      } catch let failure as ImageDecodingError {
        // At another size it may not take too long.
        if case .svg(.work) = failure { throw failure }
        if failures.count >= 64 { failures.removeAll() }
        failures[image.data] = failure
        throw failure
      }
    }
  }

  /// The image scaled to exactly `size`, so that drawing it is a copy.
  func scaled(
    _ image: ArchiveImage, to size: PixelSize, interpolation: ImageDrawing.Interpolation
  ) throws -> Surface {
    let original = try surface(image, size: size)
    guard original.width != size.width || original.height != size.height else { return original }
    return try cached(Key(data: image.data, size: size, interpolation: interpolation)) {
      try original.stretched(to: size, interpolation: interpolation)
    }
  }

  private func cached(_ key: Key, _ make: () throws -> Surface) throws -> Surface {
    clock += 1
    if let entry = entries[key] {
      entries[key]?.lastUse = clock
      return entry.surface
    }
    let surface = try make()
    entries[key] = Entry(surface: surface, lastUse: clock)
    bytes += Self.size(of: surface)
    while bytes > Self.capacity, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      bytes -= Self.size(of: oldest.value.surface)
      entries[oldest.key] = nil
    }
    return surface
  }

  private static func size(of surface: Surface) -> Int { surface.width * surface.height * 4 }
}

extension Surface {
  /// A copy scaled to `size`.
  func stretched(
    to size: PixelSize, interpolation: ImageDrawing.Interpolation
  ) throws(RasterizerError) -> Surface {
    let copy = try Surface(width: size.width, height: size.height)
    let context = try Context(copy)
    if let pattern = Pattern(surface: self) {
      pattern.set(.pad)
      pattern.set(interpolation)
      pattern.set(
        AffineMatrix(
          a: Double(width) / Double(size.width), d: Double(height) / Double(size.height)))
      context.setOperator(.source)
      context.setSource(pattern)
      context.paint()
    }
    try context.check()
    return copy
  }
}
