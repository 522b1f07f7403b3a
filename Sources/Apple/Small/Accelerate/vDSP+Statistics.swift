// One number from a vector.
extension vDSP {
  /// The sum of `value` over the vector.
  private static func total<U: Collection>(
    _ vector: U, _ value: (U.Element) -> U.Element
  ) -> U.Element where U.Element: FloatingPoint { vector.reduce(0) { $0 + value($1) } }

  public static func sum<U: Collection<Float>>(_ vector: U) -> Float { total(vector) { $0 } }
  public static func sumOfSquares<U: Collection<Float>>(_ vector: U) -> Float {
    total(vector) { $0 * $0 }
  }
  public static func sumOfMagnitudes<U: Collection<Float>>(_ vector: U) -> Float {
    total(vector, abs)
  }

  /// NaN for an empty vector.
  public static func mean<U: Collection<Float>>(_ vector: U) -> Float {
    sum(vector) / Float(vector.count)
  }
  public static func meanSquare<U: Collection<Float>>(_ vector: U) -> Float {
    sumOfSquares(vector) / Float(vector.count)
  }
  public static func meanMagnitude<U: Collection<Float>>(_ vector: U) -> Float {
    sumOfMagnitudes(vector) / Float(vector.count)
  }
  public static func rootMeanSquare<U: Collection<Float>>(_ vector: U) -> Float {
    meanSquare(vector).squareRoot()
  }

  /// Minus infinity for an empty vector.
  public static func maximum<U: Collection<Float>>(_ vector: U) -> Float {
    vector.max() ?? -.infinity
  }
  /// Infinity for an empty vector.
  public static func minimum<U: Collection<Float>>(_ vector: U) -> Float {
    vector.min() ?? .infinity
  }
  public static func maximumMagnitude<U: Collection<Float>>(_ vector: U) -> Float {
    vector.lazy.map(abs).max() ?? 0
  }

  public static func indexOfMaximum<U: Collection<Float>>(_ vector: U) -> (UInt, Float) {
    let found = vector.enumerated().max { $0.element < $1.element }
    return (UInt(found?.offset ?? 0), found?.element ?? -.infinity)
  }
  public static func indexOfMinimum<U: Collection<Float>>(_ vector: U) -> (UInt, Float) {
    let found = vector.enumerated().min { $0.element < $1.element }
    return (UInt(found?.offset ?? 0), found?.element ?? .infinity)
  }

  public static func distanceSquared<U: Collection<Float>, V: Collection<Float>>(
    _ pointA: U, _ pointB: V
  ) -> Float { sumOfSquares(subtract(pointA, pointB)) }

  public static func standardDeviation<U: Collection<Float>>(_ vector: U) -> Float {
    let middle = mean(vector)
    return meanSquare(vector.map { $0 - middle }).squareRoot()
  }

  /// The vector with mean 0 and standard deviation 1.
  public static func normalize<U: Collection<Float>>(_ vector: U) -> [Float] {
    let (middle, deviation) = (mean(vector), standardDeviation(vector))
    return vector.map { ($0 - middle) / deviation }
  }

  public static func sum<U: Collection<Double>>(_ vector: U) -> Double { total(vector) { $0 } }
  public static func sumOfSquares<U: Collection<Double>>(_ vector: U) -> Double {
    total(vector) { $0 * $0 }
  }
  public static func sumOfMagnitudes<U: Collection<Double>>(_ vector: U) -> Double {
    total(vector, abs)
  }

  /// NaN for an empty vector.
  public static func mean<U: Collection<Double>>(_ vector: U) -> Double {
    sum(vector) / Double(vector.count)
  }
  public static func meanSquare<U: Collection<Double>>(_ vector: U) -> Double {
    sumOfSquares(vector) / Double(vector.count)
  }
  public static func meanMagnitude<U: Collection<Double>>(_ vector: U) -> Double {
    sumOfMagnitudes(vector) / Double(vector.count)
  }
  public static func rootMeanSquare<U: Collection<Double>>(_ vector: U) -> Double {
    meanSquare(vector).squareRoot()
  }

  /// Minus infinity for an empty vector.
  public static func maximum<U: Collection<Double>>(_ vector: U) -> Double {
    vector.max() ?? -.infinity
  }
  /// Infinity for an empty vector.
  public static func minimum<U: Collection<Double>>(_ vector: U) -> Double {
    vector.min() ?? .infinity
  }
  public static func maximumMagnitude<U: Collection<Double>>(_ vector: U) -> Double {
    vector.lazy.map(abs).max() ?? 0
  }

  public static func indexOfMaximum<U: Collection<Double>>(_ vector: U) -> (UInt, Double) {
    let found = vector.enumerated().max { $0.element < $1.element }
    return (UInt(found?.offset ?? 0), found?.element ?? -.infinity)
  }
  public static func indexOfMinimum<U: Collection<Double>>(_ vector: U) -> (UInt, Double) {
    let found = vector.enumerated().min { $0.element < $1.element }
    return (UInt(found?.offset ?? 0), found?.element ?? .infinity)
  }

  public static func distanceSquared<U: Collection<Double>, V: Collection<Double>>(
    _ pointA: U, _ pointB: V
  ) -> Double { sumOfSquares(subtract(pointA, pointB)) }

  public static func standardDeviation<U: Collection<Double>>(_ vector: U) -> Double {
    let middle = mean(vector)
    return meanSquare(vector.map { $0 - middle }).squareRoot()
  }

  /// The vector with mean 0 and standard deviation 1.
  public static func normalize<U: Collection<Double>>(_ vector: U) -> [Double] {
    let (middle, deviation) = (mean(vector), standardDeviation(vector))
    return vector.map { ($0 - middle) / deviation }
  }
}
