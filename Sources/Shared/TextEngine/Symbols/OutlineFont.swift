internal import CPango
import Foundation
import ViewArchive

/// A font file whose glyph outlines can be read, in font units with y upwards.
final class OutlineFont {
  private let font: OpaquePointer
  let unitsPerEm: Double

  /// nil if the file is not a font.
  ///
  /// - Parameter index: The face in a collection.
  init?(file: URL, index: Int = 0) {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(clamping: index)) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    self.font = font
    let units = hb_face_get_upem(face)
    unitsPerEm = Double(units)
    hb_font_set_scale(font, Int32(clamping: units), Int32(clamping: units))
  }

  deinit {
    hb_font_destroy(font)
  }

  /// Applies axis settings such as `wght=400`. Axes that the font does not have are ignored.
  func setVariations(_ settings: [String]) {
    var variations = settings.compactMap { setting in
      var variation = hb_variation_t()
      return hb_variation_from_string(setting, Int32(setting.utf8.count), &variation) != 0
        ? variation : nil
    }
    hb_font_set_variations(font, &variations, UInt32(variations.count))
  }

  /// The glyphs of a string with their advances. Ligatures are applied.
  func glyphs(of string: String) -> [(id: UInt32, advance: Double)] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, string, Int32(string.utf8.count), 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { (infos[$0].codepoint, Double(positions[$0].x_advance)) }
  }

  /// The contours of a glyph.
  func outline(of glyph: UInt32) -> Outline {
    guard let functions = hb_draw_funcs_create() else { return Outline() }
    defer { hb_draw_funcs_destroy(functions) }
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        Pen.of(data)?.elements.append(.move(CGPoint(x: Double(x), y: Double(y))))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        Pen.of(data)?.elements.append(.line(CGPoint(x: Double(x), y: Double(y))))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        Pen.of(data)?.elements.append(
          .quadCurve(
            CGPoint(x: Double(x), y: Double(y)),
            control: CGPoint(x: Double(controlX), y: Double(controlY))))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        Pen.of(data)?.elements.append(
          .curve(
            CGPoint(x: Double(x), y: Double(y)), control1: CGPoint(x: Double(x1), y: Double(y1)),
            control2: CGPoint(x: Double(x2), y: Double(y2))))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in Pen.of(data)?.elements.append(.close) }, nil, nil)
    let pen = Pen()
    vitrine_draw_glyph(font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    // A variable font keeps a contour that an axis has shrunk to a point.
    return Outline(pen.elements).contours.filter { contour in
      contour.bounds.map { $0.width > 0 || $0.height > 0 } ?? false
    }.reduce(Outline(), +)
  }

  private final class Pen {
    var elements: [ArchivePath.Element] = []

    static func of(_ data: UnsafeMutableRawPointer?) -> Pen? {
      data.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
    }
  }
}
