import Foundation

extension CGFloat {
  /// The number's value, rounded to the nearest representable one.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }

  /// The number's value; nil if it would have to be rounded.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
