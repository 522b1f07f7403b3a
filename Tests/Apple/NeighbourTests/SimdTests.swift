import Foundation
import Testing
import simd

private let third = Float(1) / 3

struct VectorTests {
  @Test(
    arguments: [
      ([1, 0, 0], [0, 1, 0], [0, 0, 1]),
      ([0, 1, 0], [1, 0, 0], [0, 0, -1]),
      ([1, 2, 3], [4, 5, 6], [-3, 6, -3]),
      ([2, 4, 6], [1, 2, 3], [0, 0, 0]),
    ] as [(simd_float3, simd_float3, simd_float3)])
  func crossProduct(x: simd_float3, y: simd_float3, product: simd_float3) {
    #expect(cross(x, y) == product)
    #expect(simd_cross(y, x) == -product)
  }

  @Test(
    arguments: [
      ([3, 0, 4], [0.6, 0, 0.8]),
      ([0, -2, 0], [0, -1, 0]),
      ([1, 2, 2], [third, 2 * third, 2 * third]),
    ] as [(simd_float3, simd_float3)])
  func normalizedVector(x: simd_float3, unit: simd_float3) {
    #expect(simd_almost_equal_elements(normalize(x), unit, 1e-6))
    #expect(Swift.abs(simd_length(simd_normalize(x)) - 1) < 1e-6)
  }

  @Test func lengthsAndProducts() {
    #expect(dot(simd_float3(1, 2, 3), [4, 5, 6]) == 32)
    #expect(length(simd_double2(3, 4)) == 5)
    #expect(length_squared(simd_float4(1, 2, 3, 4)) == 30)
    #expect(simd_distance(simd_double3(1, 1, 1), [1, 4, 5]) == 5)
    #expect(project(simd_float2(2, 3), [4, 0]) == [2, 0])
    #expect(reduce_add(simd_int4(1, 2, 3, 4)) == 10)
    #expect(reduce_min(simd_float3(3, -1, 2)) == -1)
    #expect(simd_reduce_max(simd_float3(3, -1, 2)) == 3)
  }

  @Test func mirrorsTurnTheNormalPart() {
    #expect(reflect(simd_float3(1, -1, 2), n: [0, 1, 0]) == [1, 1, 2])
    #expect(simd_reflect(simd_double2(3, 4), [1, 0]) == [-3, 4])
  }

  @Test func raysBreakAsSnellDescribes() {
    // From air into glass at 30°.
    let ray = simd_double2(sin(.pi / 6), -cos(.pi / 6))
    let broken = refract(ray, n: [0, 1], eta: 1 / 1.5)
    #expect(Swift.abs(broken.x - 0.5 / 1.5) < 1e-12)
    #expect(Swift.abs(length(broken) - 1) < 1e-12)
    #expect(broken.y < 0)
    // From glass into air at 60°: total reflection.
    let flat = simd_double2(sin(.pi / 3), -cos(.pi / 3))
    #expect(simd_refract(flat, [0, 1], 1.5) == .zero)
  }

  @Test func elements() {
    let x = simd_float4(-1.5, -0.0, 0.25, 2)
    #expect(abs(x) == [1.5, 0, 0.25, 2])
    #expect(abs(simd_int2(-3, 3)) == [3, 3])
    #expect(sign(x) == [-1, 0, 1, 1])
    #expect(fract(x) == [0.5, 0, 0.25, 0])
    #expect(fract(simd_float2(-1e-20, 0)).x < 1)
    #expect(floor(x) == [-2, 0, 0, 2])
    #expect(ceil(x) == [-1, 0, 1, 2])
    #expect(trunc(x) == [-1, 0, 0, 2])
    #expect(clamp(x, min: -1, max: 1) == [-1, 0, 0.25, 1])
    #expect(min(x, 0) == [-1.5, 0, 0, 0])
    #expect(max(simd_int2(1, 5), [3, 2]) == [3, 5])
    #expect(step(x, edge: simd_float4(repeating: 0.25)) == [0, 0, 1, 1])
    #expect(smoothstep(x, edge0: .zero, edge1: .one) == [0, 0, 0.15625, 1])
    #expect(mix(simd_float2(0, 10), [10, 20], t: 0.25) == [2.5, 12.5])
    #expect(recip(simd_float2(2, 4)) == [0.5, 0.25])
    #expect(rsqrt(simd_double2(4, 16)) == [0.5, 0.25])
  }

