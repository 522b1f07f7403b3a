// Products with matrices that are not square.

extension simd_float3x4 {
  public static func * (first: simd_float4x4, second: Self) -> Self {
    simd_float4x4.product(first, second)
  }
  public static func * (first: Self, second: simd_float3x3) -> Self { product(first, second) }
  public static func * (first: Self, second: Transposed) -> simd_float4x4 {
    product(first, second)
  }
}

extension simd_float4x3 {
  public static func * (first: simd_float3x3, second: Self) -> Self {
    simd_float3x3.product(first, second)
  }
  public static func * (first: Self, second: simd_float4x4) -> Self { product(first, second) }
  public static func * (first: Self, second: Transposed) -> simd_float3x3 {
    product(first, second)
  }
}

extension simd_double3x4 {
  public static func * (first: simd_double4x4, second: Self) -> Self {
    simd_double4x4.product(first, second)
  }
  public static func * (first: Self, second: simd_double3x3) -> Self { product(first, second) }
  public static func * (first: Self, second: Transposed) -> simd_double4x4 {
    product(first, second)
  }
}

extension simd_double4x3 {
  public static func * (first: simd_double3x3, second: Self) -> Self {
    simd_double3x3.product(first, second)
  }
  public static func * (first: Self, second: simd_double4x4) -> Self { product(first, second) }
  public static func * (first: Self, second: Transposed) -> simd_double3x3 {
    product(first, second)
  }
}
