/// An sRGB colour with straight alpha. Wide-gamut colours have components outside 0…1.
package struct ColorComponents: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// - Parameter hex: `0xRRGGBB`.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// - Parameter hue: The position on the colour wheel; every integer is red.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let saturation = min(max(saturation, 0), 1)
    func channel(_ shift: Double) -> Double {
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      let sixth = position < 0 ? position + 6 : position
      return brightness * (1 - saturation * max(0, min(sixth, 4 - sixth, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Hue, saturation and brightness, each from 0 to 1.
  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    guard span > 0 else { return (0, 0, high) }
    let sixths =
      switch high {
      case red: (green - blue) / span + (green < blue ? 6 : 0)
      case green: (blue - red) / span + 2
      default: (red - green) / span + 4
      }
    return (sixths / 6, high == 0 ? 0 : span / high, high)
  }
}
