/// A 3 by 3 matrix for perspective projections of points in a plane.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1.0
  public var m12: CGFloat = 0.0
  public var m13: CGFloat = 0.0
  public var m21: CGFloat = 0.0
  public var m22: CGFloat = 1.0
  public var m23: CGFloat = 0.0
  public var m31: CGFloat = 0.0
  public var m32: CGFloat = 0.0
  public var m33: CGFloat = 1.0

  public init() {}

  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine part, without perspective.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func dot(_ row: (CGFloat, CGFloat, CGFloat), _ a: CGFloat, _ b: CGFloat, _ c: CGFloat)
      -> CGFloat
    {
      row.0 * a + row.1 * b + row.2 * c
    }
    let rows = [(m11, m12, m13), (m21, m22, m23), (m31, m32, m33)]
    var result = ProjectionTransform()
    result.m11 = dot(rows[0], rhs.m11, rhs.m21, rhs.m31)
    result.m12 = dot(rows[0], rhs.m12, rhs.m22, rhs.m32)
    result.m13 = dot(rows[0], rhs.m13, rhs.m23, rhs.m33)
    result.m21 = dot(rows[1], rhs.m11, rhs.m21, rhs.m31)
    result.m22 = dot(rows[1], rhs.m12, rhs.m22, rhs.m32)
    result.m23 = dot(rows[1], rhs.m13, rhs.m23, rhs.m33)
    result.m31 = dot(rows[2], rhs.m11, rhs.m21, rhs.m31)
    result.m32 = dot(rows[2], rhs.m12, rhs.m22, rhs.m32)
    result.m33 = dot(rows[2], rhs.m13, rhs.m23, rhs.m33)
    return result
  }

  /// Returns false and leaves the matrix unchanged if it has no inverse.
  public mutating func invert() -> Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return false }
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) / determinant
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / determinant
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / determinant
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / determinant
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / determinant
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
    return true
  }

  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }
}
