// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Functions of each element of a vector.

extension SIMD {
  func map(_ transform: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = transform(self[index]) }
    return result
  }
}

public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.map(\.magnitude) }

/// The smallest integer stays as it is.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
  x.replacing(with: 0 &- x, where: x .< 0)
}

public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

public func min<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMin(vector, V(repeating: scalar))
}

public func max<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMax(vector, V(repeating: scalar))
}

public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

public func clamp<V: SIMD>(
  _ x: V, min: V.Scalar, max: V.Scalar
) -> V where V.Scalar: Comparable { clamp(x, min: V(repeating: min), max: V(repeating: max)) }

/// -1, 0 or 1; 0 for an element that is not a number.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.map { $0 < 0 ? -1 : $0 > 0 ? 1 : 0 }
}

public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }

public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x.squareRoot() }

public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }

/// The part after the point, counted from the next smaller integer: below 1, also by rounding.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  min(x - floor(x), (1 as V.Scalar).nextDown)
}

/// 0 for the elements below the edge, and 1 for the others.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// 0 at the first edge, 1 at the second, and a cubic curve between them.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (3 - 2 * t)
}

/// `x` where `t` is 0, and `y` where it is 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}

public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}

public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.wrappedSum()
}
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

// MARK: Functions of C

public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
  abs(x)
}
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { min(x, y) }
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { max(x, y) }
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  clamp(x, min: min, max: max)
}
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { recip(x) }
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { rsqrt(x) }
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  step(x, edge: edge)
}
public func simd_smoothstep<V: SIMD>(
  _ edge0: V, _ edge1: V, _ x: V
) -> V where V.Scalar: FloatingPoint { smoothstep(x, edge0: edge0, edge1: edge1) }
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  mix(x, y, t: t)
}
public func simd_muladd<V: SIMD>(_ x: V, _ y: V, _ z: V) -> V where V.Scalar: FloatingPoint {
  z.addingProduct(x, y)
}
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.wrappedSum()
}
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }

/// Whether no element differs by more than the tolerance.
public func simd_almost_equal_elements<V: SIMD>(
  _ x: V, _ y: V, _ tol: V.Scalar
) -> Bool where V.Scalar: FloatingPoint {
  all(abs(x - y) .<= V(repeating: tol))
}
