import Foundation

/// Round numbers at equal distances: multiples of 1, 2 or 5 times a power of ten.
struct NiceSteps {
  /// The maximum number of values, for steps that are too small for their range.
  static let maximumCount = 1_000

  let values: [Double]

  /// Steps that cover the range with about `desiredCount` intervals.
  ///
  /// - Parameter maximum: The number of intervals that are covered at most; nil is unlimited.
  init(
    _ range: ClosedRange<Double>, desiredCount: Int, minimumStep: Double = 0, maximum: Int? = nil
  ) {
    let length = range.upperBound - range.lowerBound
    var wanted = desiredCount
    while true {
      self.init(
        step: Self.step(for: length, desiredCount: wanted, minimum: minimumStep), covering: range)
      guard let maximum, values.count > maximum + 1, wanted > 1 else { return }
      wanted -= 1
    }
  }

  /// The multiples of `step` from the one at or below the range to the one at or above it.
  init(step: Double, covering range: ClosedRange<Double>) {
    guard step > 0, step.isFinite, range.lowerBound.isFinite, range.upperBound.isFinite else {
      values = [range.lowerBound, range.upperBound].filter(\.isFinite)
      return
    }
    let first = (range.lowerBound / step + 1e-9).rounded(.down)
    let last = max((range.upperBound / step - 1e-9).rounded(.up), first + 1)
    let count = min(last - first, Double(Self.maximumCount))
    values = (0...Int(count)).map { Self.product(first + Double($0), step) }
  }

  /// The round step whose number of intervals is nearest to `desiredCount`.
  static func step(for length: Double, desiredCount: Int, minimum: Double = 0) -> Double {
    let length = length > 0 && length.isFinite ? length : 1
    let raw = length / Double(max(desiredCount, 1))
    let power = pow(10, log10(raw).rounded(.down))
    let candidates = [1, 2, 5, 10].map { $0 * power }
    let nearest = candidates.min { abs(log($0 / raw)) < abs(log($1 / raw)) }
    return max(nearest ?? power, minimum)
  }

  /// `count * step` without the error of a step such as 0.1.
  private static func product(_ count: Double, _ step: Double) -> Double {
    step < 1 ? count / (1 / step).rounded(toPlaces: 9) : count * step
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    let product = self * factor
    return product.magnitude < 1e15 ? product.rounded() / factor : self
  }
}
