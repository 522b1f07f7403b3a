import Foundation

/// What quaternions of both precisions share. A quaternion of length 1 is a rotation in space.
public protocol _SIMDQuaternion: Hashable, Sendable, CustomDebugStringConvertible {
  associatedtype Scalar: SIMDScalar & BinaryFloatingPoint

  /// The imaginary parts, then the real part.
  var vector: SIMD4<Scalar> { get set }
  init(vector: SIMD4<Scalar>)
}

extension _SIMDQuaternion {
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    self.init(vector: SIMD4(ix, iy, iz, r))
  }

  public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }

  /// - Parameters:
  ///   - angle: In radians, counterclockwise when the axis points to the viewer.
  ///   - axis: A vector of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// The shortest rotation from one vector to another, both of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let sum = from + to
    if length_squared(sum) > Scalar.ulpOfOne {
      let half = normalize(sum)
      self.init(real: dot(from, half), imag: cross(from, half))
    } else {
      // Half a turn, around any axis that is perpendicular: the one with most precision.
      let sizes = abs(from)
      let other: SIMD3<Scalar> =
        if sizes.x <= sizes.y, sizes.x <= sizes.z {
          SIMD3(1, 0, 0)
        } else if sizes.y <= sizes.z {
          SIMD3(0, 1, 0)
        } else {
          SIMD3(0, 0, 1)
        }
      self.init(real: 0, imag: normalize(cross(from, other)))
    }
  }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, real) }
  }

  /// The angle of the rotation in radians, from 0 to 2π.
  public var angle: Scalar { 2 * Scalar(atan2(Double(simd.length(imag)), Double(real))) }

  /// The axis of the rotation. Without rotation, it is not a number.
  public var axis: SIMD3<Scalar> { simd.normalize(imag) }

  public var length: Scalar { simd.length(vector) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }
  public var normalized: Self { Self(vector: simd.normalize(vector)) }

  /// Rotates a vector. The quaternion has the length 1.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = 2 * cross(imag, vector)
    return vector + real * twice + cross(imag, twice)
  }

  public var debugDescription: String {
    "\(Self.self)(real: \(real), imag: SIMD3<\(Scalar.self)>(\(imag.x), \(imag.y), \(imag.z)))"
  }
}

// MARK: Arithmetic

extension _SIMDQuaternion {
  public static func + (first: Self, second: Self) -> Self {
    Self(vector: first.vector + second.vector)
  }
  public static func - (first: Self, second: Self) -> Self {
    Self(vector: first.vector - second.vector)
  }
  public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }

  /// As a rotation: first the second one, then the first one.
  public static func * (first: Self, second: Self) -> Self {
    Self(
      real: first.real * second.real - dot(first.imag, second.imag),
      imag: first.real * second.imag + second.real * first.imag + cross(first.imag, second.imag))
  }
  public static func / (first: Self, second: Self) -> Self { first * second.inverse }

  public static func * (quaternion: Self, scalar: Scalar) -> Self {
    Self(vector: quaternion.vector * scalar)
  }
  public static func * (scalar: Scalar, quaternion: Self) -> Self { quaternion * scalar }
  public static func / (quaternion: Self, scalar: Scalar) -> Self {
    Self(vector: quaternion.vector / scalar)
  }

  public static func += (first: inout Self, second: Self) { first = first + second }
  public static func -= (first: inout Self, second: Self) { first = first - second }
  public static func *= (first: inout Self, second: Self) { first = first * second }
  public static func /= (first: inout Self, second: Self) { first = first / second }
  public static func *= (quaternion: inout Self, scalar: Scalar) { quaternion.vector *= scalar }
  public static func /= (quaternion: inout Self, scalar: Scalar) { quaternion.vector /= scalar }
}
