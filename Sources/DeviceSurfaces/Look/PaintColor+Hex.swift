import ViewArchive

extension PaintColor {
  /// `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// `RRGGBB`; nil for another text.
  public init?(hexDigits: String) {
    guard hexDigits.utf8.count == 6, let value = UInt32(hexDigits, radix: 16) else { return nil }
    self.init(hex: value)
  }

  /// From this colour (0) to the other (1), component by component.
  func mixed(with other: PaintColor, by part: Double) -> PaintColor {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
    return PaintColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
