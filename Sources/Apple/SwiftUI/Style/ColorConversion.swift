import CoreGraphics
import ViewArchive

/// Converts colours to sRGB, the only space that archives use. Source: CSS Color 4's matrices.
enum ColorConversion {
  static func sRGB(
    _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
  ) -> PaintColor {
    let (red, green, blue) = (finite(red), finite(green), finite(blue))
    let alpha = min(max(opacity.isFinite ? opacity : 1, 0), 1)
    switch space {
    case .sRGB:
      return PaintColor(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear:
      return PaintColor(
        red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
    case .displayP3:
      let (r, g, b) = (linear(red), linear(green), linear(blue))
      return PaintColor(
        red: encoded(1.2249401 * r - 0.2249402 * g),
        green: encoded(-0.0420569 * r + 1.0420571 * g),
        blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: alpha)
    }
  }

  static func sRGB(
    hue: Double, saturation: Double, brightness: Double, opacity: Double
  ) -> PaintColor {
    let (hue, saturation, brightness) = (finite(hue), finite(saturation), finite(brightness))
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * fraction)
    let t = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch Int(sector) % 6 {
      case 0: (brightness, t, p)
      case 1: (q, brightness, p)
      case 2: (p, brightness, t)
      case 3: (p, q, brightness)
      case 4: (t, p, brightness)
      default: (brightness, p, q)
      }
    return sRGB(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  static func mix(_ a: PaintColor, _ b: PaintColor, _ fraction: Double) -> PaintColor {
    PaintColor(
      red: a.red + (b.red - a.red) * fraction, green: a.green + (b.green - a.green) * fraction,
      blue: a.blue + (b.blue - a.blue) * fraction,
      alpha: a.alpha + (b.alpha - a.alpha) * fraction)
  }

  static func linear<F: BinaryFloatingPoint>(_ value: F) -> F {
    F(WideGamut.linear(Double(value)))
  }

  static func encoded<F: BinaryFloatingPoint>(_ value: F) -> F {
    F(WideGamut.encoded(Double(value)))
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
