import ViewArchive

/// A colour in Oklab. Source: B. Ottosson, "A perceptual color space for image processing".
struct OklabColor {
  var lightness, a, b, alpha: Double

  init(_ color: PaintColor) {
    let red = ColorConversion.linear(color.red)
    let green = ColorConversion.linear(color.green)
    let blue = ColorConversion.linear(color.blue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    alpha = color.alpha
  }

  var sRGB: PaintColor {
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    return PaintColor(
      red: ColorConversion.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: ColorConversion.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: ColorConversion.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      alpha: alpha)
  }

  /// Interpolates between two colours; the ends are exact.
  static func mix(_ a: PaintColor, _ b: PaintColor, _ fraction: Double) -> PaintColor {
    if fraction <= 0 { return a }
    if fraction >= 1 { return b }
    return OklabColor(a).mixed(with: OklabColor(b), fraction).sRGB
  }

  private func mixed(with other: OklabColor, _ t: Double) -> OklabColor {
    var color = self
    color.lightness += (other.lightness - lightness) * t
    color.a += (other.a - a) * t
    color.b += (other.b - b) * t
    color.alpha += (other.alpha - alpha) * t
    return color
  }

  /// Inserts stops between the given ones, so that linear sRGB interpolation approximates Oklab.
  static func refined(_ stops: [Paint.GradientStop]) -> [Paint.GradientStop] {
    guard let first = stops.first else { return stops }
    let steps = 8
    return zip(stops, stops.dropFirst()).reduce(into: [first]) { refined, pair in
      let (from, to) = (OklabColor(pair.0.color), OklabColor(pair.1.color))
      for step in 1...steps {
        let t = Double(step) / Double(steps)
        refined.append(
          Paint.GradientStop(
            color: step == steps ? pair.1.color : from.mixed(with: to, t).sRGB,
            location: pair.0.location + (pair.1.location - pair.0.location) * t))
      }
    }
  }
}
