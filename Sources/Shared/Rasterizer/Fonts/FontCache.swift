import Foundation
import TextEngine
import ViewArchive

/// Scaled fonts, kept between pictures so that colour glyphs are not decoded and scaled again.
///
/// When it is full, it drops everything; fonts in use are loaded again.
final class FontCache {
  private struct Key: Hashable {
    var face: FontFace
    /// Bit patterns of the linear part of the glyph matrix.
    var a, b, c, d: UInt64
  }

  private static let capacity = 256

  private let file: (FontFace) -> URL?
  private var fonts: [Key: ScaledFont] = [:]
  private var missing: Set<FontFace> = []
  /// Faces that were not found since the last `drainMissing()`.
  private var unreported: [FontFace] = []

  init(file: @escaping (FontFace) -> URL?) {
    self.file = file
  }

  /// - Parameter matrix: From the em square to device pixels.
  /// - Returns: nil if the face is not in the font set or cannot be loaded.
  func font(_ face: FontFace, matrix: AffineMatrix) -> ScaledFont? {
    let key = Key(
      face: face, a: matrix.a.bitPattern, b: matrix.b.bitPattern, c: matrix.c.bitPattern,
      d: matrix.d.bitPattern)
    if let font = fonts[key] { return font }
    if missing.contains(face) { return nil }
    guard let file = file(face), let font = ScaledFont(file: file.path, face: face, matrix: matrix)
    else {
      if missing.count >= Self.capacity { missing.removeAll() }
      missing.insert(face)
      unreported.append(face)
      return nil
    }
    if fonts.count >= Self.capacity { fonts.removeAll() }
    fonts[key] = font
    return font
  }

  func drainMissing() -> [FontFace] {
    defer { unreported = [] }
    return unreported
  }
}
