internal import CCairo
import Foundation
import ViewArchive

/// Cairo's drawing state for one surface.
///
/// All points are in device pixels. `Painter` transforms them itself, so Cairo's own matrix is the
/// identity except while a source or a pen needs another one.
final class Context {
  let pointer: OpaquePointer
  let surface: Surface

  init(_ surface: Surface) throws(RasterizerError) {
    guard let context = cairo_create(surface.pointer) else { throw .outOfMemory }
    pointer = context
    self.surface = surface
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      throw .init(status)
    }
  }

  deinit {
    cairo_destroy(pointer)
  }

  var isVector: Bool { surface.isVector }

  /// Throws if any drawing call has failed. Cairo remembers the first failure.
  func check() throws(RasterizerError) {
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw .init(status) }
  }

  func withSavedState(_ body: () -> Void) {
    cairo_save(pointer)
    body()
    cairo_restore(pointer)
  }

  func set(_ matrix: AffineMatrix) {
    var matrix = cairo_matrix_t(matrix)
    cairo_set_matrix(pointer, &matrix)
  }

  func resetMatrix() { cairo_identity_matrix(pointer) }

  /// The bounds of the current clip.
  var clipBounds: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }
}

// MARK: - Paths
extension Context {
  func newPath() { cairo_new_path(pointer) }
  func move(_ point: CGPoint) { cairo_move_to(pointer, Double(point.x), Double(point.y)) }
  func line(_ point: CGPoint) { cairo_line_to(pointer, Double(point.x), Double(point.y)) }
  func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    cairo_curve_to(
      pointer, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
      Double(end.x), Double(end.y))
  }
  func close() { cairo_close_path(pointer) }
  func rectangle(_ rectangle: CGRect) {
    cairo_rectangle(
      pointer, Double(rectangle.origin.x), Double(rectangle.origin.y),
      Double(rectangle.size.width), Double(rectangle.size.height))
  }
  var currentPoint: CGPoint {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(pointer, &x, &y)
    return CGPoint(x: x, y: y)
  }

  func setFillRule(evenOdd: Bool) {
    cairo_set_fill_rule(pointer, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }
  func setAntialias(_ isOn: Bool) {
    cairo_set_antialias(pointer, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
  func clip() { cairo_clip(pointer) }
  func fill() { cairo_fill(pointer) }
  func stroke() { cairo_stroke(pointer) }
  func paint(alpha: Double = 1) {
    if alpha < 1 { cairo_paint_with_alpha(pointer, max(alpha, 0)) } else { cairo_paint(pointer) }
  }

  /// Lengths of the pen are in units of the current matrix.
  func setPen(_ pen: StrokeGeometry, width: Double) {
    cairo_set_line_width(pointer, width)
    let cap =
      switch pen.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(pointer, cap)
    let join =
      switch pen.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(pointer, join)
    cairo_set_miter_limit(pointer, pen.miterLimit.clamped(to: 1...1e4))
    // Negative lengths and a pattern of only zeros put Cairo into an error state.
    let dash = pen.dash.map { $0.clamped(to: 0...1e6) }
    let isUsable = dash.contains { $0 > 0 }
    cairo_set_dash(
      pointer, dash, isUsable ? Int32(dash.count) : 0, pen.dashPhase.clamped(to: -1e6...1e6))
  }
}

// MARK: - Sources and groups
extension Context {
  func setSource(_ color: PaintColor) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }
  func setSource(_ pattern: Pattern) { cairo_set_source(pointer, pattern.pointer) }
  func setSource(_ surface: Surface, at point: CGPoint) {
    cairo_set_source_surface(pointer, surface.pointer, Double(point.x), Double(point.y))
  }
  /// Paints the source through another surface's alpha.
  func mask(_ surface: Surface, at point: CGPoint) {
    cairo_mask_surface(pointer, surface.pointer, Double(point.x), Double(point.y))
  }
  func mask(_ pattern: Pattern) { cairo_mask(pointer, pattern.pointer) }

  func pushGroup() { cairo_push_group(pointer) }
  /// nil if the group could not be created; `check()` then throws.
  func popGroup() -> Pattern? { cairo_pop_group(pointer).map { Pattern(owning: $0) } }

  func setOperator(_ mode: CompositingOperator) { cairo_set_operator(pointer, mode.cairo) }

  /// Calls `body` with the current target's pixels and the device point of their top left corner.
  func withTargetPixels(_ body: (PixelRegion, CGPoint) -> Void) {
    guard !isVector, let target = cairo_get_group_target(pointer),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
    else { return }
    cairo_surface_flush(target)
    guard let data = cairo_image_surface_get_data(target) else { return }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &x, &y)
    body(
      PixelRegion(
        base: data, width: Int(cairo_image_surface_get_width(target)),
        height: Int(cairo_image_surface_get_height(target)),
        stride: Int(cairo_image_surface_get_stride(target))),
      CGPoint(x: -x, y: -y))
    cairo_surface_mark_dirty(target)
  }
}