  @Test func numbers() {
    let x: Float = 1.5
    #expect(simd_clamp(x, 0, 1) == 1)
    #expect(simd_mix(0, 10, 0.25) == 2.5)
    #expect(simd_smoothstep(0, 2, 1) == 0.5)
    #expect(simd_fract(x) == 0.5)
    #expect(simd_step(x, 1) == 0)
  }
}

struct MatrixTests {
  @Test func determinants() {
    #expect(simd_float2x2(columns: ([1, 3], [2, 4])).determinant == -2)
    #expect(simd_double3x3(rows: [[2, 0, 1], [1, 3, 2], [1, 1, 1]]).determinant == 0)
    #expect(simd_double3x3(rows: [[2, 0, 1], [1, 3, 2], [1, 1, 4]]).determinant == 18)
    #expect(simd_float4x4(diagonal: [1, 2, 3, 4]).determinant == 24)
    let rows: [simd_double4] = [[1, 0, 2, -1], [3, 0, 0, 5], [2, 1, 4, -3], [1, 0, 5, 0]]
    #expect(simd_determinant(simd_double4x4(rows: rows)) == 30)
  }

  @Test func inverseTimesMatrixIsIdentity() {
    let two = simd_double2x2([4, 2], [7, 6])
    #expect(simd_almost_equal_elements(two.inverse * two, matrix_identity_double2x2, 1e-12))
    let three = simd_double3x3([2, 1, 1], [0, 3, 1], [1, 2, 4])
    #expect(simd_almost_equal_elements(three * three.inverse, matrix_identity_double3x3, 1e-12))
    let four = simd_double4x4([1, 3, 2, 1], [0, 0, 1, 0], [2, 0, 4, 5], [-1, 5, -3, 0])
    #expect(simd_almost_equal_elements(four.inverse * four, matrix_identity_double4x4, 1e-12))
    #expect(simd_almost_equal_elements(four * four.inverse, matrix_identity_double4x4, 1e-12))
    var moved = matrix_identity_float4x4
    moved.columns.3 = [1, 2, 3, 1]
    #expect(simd_inverse(moved).columns.3 == [-1, -2, -3, 1])
  }

  @Test func products() {
    let matrix = simd_float2x2(rows: [[1, 2], [3, 4]])
    #expect(matrix * [1, 1] == [3, 7])
    #expect([1, 1] * matrix == [4, 6])
    #expect(matrix * matrix == simd_float2x2(rows: [[7, 10], [15, 22]]))
    #expect(simd_mul(matrix, matrix.inverse) == matrix_identity_float2x2)
    #expect(2 * matrix - matrix == matrix)
    #expect(matrix[1, 0] == 2)
    #expect(matrix.transpose == simd_float2x2(columns: ([1, 2], [3, 4])))
    #expect(String(reflecting: matrix) == "simd_float2x2([[1.0, 3.0], [2.0, 4.0]])")
  }

  @Test func matricesWithDifferentSides() {
    let tall = simd_float3x4([1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12])
    #expect(tall * [1, 0, 1] == [10, 12, 14, 16])
    #expect(tall.transpose[0] == [1, 5, 9])
    #expect(
      tall.transpose * tall == simd_float3x3([30, 70, 110], [70, 174, 278], [110, 278, 446]))
    #expect(matrix_identity_float4x4 * tall * matrix_identity_float3x3 == tall)
    #expect(simd_transpose(tall.transpose) == tall)
  }
}

