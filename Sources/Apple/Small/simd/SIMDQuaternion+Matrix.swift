extension _SIMDQuaternion {
  typealias Columns = (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// The columns of the matrix of the rotation.
  var columns: Columns {
    let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// The rotation of a matrix. Source: Shepperd, "Quaternion from rotation matrix", 1978.
  init(_ columns: Columns) {
    let (a, b, c) = columns
    // The largest part first: the others are quotients by it, which keeps their precision.
    if a.x + b.y + c.z >= 0 {
      let fourfold = 2 * (1 + a.x + b.y + c.z).squareRoot()
      let imag = SIMD3(b.z - c.y, c.x - a.z, a.y - b.x) / fourfold
      self.init(real: fourfold / 4, imag: imag)
    } else if a.x >= b.y, a.x >= c.z {
      let fourfold = 2 * (1 + a.x - b.y - c.z).squareRoot()
      let others = SIMD3(a.y + b.x, a.z + c.x, b.z - c.y) / fourfold
      self.init(ix: fourfold / 4, iy: others.x, iz: others.y, r: others.z)
    } else if b.y >= c.z {
      let fourfold = 2 * (1 - a.x + b.y - c.z).squareRoot()
      let others = SIMD3(a.y + b.x, b.z + c.y, c.x - a.z) / fourfold
      self.init(ix: others.x, iy: fourfold / 4, iz: others.y, r: others.z)
    } else {
      let fourfold = 2 * (1 - a.x - b.y + c.z).squareRoot()
      let others = SIMD3(a.z + c.x, b.z + c.y, a.y - b.x) / fourfold
      self.init(ix: others.x, iy: others.y, iz: fourfold / 4, r: others.z)
    }
  }
}
