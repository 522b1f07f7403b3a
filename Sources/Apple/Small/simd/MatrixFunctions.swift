// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public func simd_transpose<M: _SIMDMatrix>(_ matrix: M) -> M.Transposed { matrix.transpose }
public func simd_inverse<M: _SIMDSquareMatrix>(_ matrix: M) -> M { matrix.inverse }
public func simd_determinant<M: _SIMDSquareMatrix>(_ matrix: M) -> M.Scalar { matrix.determinant }

public func simd_add<M: _SIMDMatrix>(_ first: M, _ second: M) -> M { first + second }
public func simd_sub<M: _SIMDMatrix>(_ first: M, _ second: M) -> M { first - second }
public func simd_mul<M: _SIMDMatrix>(_ scalar: M.Scalar, _ matrix: M) -> M { scalar * matrix }
public func simd_mul<M: _SIMDMatrix>(_ matrix: M, _ vector: M.Row) -> M.Column { matrix * vector }
public func simd_mul<M: _SIMDMatrix>(_ vector: M.Column, _ matrix: M) -> M.Row { vector * matrix }
public func simd_mul<M: _SIMDSquareMatrix>(_ first: M, _ second: M) -> M { first * second }

public func simd_equal<M: _SIMDMatrix>(_ first: M, _ second: M) -> Bool { first == second }

/// Whether no element differs by more than the tolerance.
public func simd_almost_equal_elements<M: _SIMDMatrix>(
  _ first: M, _ second: M, _ tol: M.Scalar
) -> Bool {
  (0..<M.Row.scalarCount).allSatisfy { simd_almost_equal_elements(first[$0], second[$0], tol) }
}

public func matrix_transpose<M: _SIMDMatrix>(_ matrix: M) -> M.Transposed { matrix.transpose }
public func matrix_invert<M: _SIMDSquareMatrix>(_ matrix: M) -> M { matrix.inverse }
public func matrix_determinant<M: _SIMDSquareMatrix>(_ matrix: M) -> M.Scalar {
  matrix.determinant
}
public func matrix_scale<M: _SIMDMatrix>(_ scalar: M.Scalar, _ matrix: M) -> M { scalar * matrix }
public func matrix_multiply<M: _SIMDMatrix>(_ scalar: M.Scalar, _ matrix: M) -> M {
  scalar * matrix
}
public func matrix_multiply<M: _SIMDMatrix>(_ matrix: M, _ vector: M.Row) -> M.Column {
  matrix * vector
}
public func matrix_multiply<M: _SIMDMatrix>(_ vector: M.Column, _ matrix: M) -> M.Row {
  vector * matrix
}
public func matrix_multiply<M: _SIMDSquareMatrix>(_ first: M, _ second: M) -> M { first * second }
