import Foundation

/// An sRGB colour with straight alpha.
public final class CIColor: NSObject, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  public convenience init(cgColor: CGColor) {
    let color = cgColor.standardRGB
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// - Parameter representation: Three or four numbers, such as `0.5 0.2 1`.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").compactMap { Double($0) }
    func number(_ index: Int) -> CGFloat? {
      numbers.indices.contains(index) ? CGFloat(numbers[index]) : nil
    }
    self.init(
      red: number(0) ?? 0, green: number(1) ?? 0, blue: number(2) ?? 0, alpha: number(3) ?? 1)
  }

  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }

  /// Red, green, blue and alpha in 0…1; 0 for numbers that are not finite.
  package var components: SIMD4<Float> {
    func bounded(_ value: CGFloat) -> Float { value.isFinite ? Float(min(max(value, 0), 1)) : 0 }
    return SIMD4(bounded(red), bounded(green), bounded(blue), bounded(alpha))
  }
}

/// Numbers of a filter, such as the row of a colour matrix.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) { self.values = values }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height])
  }

  public var count: Int { values.count }
  /// The number at an index; 0 beyond the last one.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
