// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Vectors of other vectors. Elements that are not given are 0.

public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
public func simd_make_float2(_ other: SIMD3<Float>) -> SIMD2<Float> { SIMD2(other.x, other.y) }
public func simd_make_float2(_ other: SIMD4<Float>) -> SIMD2<Float> { other.lowHalf }
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float = 0) -> SIMD3<Float> { SIMD3(xy, z) }
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> {
  SIMD3(other.x, other.y, other.z)
}
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
  SIMD4(x, y, z, w)
}
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float = 0) -> SIMD4<Float> { SIMD4(xyz, w) }
public func simd_make_float4(_ xy: SIMD2<Float>, _ zw: SIMD2<Float> = SIMD2()) -> SIMD4<Float> {
  SIMD4(lowHalf: xy, highHalf: zw)
}

public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
public func simd_make_double2(_ other: SIMD3<Double>) -> SIMD2<Double> { SIMD2(other.x, other.y) }
public func simd_make_double2(_ other: SIMD4<Double>) -> SIMD2<Double> { other.lowHalf }
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> {
  SIMD3(x, y, z)
}
public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double = 0) -> SIMD3<Double> {
  SIMD3(xy, z)
}
public func simd_make_double3(_ other: SIMD4<Double>) -> SIMD3<Double> {
  SIMD3(other.x, other.y, other.z)
}
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
  SIMD4(x, y, z, w)
}
public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double = 0) -> SIMD4<Double> {
  SIMD4(xyz, w)
}
public func simd_make_double4(_ xy: SIMD2<Double>, _ zw: SIMD2<Double> = SIMD2()) -> SIMD4<Double> {
  SIMD4(lowHalf: xy, highHalf: zw)
}

public func simd_make_int2(_ x: Int32, _ y: Int32) -> SIMD2<Int32> { SIMD2(x, y) }
public func simd_make_int2(_ other: SIMD3<Int32>) -> SIMD2<Int32> { SIMD2(other.x, other.y) }
public func simd_make_int2(_ other: SIMD4<Int32>) -> SIMD2<Int32> { other.lowHalf }
public func simd_make_int3(_ x: Int32, _ y: Int32, _ z: Int32) -> SIMD3<Int32> { SIMD3(x, y, z) }
public func simd_make_int3(_ xy: SIMD2<Int32>, _ z: Int32 = 0) -> SIMD3<Int32> { SIMD3(xy, z) }
public func simd_make_int3(_ other: SIMD4<Int32>) -> SIMD3<Int32> {
  SIMD3(other.x, other.y, other.z)
}
public func simd_make_int4(_ x: Int32, _ y: Int32, _ z: Int32, _ w: Int32) -> SIMD4<Int32> {
  SIMD4(x, y, z, w)
}
public func simd_make_int4(_ xyz: SIMD3<Int32>, _ w: Int32 = 0) -> SIMD4<Int32> { SIMD4(xyz, w) }
public func simd_make_int4(_ xy: SIMD2<Int32>, _ zw: SIMD2<Int32> = SIMD2()) -> SIMD4<Int32> {
  SIMD4(lowHalf: xy, highHalf: zw)
}

public func simd_float(_ x: SIMD2<Double>) -> SIMD2<Float> { SIMD2<Float>(x) }
public func simd_float(_ x: SIMD3<Double>) -> SIMD3<Float> { SIMD3<Float>(x) }
public func simd_float(_ x: SIMD4<Double>) -> SIMD4<Float> { SIMD4<Float>(x) }
public func simd_float(_ x: SIMD2<Int32>) -> SIMD2<Float> { SIMD2<Float>(x) }
public func simd_float(_ x: SIMD3<Int32>) -> SIMD3<Float> { SIMD3<Float>(x) }
public func simd_float(_ x: SIMD4<Int32>) -> SIMD4<Float> { SIMD4<Float>(x) }

public func simd_double(_ x: SIMD2<Float>) -> SIMD2<Double> { SIMD2<Double>(x) }
public func simd_double(_ x: SIMD3<Float>) -> SIMD3<Double> { SIMD3<Double>(x) }
public func simd_double(_ x: SIMD4<Float>) -> SIMD4<Double> { SIMD4<Double>(x) }
public func simd_double(_ x: SIMD2<Int32>) -> SIMD2<Double> { SIMD2<Double>(x) }
public func simd_double(_ x: SIMD3<Int32>) -> SIMD3<Double> { SIMD3<Double>(x) }
public func simd_double(_ x: SIMD4<Int32>) -> SIMD4<Double> { SIMD4<Double>(x) }
