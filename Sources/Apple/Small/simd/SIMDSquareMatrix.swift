/// A matrix with as many columns as rows.
public protocol _SIMDSquareMatrix: _SIMDMatrix
where Column == Row, Diagonal == Column, Transposed == Self {
  var determinant: Scalar { get }
  /// If the determinant is 0, the elements are infinite or not a number.
  var inverse: Self { get }
}

extension _SIMDSquareMatrix {
  public static func * (first: Self, second: Self) -> Self { product(first, second) }
  public static func *= (first: inout Self, second: Self) { first = product(first, second) }
}

extension _SIMDSquareMatrix where Column == SIMD2<Scalar> {
  public var determinant: Scalar { self[0].x * self[1].y - self[1].x * self[0].y }

  public var inverse: Self {
    Self([SIMD2(self[1].y, -self[0].y), SIMD2(-self[1].x, self[0].x)]) * (1 / determinant)
  }
}

extension _SIMDSquareMatrix where Column == SIMD3<Scalar> {
  public var determinant: Scalar { dot(self[0], cross(self[1], self[2])) }

  public var inverse: Self {
    let rows = [cross(self[1], self[2]), cross(self[2], self[0]), cross(self[0], self[1])]
    return Self(rows: rows) * (1 / determinant)
  }
}

extension _SIMDSquareMatrix where Column == SIMD4<Scalar> {
  public var determinant: Scalar { dot(self[0], cofactors(1, 2, 3)) }

  public var inverse: Self {
    let rows = [cofactors(1, 2, 3), -cofactors(2, 3, 0), cofactors(3, 0, 1), -cofactors(0, 1, 2)]
    return Self(rows: rows) * (1 / determinant)
  }

  /// The vector whose product with any vector is the determinant of that vector and three columns.
  private func cofactors(_ first: Int, _ second: Int, _ third: Int) -> SIMD4<Scalar> {
    let (a, b, c) = (self[first], self[second], self[third])
    /// The determinant of three rows.
    func minor(_ i: Int, _ j: Int, _ k: Int) -> Scalar {
      dot(SIMD3(a[i], a[j], a[k]), cross(SIMD3(b[i], b[j], b[k]), SIMD3(c[i], c[j], c[k])))
    }
    return SIMD4(minor(1, 2, 3), -minor(0, 2, 3), minor(0, 1, 3), -minor(0, 1, 2))
  }
}
