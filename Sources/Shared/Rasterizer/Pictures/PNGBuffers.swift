import Foundation
import ViewArchive

/// An archive, the time at which it is drawn, and how.
public struct Drawing: Sendable {
  let archive: ViewArchive
  let instant: Date
  let options: DrawingOptions

  public init(_ archive: ViewArchive, at instant: Date, options: DrawingOptions) {
    self.archive = archive
    self.instant = instant
    self.options = options
  }
}

/// The memory in which a picture is drawn and encoded, reused for the next one of the same size.
///
/// `@unchecked Sendable` because the thread that has drawn hands it over to the one that encodes,
/// and waits for that before it draws in it again.
final class PNGBuffers: @unchecked Sendable {
  private var kept: PixelStorage?
  private var encoder: PNGEncoder?

  /// Transparent pixels.
  func storage(of size: PixelSize) throws(RasterizerError) -> PixelStorage {
    if let kept, kept.width == size.width, kept.height == size.height {
      kept.clear()
      return kept
    }
    let storage = try PixelStorage(width: size.width, height: size.height)
    kept = storage
    return storage
  }

  func encode(_ picture: Picture) throws(RasterizerError) -> Data {
    if let encoder { return encoder.encode(picture) }
    let made = try PNGEncoder()
    encoder = made
    return made.encode(picture)
  }
}
