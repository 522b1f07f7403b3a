import Foundation

/// The sRGB components of a catalog's colour, from 0 to 1; outside that range for wide gamut.
struct AssetColorComponents: Equatable {
  var red, green, blue, alpha: Double

  /// Reads the dictionary of a colour in a catalog. Components are written as `0.5`, `128` or
  /// `0x80`. Returns nil for references to system colours and for malformed components.
  init?(_ color: [String: Any]) {
    guard let components = color["components"] as? [String: Any] else { return nil }
    func component(_ name: String) -> Double? {
      (components[name] as? String).flatMap(Self.number) ?? components[name] as? Double
    }
    alpha = component("alpha") ?? 1
    if let white = component("white") {
      (red, green, blue) = (white, white, white)
      return
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    (self.red, self.green, self.blue) = (red, green, blue)
    if color["color-space"] as? String == "display-p3" { convertFromDisplayP3() }
    // Only finite numbers can be written to a manifest.
    guard [self.red, self.green, self.blue].allSatisfy(\.isFinite) else { return nil }
  }

  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }

  /// Converts in linear light, with the matrix from P3 to sRGB primaries (both with D65 white).
  private mutating func convertFromDisplayP3() {
    let linear = [red, green, blue].map(Self.linear)
    let rows = [
      [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
      [-0.0196375546, -0.0786360456, 1.0982736001],
    ]
    let converted = rows.map { row in
      Self.encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
    }
    (red, green, blue) = (converted[0], converted[1], converted[2])
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
