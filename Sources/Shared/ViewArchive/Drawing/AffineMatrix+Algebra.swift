import Foundation

extension AffineMatrix {
  /// The matrix that changes nothing.
  public static let identity = AffineMatrix()

  /// The transformed point.
  public func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The matrix that applies `self` first, then `next`.
  public func followed(by next: AffineMatrix) -> AffineMatrix {
    AffineMatrix(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// nil if the matrix collapses the plane into a line or a point.
  public var inverse: AffineMatrix? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return AffineMatrix(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The bounding box of the transformed rectangle.
  public func bounds(of rectangle: CGRect) -> CGRect {
    let corners = [
      self(CGPoint(x: rectangle.minX, y: rectangle.minY)),
      self(CGPoint(x: rectangle.maxX, y: rectangle.minY)),
      self(CGPoint(x: rectangle.minX, y: rectangle.maxY)),
      self(CGPoint(x: rectangle.maxX, y: rectangle.maxY)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
