import Foundation
import TextEngine
import ViewArchive

// What the extension's process needs besides pictures of archives.
extension Rasterizer {
  /// Lays out the text of pictures.
  package var textEngine: TextEngine { resources.engine }

  /// Draws the archive over a copy of another picture; nil is transparent.
  ///
  /// - Throws: `RasterizerError`.
  package func picture(
    of archive: ViewArchive, at instant: Date, options: DrawingOptions, over ground: Picture?
  ) throws -> Picture {
    guard let ground else { return try picture(of: archive, at: instant, options: options) }
    let storage = try PixelStorage(width: ground.width, height: ground.height)
    memcpy(storage.base, ground.storage.base, storage.stride * storage.height)
    return try picture(of: archive, at: instant, options: options, in: storage)
  }

  /// Decodes an image file.
  ///
  /// - Parameters:
  ///   - width: The width of a vector image in pixels. Other images are scaled down to it, or keep
  ///     their own size if they are smaller.
  ///   - height: The height, in the same way.
  /// - Throws: `RasterizerError`, or an error that describes why the file cannot be decoded.
  package func decodedImage(_ data: Data, width: Int, height: Int) throws -> Picture {
    let wanted = PixelSize(width: width, height: height)
    var surface = try ImageDecoder.surface(data, size: wanted, resources: resources)
    if surface.width > width || surface.height > height {
      surface = try surface.stretched(to: wanted, interpolation: .high)
    }
    return try Self.picture(of: surface)
  }

  /// Decodes an image file, scaled down if a side is longer than `longestSide`, in pixels.
  ///
  /// - Parameters:
  ///   - saturation: Changes the colours; 1 leaves them unchanged.
  ///   - brightness: A factor for the colours.
  /// - Throws: As the other `decodedImage`.
  package func decodedImage(
    _ data: Data, longestSide: Int, saturation: Double = 1, brightness: Double = 1
  ) throws -> Picture {
    let wanted = PixelSize(width: longestSide, height: longestSide)
    var surface = try ImageDecoder.surface(data, size: wanted, resources: resources)
    let factor = Double(longestSide) / Double(max(surface.width, surface.height))
    if factor < 1 {
      let size = PixelSize(
        width: max(Int((Double(surface.width) * factor).rounded()), 1),
        height: max(Int((Double(surface.height) * factor).rounded()), 1))
      surface = try surface.stretched(to: size, interpolation: .high)
    }
    let tone = ColorMatrix.saturation(saturation).followed(
      by: .multiply(PaintColor(red: brightness, green: brightness, blue: brightness)))
    if tone != .identity { surface.withPixels { tone.apply(to: $0) } }
    return try Self.picture(of: surface)
  }

  private static func picture(of surface: Surface) throws -> Picture {
    let storage = try PixelStorage(width: surface.width, height: surface.height)
    surface.withPixels { region in
      for row in 0..<region.height {
        memcpy(
          storage.base + row * storage.stride, region.base + row * region.stride, storage.stride)
      }
    }
    return Picture(storage: storage, scale: 1)
  }
}
