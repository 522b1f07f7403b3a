// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public func simd_real<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.real }
public func simd_imag<Q: _SIMDQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.imag }
public func simd_angle<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.angle }
public func simd_axis<Q: _SIMDQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.axis }
public func simd_length<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.length }
public func simd_dot<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q.Scalar { dot(p.vector, q.vector) }
public func dot<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q.Scalar { dot(p.vector, q.vector) }
public func simd_conjugate<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.conjugate }
public func simd_inverse<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.inverse }
public func simd_negate<Q: _SIMDQuaternion>(_ q: Q) -> Q { -q }
public func simd_normalize<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.normalized }
public func simd_add<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p + q }
public func simd_sub<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p - q }
public func simd_mul<Q: _SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p * q }
public func simd_mul<Q: _SIMDQuaternion>(_ q: Q, _ scalar: Q.Scalar) -> Q { q * scalar }
public func simd_mul<Q: _SIMDQuaternion>(_ scalar: Q.Scalar, _ q: Q) -> Q { scalar * q }
public func simd_act<Q: _SIMDQuaternion>(_ q: Q, _ v: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> {
  q.act(v)
}

/// A rotation between two others, on the shorter way.
///
/// - Parameter t: 0 is the first rotation, 1 the second.
public func simd_slerp<Q: _SIMDQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  interpolate(q0, dot(q0, q1) < 0 ? -q1 : q1, t)
}

/// A rotation between two others, on the longer way.
public func simd_slerp_longest<Q: _SIMDQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  interpolate(q0, dot(q0, q1) < 0 ? q1 : -q1, t)
}

/// Moves along the great circle through two quaternions.
private func interpolate<Q: _SIMDQuaternion>(_ first: Q, _ last: Q, _ t: Q.Scalar) -> Q {
  // This has more precision than the arc cosine of the product.
  let angle = 2 * atan2(Double((last - first).length), Double((last + first).length))
  let sine = sin(angle)
  // Almost the same, where a line is precise enough, or opposite, where no circle is unique.
  guard abs(sine) > 1e-6 else { return (first * (1 - t) + last * t).normalized }
  let weights = (sin((1 - Double(t)) * angle) / sine, sin(Double(t) * angle) / sine)
  return (first * Q.Scalar(weights.0) + last * Q.Scalar(weights.1)).normalized
}