struct QuaternionTests {
  private static let diagonal = normalize(simd_double3(1, 1, 1))

  @Test(
    arguments: [
      (simd_quatd(angle: .pi / 2, axis: [0, 0, 1]), [1, 0, 0], [0, 1, 0]),
      (simd_quatd(angle: .pi, axis: [0, 1, 0]), [1, 2, 3], [-1, 2, -3]),
      (simd_quatd(angle: 2 * .pi / 3, axis: diagonal), [1, 2, 3], [3, 1, 2]),
      (simd_quatd(from: [0, 1, 0], to: [0, 0, 1]), [5, 1, 0], [5, 0, 1]),
      (simd_quatd(from: [0, 1, 0], to: [0, -1, 0]), [0, 1, 0], [0, -1, 0]),
    ] as [(simd_quatd, simd_double3, simd_double3)])
  func rotation(quaternion: simd_quatd, vector: simd_double3, rotated: simd_double3) {
    #expect(simd_almost_equal_elements(quaternion.act(vector), rotated, 1e-12))
    #expect(simd_almost_equal_elements(simd_double3x3(quaternion) * vector, rotated, 1e-12))
    #expect(simd_almost_equal_elements(quaternion.inverse.act(rotated), vector, 1e-12))
  }

  @Test func productRotatesByTheSecondFirst() {
    let first = simd_quatd(angle: 1, axis: [1, 0, 0])
    let second = simd_quatd(angle: 0.5, axis: [0, 1, 0])
    let vector = simd_double3(1, 2, 3)
    #expect(
      simd_almost_equal_elements(
        (first * second).act(vector), first.act(second.act(vector)), 1e-12))
    #expect((first * first.conjugate).real == 1)
  }

  @Test func angleAndAxisOfRotation() {
    let quaternion = simd_quatf(angle: 1.25, axis: [0, 0.6, 0.8])
    #expect(Swift.abs(quaternion.angle - 1.25) < 1e-6)
    #expect(simd_almost_equal_elements(quaternion.axis, [0, 0.6, 0.8], 1e-6))
    #expect(Swift.abs((quaternion * 3).normalized.length - 1) < 1e-6)
  }

  /// The angles reach each of the four cases of the conversion.
  @Test(
    arguments: [0.1, 1, 2, 3, 3.1],
    [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0.6, 0, -0.8], diagonal] as [simd_double3])
  func matrixOfQuaternionAndBack(angle: Double, axis: simd_double3) {
    let quaternion = simd_quatd(angle: angle, axis: axis)
    let matrix = simd_double4x4(quaternion)
    #expect(Swift.abs(matrix.determinant - 1) < 1e-12)
    for result in [simd_quatd(matrix), simd_quatd(simd_double3x3(quaternion))] {
      // The negative quaternion is the same rotation.
      #expect(Swift.abs(Swift.abs(dot(result, quaternion)) - 1) < 1e-12)
    }
  }

  @Test(arguments: [(0.0, 0.2), (0.25, 0.45), (0.5, 0.7), (1, 1.2)])
  func slerpTurnsEvenly(t: Double, angle: Double) {
    let (first, last) = (
      simd_quatd(angle: 0.2, axis: Self.diagonal), simd_quatd(angle: 1.2, axis: Self.diagonal)
    )
    #expect(Swift.abs(simd_slerp(first, last, t).angle - angle) < 1e-12)
    // The negative quaternion is the same rotation, on the longer way.
    #expect(Swift.abs(simd_slerp(first, -last, t).angle - angle) < 1e-12)
  }

  @Test func slerpOfEqualRotationsIsTheirRotation() {
    let quaternion = simd_quatf(angle: 0.3, axis: [1, 0, 0])
    let middle = simd_slerp(quaternion, quaternion, 0.5)
    #expect(simd_almost_equal_elements(middle.vector, quaternion.vector, 1e-6))
  }
}
