import Foundation

extension CGFloat {
  /// The number's value, rounded to what fits.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }

  /// nil where the number has a value that would have to be rounded.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
