internal import CCairo
import Foundation
import ViewArchive

/// A Cairo pattern: a surface or gradient to paint with.
final class Pattern {
  let pointer: OpaquePointer

  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  convenience init?(surface: Surface) {
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return nil }
    self.init(owning: pattern)
  }

  convenience init?(linearFrom start: CGPoint, to end: CGPoint) {
    let points = [start.x, start.y, end.x, end.y].map(Double.init)
    guard points.allSatisfy({ abs($0) < 1e6 }),
      let pattern = cairo_pattern_create_linear(points[0], points[1], points[2], points[3])
    else { return nil }
    self.init(owning: pattern)
  }

  convenience init?(radialAround center: CGPoint, from startRadius: Double, to endRadius: Double) {
    let (x, y) = (Double(center.x), Double(center.y))
    guard abs(x) < 1e6, abs(y) < 1e6, abs(startRadius) < 1e6, abs(endRadius) < 1e6,
      let pattern = cairo_pattern_create_radial(x, y, max(startRadius, 0), x, y, max(endRadius, 0))
    else { return nil }
    self.init(owning: pattern)
  }

  deinit {
    cairo_pattern_destroy(pointer)
  }

  enum Extend { case none, pad, `repeat` }

  func set(_ extend: Extend) {
    let value =
      switch extend {
      case .none: CAIRO_EXTEND_NONE
      case .pad: CAIRO_EXTEND_PAD
      case .repeat: CAIRO_EXTEND_REPEAT
      }
    cairo_pattern_set_extend(pointer, value)
  }

  func set(_ interpolation: ImageDrawing.Interpolation) {
    let filter =
      switch interpolation {
      case .none: CAIRO_FILTER_NEAREST
      case .low: CAIRO_FILTER_BILINEAR
      case .medium: CAIRO_FILTER_GOOD
      case .high: CAIRO_FILTER_BEST
      }
    cairo_pattern_set_filter(pointer, filter)
  }

  /// Sets the matrix from user coordinates to the pattern's coordinates.
  func set(_ matrix: AffineMatrix) {
    var matrix = cairo_matrix_t(matrix)
    cairo_pattern_set_matrix(pointer, &matrix)
  }

  func addStop(_ offset: Double, _ color: PaintColor) {
    cairo_pattern_add_color_stop_rgba(
      pointer, offset, color.red, color.green, color.blue, color.alpha)
  }
}

extension cairo_matrix_t {
  init(_ matrix: AffineMatrix) {
    self.init(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
  }
}
