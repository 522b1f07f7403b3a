import Foundation

/// Formats numbers with a maximum number of decimals and no trailing zeros, in every locale alike.
struct NumberPrinter {
  private let unit: Double
  private let digits: Int

  init(precision: Int) {
    digits = min(max(precision, 0), 9)
    unit = (0..<digits).reduce(1) { value, _ in value * 10 }
  }

  func callAsFunction(_ value: Double) -> String {
    let scaled = (value * unit).rounded()
    guard abs(scaled) < 1e15 else { return value.description }
    let units = Int64(scaled)
    let whole = units.magnitude / UInt64(unit)
    var fraction = String(units.magnitude % UInt64(unit))
    fraction = String(repeating: "0", count: max(digits - fraction.count, 0)) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return (units < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  func callAsFunction(_ size: CGSize) -> String { "\(self(size.width))×\(self(size.height))" }

  func callAsFunction(_ point: CGPoint) -> String { "(\(self(point.x)),\(self(point.y)))" }

  func callAsFunction(_ rectangle: CGRect) -> String {
    "(\(self(rectangle.origin.x)),\(self(rectangle.origin.y)) \(self(rectangle.size)))"
  }
}
