import Foundation

/// x′ = (a·x + c·y + tx) / w, y′ = (b·x + d·y + ty) / w, with w = px·x + py·y + pw.
///
/// Points with a `w` of 0 and less are behind the viewer and not visible.
public struct ProjectionMatrix: Equatable, Sendable {
  /// The numerators.
  public var affine: AffineMatrix
  /// The last row of the matrix.
  public var px, py, pw: Double

  public init(affine: AffineMatrix = AffineMatrix(), px: Double = 0, py: Double = 0, pw: Double = 1)
  {
    self.affine = affine
    self.px = px
    self.py = py
    self.pw = pw
  }

  /// The point's divisor, which is greater than 0 for visible points.
  public func depth(at point: CGPoint) -> Double { px * point.x + py * point.y + pw }

  /// nil if the point is not visible.
  public func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let depth = depth(at: point)
    guard depth > 1e-6 else { return nil }
    let scaled = affine(point)
    return CGPoint(x: scaled.x / depth, y: scaled.y / depth)
  }

  /// The matrix from projected points back to the plane; nil if the plane is seen edge-on.
  ///
  /// A projected point belongs to a visible one if its `depth` in the inverse is greater than 0.
  public var inverse: ProjectionMatrix? {
    let (a, b, c, d, tx, ty) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
    let determinant =
      a * (d * pw - ty * py) - c * (b * pw - ty * px) + tx * (b * py - d * px)
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return ProjectionMatrix(
      affine: AffineMatrix(
        a: (d * pw - ty * py) / determinant, b: (ty * px - b * pw) / determinant,
        c: (tx * py - c * pw) / determinant, d: (a * pw - tx * px) / determinant,
        tx: (c * ty - tx * d) / determinant, ty: (tx * b - a * ty) / determinant),
      px: (b * py - d * px) / determinant, py: (c * px - a * py) / determinant,
      pw: (a * d - c * b) / determinant)
  }

  /// The bounding box of the projected rectangle; nil if a part of it is behind the viewer.
  public func bounds(of rectangle: CGRect) -> CGRect? {
    var box = CGRect.null
    for x in [rectangle.minX, rectangle.maxX] {
      for y in [rectangle.minY, rectangle.maxY] {
        guard let point = self(CGPoint(x: x, y: y)) else { return nil }
        box = box.union(CGRect(origin: point, size: .zero))
      }
    }
    return box
  }

  /// The affine matrix with the same result near `point`; nil if the point is not visible.
  public func approximation(at point: CGPoint) -> AffineMatrix? {
    guard let image = self(point) else { return nil }
    let depth = depth(at: point)
    let (a, c) = ((affine.a - image.x * px) / depth, (affine.c - image.x * py) / depth)
    let (b, d) = ((affine.b - image.y * px) / depth, (affine.d - image.y * py) / depth)
    return AffineMatrix(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }
}
