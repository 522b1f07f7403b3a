// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A quaternion of the precision `Float`.
public struct simd_quatf: _SIMDQuaternion {
  public var vector: SIMD4<Float>

  public init() { vector = SIMD4() }
  public init(vector: SIMD4<Float>) { self.vector = vector }

  /// The rotation that a matrix describes.
  public init(_ rotation: simd_float3x3) { self.init(rotation.columns) }

  /// The rotation that the first three rows and columns of a matrix describe.
  public init(_ rotation: simd_float4x4) {
    let columns = rotation.columns
    self.init(
      (simd_make_float3(columns.0), simd_make_float3(columns.1), simd_make_float3(columns.2)))
  }
}

extension simd_float3x3 {
  /// - Parameter quaternion: A quaternion of length 1.
  public init(_ quaternion: simd_quatf) { self.init(columns: quaternion.columns) }
}

extension simd_float4x4 {
  /// - Parameter quaternion: A quaternion of length 1.
  public init(_ quaternion: simd_quatf) {
    let columns = quaternion.columns
    self.init(
      SIMD4(columns.0, 0), SIMD4(columns.1, 0), SIMD4(columns.2, 0), SIMD4(0, 0, 0, 1))
  }
}

public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
public func simd_quaternion(_ xyzr: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: xyzr) }
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}

/// A quaternion of the precision `Double`.
public struct simd_quatd: _SIMDQuaternion {
  public var vector: SIMD4<Double>

  public init() { vector = SIMD4() }
  public init(vector: SIMD4<Double>) { self.vector = vector }

  /// The rotation that a matrix describes.
  public init(_ rotation: simd_double3x3) { self.init(rotation.columns) }

  /// The rotation that the first three rows and columns of a matrix describe.
  public init(_ rotation: simd_double4x4) {
    let columns = rotation.columns
    self.init(
      (simd_make_double3(columns.0), simd_make_double3(columns.1), simd_make_double3(columns.2)))
  }
}

extension simd_double3x3 {
  /// - Parameter quaternion: A quaternion of length 1.
  public init(_ quaternion: simd_quatd) { self.init(columns: quaternion.columns) }
}

extension simd_double4x4 {
  /// - Parameter quaternion: A quaternion of length 1.
  public init(_ quaternion: simd_quatd) {
    let columns = quaternion.columns
    self.init(
      SIMD4(columns.0, 0), SIMD4(columns.1, 0), SIMD4(columns.2, 0), SIMD4(0, 0, 0, 1))
  }
}

public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
  simd_quatd(from: from, to: to)
}
public func simd_quaternion(_ xyzr: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: xyzr) }
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
  simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
