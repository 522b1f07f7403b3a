import ViewArchive

extension Color.Resolved: CustomStringConvertible {
  /// The sRGB components as `#RRGGBBAA`.
  public var description: String {
    let components = [red, green, blue, opacity].map { component in
      let byte = UInt8(min(max((component * 255).rounded(), 0), 255))
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + components.joined()
  }
}

extension Color.Provider: CustomStringConvertible {
  /// The color's name, as in SwiftUI: `red`, `50% red`, `#FF8000FF`.
  var description: String {
    switch self {
    case .rgb(.black): "black"
    case .rgb(.white): "white"
    case .rgb(.clear): "clear"
    case .rgb(let color): Self.hexadecimal(color)
    case .system(let color): "\(color)"
    case .accent: "accentColor"
    case .named(let name, _): "NamedColor(name: \"\(name)\")"
    case .hierarchical(let level): level == 0 ? "primary" : "secondary"
    case .opacity(let base, let opacity):
      "\(Int((min(max(opacity, 0), 1) * 100).rounded()))% \(base)"
    case .platform(let color): "\(color)"
    default: "color that depends on its environment"
    }
  }

  private static func hexadecimal(_ color: PaintColor) -> String {
    Color.Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.alpha)
    ).description
  }
}
