/// Converts Display P3 to sRGB. Both have the same white point and transfer curve (IEC 61966-2-1),
/// so one matrix on linear components is sufficient.
package enum WideGamut {
  package static func standardRGB(
    displayP3 color: (red: Double, green: Double, blue: Double)
  ) -> (red: Double, green: Double, blue: Double) {
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    return (
      encoded(1.2249401763 * red - 0.2249401763 * green),
      encoded(-0.0420569547 * red + 1.0420569547 * green),
      encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue)
    )
  }

  /// The linear value of an encoded component. Negative values, which are out of gamut, are
  /// mirrored.
  package static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  /// The inverse of `linear`.
  package static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
