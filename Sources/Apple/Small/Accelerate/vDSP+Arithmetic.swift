// Compatibility (module): partial | | the basics of `vDSP` and `vForce`; of vImage,
//   `vImageBoxConvolve_ARGB8888` and `vImageBoxConvolve_Planar8` with edges extended

// Operations of one or two vectors and of a vector and a number.
extension vDSP {
  private static func combine<U: Collection, V: Collection, T>(
    _ left: U, _ right: V, _ operation: (T, T) -> T
  ) -> [T] where U.Element == T, V.Element == T {
    precondition(left.count == right.count, "the vectors have different lengths")
    return zip(left, right).map(operation)
  }

  public static func add<U: Collection<Float>, V: Collection<Float>>(
    _ vectorA: U, _ vectorB: V
  ) -> [Float] { combine(vectorA, vectorB, +) }

  public static func add<U: Collection<Float>>(_ scalar: Float, _ vector: U) -> [Float] {
    vector.map { scalar + $0 }
  }

  public static func multiply<U: Collection<Float>, V: Collection<Float>>(
    _ vectorA: U, _ vectorB: V
  ) -> [Float] { combine(vectorA, vectorB, *) }

  public static func multiply<U: Collection<Float>>(_ scalar: Float, _ vector: U) -> [Float] {
    vector.map { scalar * $0 }
  }

  public static func subtract<U: Collection<Float>, V: Collection<Float>>(
    _ vectorA: U, _ vectorB: V
  ) -> [Float] { combine(vectorA, vectorB, -) }

  public static func divide<U: Collection<Float>, V: Collection<Float>>(
    _ vectorA: U, _ vectorB: V
  ) -> [Float] { combine(vectorA, vectorB, /) }

  public static func divide<U: Collection<Float>>(_ vector: U, _ scalar: Float) -> [Float] {
    vector.map { $0 / scalar }
  }

  public static func divide<U: Collection<Float>>(_ scalar: Float, _ vector: U) -> [Float] {
    vector.map { scalar / $0 }
  }

  public static func dot<U: Collection<Float>, V: Collection<Float>>(
    _ vectorA: U, _ vectorB: V
  ) -> Float { combine(vectorA, vectorB, *).reduce(0, +) }

  public static func absolute<U: Collection<Float>>(_ vector: U) -> [Float] { vector.map(abs) }
  public static func negative<U: Collection<Float>>(_ vector: U) -> [Float] { vector.map { -$0 } }
  public static func square<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { $0 * $0 }
  }

  public static func clip<U: Collection<Float>>(
    _ vector: U, to bounds: ClosedRange<Float>
  ) -> [Float] { vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }

  /// The numbers from the start of the range to its end, at equal distances.
  public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Float(count - 1) : 0
    return (0..<max(count, 0)).map { range.lowerBound + Float($0) * step }
  }

  public static func add<U: Collection<Double>, V: Collection<Double>>(
    _ vectorA: U, _ vectorB: V
  ) -> [Double] { combine(vectorA, vectorB, +) }

  public static func add<U: Collection<Double>>(_ scalar: Double, _ vector: U) -> [Double] {
    vector.map { scalar + $0 }
  }

  public static func multiply<U: Collection<Double>, V: Collection<Double>>(
    _ vectorA: U, _ vectorB: V
  ) -> [Double] { combine(vectorA, vectorB, *) }

  public static func multiply<U: Collection<Double>>(_ scalar: Double, _ vector: U) -> [Double] {
    vector.map { scalar * $0 }
  }

  public static func subtract<U: Collection<Double>, V: Collection<Double>>(
    _ vectorA: U, _ vectorB: V
  ) -> [Double] { combine(vectorA, vectorB, -) }

  public static func divide<U: Collection<Double>, V: Collection<Double>>(
    _ vectorA: U, _ vectorB: V
  ) -> [Double] { combine(vectorA, vectorB, /) }

  public static func divide<U: Collection<Double>>(_ vector: U, _ scalar: Double) -> [Double] {
    vector.map { $0 / scalar }
  }

  public static func divide<U: Collection<Double>>(_ scalar: Double, _ vector: U) -> [Double] {
    vector.map { scalar / $0 }
  }

  public static func dot<U: Collection<Double>, V: Collection<Double>>(
    _ vectorA: U, _ vectorB: V
  ) -> Double { combine(vectorA, vectorB, *).reduce(0, +) }

  public static func absolute<U: Collection<Double>>(_ vector: U) -> [Double] { vector.map(abs) }
  public static func negative<U: Collection<Double>>(_ vector: U) -> [Double] { vector.map { -$0 } }
  public static func square<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { $0 * $0 }
  }

  public static func clip<U: Collection<Double>>(
    _ vector: U, to bounds: ClosedRange<Double>
  ) -> [Double] { vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }

  /// The numbers from the start of the range to its end, at equal distances.
  public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Double(count - 1) : 0
    return (0..<max(count, 0)).map { range.lowerBound + Double($0) * step }
  }
}
