// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions of vectors for numbers, whose arguments may be literals.

public func simd_abs(_ x: Float) -> Float { x.magnitude }
public func simd_min(_ x: Float, _ y: Float) -> Float { min(x, y) }
public func simd_max(_ x: Float, _ y: Float) -> Float { max(x, y) }
public func clamp(_ x: Float, min: Float, max: Float) -> Float { simd_clamp(x, min, max) }
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float {
  Swift.min(Swift.max(x, min), max)
}
public func sign(_ x: Float) -> Float { x < 0 ? -1 : x > 0 ? 1 : 0 }
public func simd_sign(_ x: Float) -> Float { sign(x) }
public func recip(_ x: Float) -> Float { 1 / x }
public func simd_recip(_ x: Float) -> Float { 1 / x }
public func rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }
public func fract(_ x: Float) -> Float { min(x - x.rounded(.down), (1 as Float).nextDown) }
public func simd_fract(_ x: Float) -> Float { fract(x) }
public func step(_ x: Float, edge: Float) -> Float { x < edge ? 0 : 1 }
public func simd_step(_ edge: Float, _ x: Float) -> Float { step(x, edge: edge) }
public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
  smoothstep(x, edge0: edge0, edge1: edge1)
}
public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + t * (y - x) }
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { mix(x, y, t: t) }
public func simd_muladd(_ x: Float, _ y: Float, _ z: Float) -> Float { x * y + z }

public func simd_abs(_ x: Double) -> Double { x.magnitude }
public func simd_min(_ x: Double, _ y: Double) -> Double { min(x, y) }
public func simd_max(_ x: Double, _ y: Double) -> Double { max(x, y) }
public func clamp(_ x: Double, min: Double, max: Double) -> Double { simd_clamp(x, min, max) }
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}
public func sign(_ x: Double) -> Double { x < 0 ? -1 : x > 0 ? 1 : 0 }
public func simd_sign(_ x: Double) -> Double { sign(x) }
public func recip(_ x: Double) -> Double { 1 / x }
public func simd_recip(_ x: Double) -> Double { 1 / x }
public func rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }
public func fract(_ x: Double) -> Double { min(x - x.rounded(.down), (1 as Double).nextDown) }
public func simd_fract(_ x: Double) -> Double { fract(x) }
public func step(_ x: Double, edge: Double) -> Double { x < edge ? 0 : 1 }
public func simd_step(_ edge: Double, _ x: Double) -> Double { step(x, edge: edge) }
public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
  smoothstep(x, edge0: edge0, edge1: edge1)
}
public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + t * (y - x) }
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { mix(x, y, t: t) }
public func simd_muladd(_ x: Double, _ y: Double, _ z: Double) -> Double { x * y + z }
