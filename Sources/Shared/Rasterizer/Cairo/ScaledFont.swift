internal import CCairo
import Foundation
import ViewArchive

/// A font face at one size and slant, with Cairo's glyph cache.
final class ScaledFont {
  let pointer: OpaquePointer
  /// True for a colour font. Its glyphs ignore the source, including its alpha.
  let isColored: Bool

  /// Returns nil if the file is not a font.
  ///
  /// - Parameter matrix: From the em square to device pixels. Its translation is ignored.
  init?(file: String, face: FontFace, matrix: AffineMatrix) {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, file)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(face.index))
    if !face.variations.isEmpty {
      FcPatternAddString(pattern, FC_FONT_VARIATIONS, Self.avoidingDefaults(face.variations))
    }
    FcPatternAddBool(pattern, FC_AUTOHINT, 0)
    FcPatternAddBool(pattern, FC_ANTIALIAS, 1)
    // Without this, or with FC_HINTING off, Cairo omits coloured glyphs.
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

  /// Returns the axis settings with the first one increased by 1/65536, which is not visible.
  ///
  /// This makes pictures reproducible. Cairo does not apply settings that equal the file's
  /// defaults, unless the file was last used with others, and FreeType rounds outlines differently
  /// once any setting was applied. The pixels of Inter at weight 400, for example, would depend on
  /// what was drawn before. Settings that never equal the defaults are always applied.
  static func avoidingDefaults(_ variations: String) -> String {
    var settings = variations.split(separator: ",").map(String.init)
    guard let first = settings.first, let sign = first.firstIndex(of: "="),
      let value = Double(first[first.index(after: sign)...]), abs(value) < 32_000
    else { return variations }
    // 1.5 instead of 1, because Cairo truncates to 1/65536.
    settings[0] = "\(first[...sign])\(String(format: "%.6f", value + 1.5 / 65_536))"
    return settings.joined(separator: ",")
  }
}

/// Glyphs at device coordinates, collected to be drawn with one call.
struct GlyphBuffer {
  private var glyphs: [cairo_glyph_t] = []

  mutating func removeAll() { glyphs.removeAll(keepingCapacity: true) }

  mutating func append(_ id: UInt32, at point: CGPoint) {
    glyphs.append(cairo_glyph_t(index: UInt(id), x: Double(point.x), y: Double(point.y)))
  }

  /// Draws the glyphs. Cairo 1.16 draws them at whole pixels, Cairo 1.18 at quarters of pixels.
  /// Rounded to whole pixels here, they are the same with both. Outlines are not rounded.
  mutating func show(with font: ScaledFont, in context: Context) {
    cairo_set_scaled_font(context.pointer, font.pointer)
    if context.isVector {
      // Draws outlines: Cairo would embed a variable font without the run's axis settings.
      cairo_new_path(context.pointer)
      cairo_glyph_path(context.pointer, glyphs, Int32(glyphs.count))
      context.setFillRule(evenOdd: false)
      cairo_fill(context.pointer)
    } else {
      for index in glyphs.indices {
        glyphs[index].x = (glyphs[index].x + 0.5).rounded(.down)
        glyphs[index].y = (glyphs[index].y + 0.5).rounded(.down)
      }
      cairo_show_glyphs(context.pointer, glyphs, Int32(glyphs.count))
    }
  }
}
