// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Vectors as points and directions. The functions with the prefix are those of C, without labels.

public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}

public func cross<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  let first = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  return first - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}

/// The product of vectors in the plane z = 0. It has the direction of z.
public func cross<Scalar: FloatingPoint>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> SIMD3<Scalar> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }

public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }

public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}

/// The sum of the elements' magnitudes.
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).sum() }

/// The largest magnitude of an element.
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).max() }

public func distance_squared<V: SIMD>(
  _ x: V, _ y: V
) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(x - y) }

public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}

/// The vector with the same direction and the length 1. Of zero, it is not a number.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }

/// The part of `x` in the direction of `y`.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (dot(x, y) / dot(y, y))
}

/// The direction of a ray after a mirror.
///
/// - Parameter n: The mirror's normal, of length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}

/// The direction of a ray in another medium; zero if it is reflected totally.
///
/// - Parameters:
///   - x: The ray's direction, of length 1.
///   - n: The surface's normal, of length 1.
///   - eta: The ratio of the indices of refraction: the first medium's by the second's.
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  let cosine = dot(x, n)
  let square = 1 - eta * eta * (1 - cosine * cosine)
  return square < 0 ? V() : x * eta - n * (eta * cosine + square.squareRoot())
}

public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, y)
}

public func simd_cross<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> { cross(x, y) }

public func simd_cross<Scalar: FloatingPoint>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> SIMD3<Scalar> { cross(x, y) }

public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }

public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x)
}

public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  norm_one(x)
}

public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  norm_inf(x)
}

public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(x, y)
}

public func simd_distance_squared<V: SIMD>(
  _ x: V, _ y: V
) -> V.Scalar where V.Scalar: FloatingPoint { distance_squared(x, y) }

public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }

public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  normalize(x)
}

public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  project(x, y)
}

public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  reflect(x, n: n)
}

public func simd_refract<V: SIMD>(
  _ x: V, _ n: V, _ eta: V.Scalar
) -> V where V.Scalar: FloatingPoint { refract(x, n: n, eta: eta) }

public func vector_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, y)
}

public func vector_cross<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> { cross(x, y) }

public func vector_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }

public func vector_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }

/// Positive if the direction from `x` to `y` is counterclockwise, negative if it is clockwise.
public func simd_orient<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> Scalar {
  cross(x, y).z
}

/// Positive if the vectors are a right-handed basis, negative if they are a left-handed one.
public func simd_orient<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>, _ z: SIMD3<Scalar>
) -> Scalar { dot(x, cross(y, z)) }
