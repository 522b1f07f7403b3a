internal import CCairo
import Foundation
import ViewArchive

/// A face at one size and slant, with Cairo's cache of its glyphs.
final class ScaledFont {
  let pointer: OpaquePointer
  /// True for a face of coloured pictures: it ignores the source, its alpha too.
  let isColored: Bool

  /// - Parameters:
  ///   - matrix: From the glyph's em square to device pixels; its translation is not used.
  /// Returns nil where the file is no font.
  init?(file: String, face: FontFace, matrix: AffineMatrix) {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, file)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(face.index))
    if !face.variations.isEmpty {
      FcPatternAddString(pattern, FC_FONT_VARIATIONS, Self.besideDefault(face.variations))
    }
    FcPatternAddBool(pattern, FC_AUTOHINT, 0)
    FcPatternAddBool(pattern, FC_ANTIALIAS, 1)
    // Without it, and with FC_HINTING off, Cairo leaves coloured glyphs out.
    FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, 1)
    guard let options = cairo_font_options_create() else { return nil }
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    guard let fontFace = cairo_ft_font_face_create_for_pattern(pattern) else { return nil }
    defer { cairo_font_face_destroy(fontFace) }
    var shape = matrix
    shape.tx = 0
    shape.ty = 0
    var fontMatrix = cairo_matrix_t(shape)
    var identity = cairo_matrix_t(.identity)
    guard let font = cairo_scaled_font_create(fontFace, &fontMatrix, &identity, options) else {
      return nil
    }
    guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS,
      let freeType = cairo_ft_scaled_font_lock_face(font)
    else {
      cairo_scaled_font_destroy(font)
      return nil
    }
    // FT_FACE_FLAG_COLOR; FT_HAS_COLOR is a macro that Swift does not see.
    isColored = freeType.pointee.face_flags & (1 << 14) != 0
    cairo_ft_scaled_font_unlock_face(font)
    pointer = font
  }

  deinit {
    cairo_scaled_font_destroy(pointer)
  }

  /// The settings with the first one moved by 1/65536, which no outline shows.
  ///
  /// Cairo does not set what a file has by default, unless the file was last used otherwise; and
  /// FreeType rounds outlines differently once anything was set. So the pixels of, say, Inter at
  /// weight 400 would depend on what was drawn before. Settings that are never the defaults are
  /// always set.
  static func besideDefault(_ variations: String) -> String {
    var settings = variations.split(separator: ",").map(String.init)
    guard let first = settings.first, let sign = first.firstIndex(of: "="),
      let value = Double(first[first.index(after: sign)...]), abs(value) < 32_000
    else { return variations }
    // A half more, because Cairo cuts the fraction off.
    settings[0] = "\(first[...sign])\(String(format: "%.6f", value + 1.5 / 65_536))"
    return settings.joined(separator: ",")
  }
}

/// Glyphs at device pixels, gathered for one call.
struct GlyphBuffer {
  private var glyphs: [cairo_glyph_t] = []

  mutating func removeAll() { glyphs.removeAll(keepingCapacity: true) }

  mutating func append(_ id: UInt32, at point: CGPoint) {
    glyphs.append(cairo_glyph_t(index: UInt(id), x: Double(point.x), y: Double(point.y)))
  }

  func show(with font: ScaledFont, in context: Context) {
    cairo_set_scaled_font(context.pointer, font.pointer)
    if context.isVector {
      // Cairo would put a variable face's file into the page, without the run's settings.
      cairo_new_path(context.pointer)
      cairo_glyph_path(context.pointer, glyphs, Int32(glyphs.count))
      context.setFillRule(evenOdd: false)
      cairo_fill(context.pointer)
    } else {
      cairo_show_glyphs(context.pointer, glyphs, Int32(glyphs.count))
    }
  }
}
