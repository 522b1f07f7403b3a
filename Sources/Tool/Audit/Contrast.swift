import Foundation
import ViewArchive

/// The contrast of colors by WCAG 2.2.
enum Contrast {
  /// For text; source: WCAG 2.2, success criterion 1.4.3 (AA).
  static let least = 4.5
  /// For large text.
  static let leastOfLargeText = 3.0

  /// Source: WCAG 2.2, "contrast ratio". From 1 to 21.
  static func ratio(_ first: PaintColor, _ second: PaintColor) -> Double {
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Source: WCAG 2.2, "relative luminance". The color is opaque.
  static func luminance(_ color: PaintColor) -> Double {
    func linear(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }

  /// Source: WCAG 2.2, "large scale": 18 point, or 14 point and bold.
  static func isLarge(size: Double, weight: Double) -> Bool {
    size >= 18 || size >= 14 && weight >= 700
  }

  /// A translucent color over an opaque one.
  static func mixed(_ color: PaintColor, over ground: PaintColor) -> PaintColor {
    func mix(_ top: Double, _ bottom: Double) -> Double {
      top * color.alpha + bottom * (1 - color.alpha)
    }
    return PaintColor(
      red: mix(color.red, ground.red), green: mix(color.green, ground.green),
      blue: mix(color.blue, ground.blue))
  }
}

extension FontFace {
  /// 100…900, of the axis settings or of the file's name; 400 if neither says it.
  var weight: Double {
    for setting in variations.split(separator: ",") where setting.hasPrefix("wght=") {
      if let weight = Double(setting.dropFirst(5)) { return weight }
    }
    return file.contains("Bold") ? 700 : 400
  }
}
