import ViewArchive

extension PaintColor {
  /// `0xRRGGBB`.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Parses `RRGGBB` or `RRGGBBAA`; nil for any other text.
  package init?(hexDigits: String) {
    guard let value = UInt32(hexDigits, radix: 16) else { return nil }
    switch hexDigits.utf8.count {
    case 6: self.init(hex: value)
    case 8: self.init(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
    default: return nil
    }
  }

  /// Interpolates each component between this colour (0) and another (1).
  func mixed(with other: PaintColor, by part: Double) -> PaintColor {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
    return PaintColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The color of two layers, of which this is the upper one.
  func over(_ lower: PaintColor) -> PaintColor {
    let rest = lower.alpha * (1 - alpha)
    let sum = alpha + rest
    guard alpha > 0 else { return lower }
    func mixed(_ upper: Double, _ lower: Double) -> Double { (upper * alpha + lower * rest) / sum }
    return PaintColor(
      red: mixed(red, lower.red), green: mixed(green, lower.green), blue: mixed(blue, lower.blue),
      alpha: sum)
  }
}
