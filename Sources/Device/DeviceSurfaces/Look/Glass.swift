import DeviceEngine
import Foundation
import HostLink
import Rasterizer
import ViewArchive

/// The glass of iOS 26: a translucent fill with a bright edge, over the wallpaper.
///
/// ```swift
/// if let glass = Glass.platter(settings) { glass.draw(in: dock, cornerRadius: 33, on: page) }
/// ```
/// This project's own drawing; Apple publishes no numbers. Nothing is blurred: the wallpaper behind
/// glass is so soft that a blurred copy would be the same, and the page draws sixty glasses in each
/// frame. The page's `glass.css` has the same numbers; a test compares them.
struct Glass: Equatable {
  /// The colours of the fill at the top and the bottom.
  var top: PaintColor
  var bottom: PaintColor
  var edge: Edge

  /// A line along the edge, as bright as if light came from the top left.
  struct Edge: Equatable {
    /// The opacities of white at the places of `places`.
    var opacities: [Double]

    static let angle = 145.0
    static let places = [0, 0.35, 0.65, 1]
    static let light = Edge(opacities: [0.8, 0.2, 0.12, 0.55])
    static let dark = Edge(opacities: [0.5, 0.12, 0.07, 0.32])

    init(opacities: [Double]) { self.opacities = opacities }

    init(_ scheme: RenderEnvironment.ColorScheme) { self = scheme == .dark ? .dark : .light }

    /// Draws the line, one point wide, inside a shape.
    func draw(in frame: CGRect, cornerRadius: Double, on page: PictureComposer) {
      let stops = zip(opacities, Self.places).map { opacity, place in
        Paint.GradientStop(color: .white.opacity(opacity), location: place)
      }
      page.stroke(
        frame.insetBy(dx: 0.5, dy: 0.5),
        with: .linearGradient(stops, degrees: Self.angle, in: frame), width: 1,
        cornerRadius: max(cornerRadius - 0.5, 0))
    }
  }

  /// The background of widgets and icons in the clear look; nil in other looks, and before iOS 26.
  /// In the tinted look it has the user's colour, darkened so that white content is legible.
  static func content(_ settings: DeviceSettings) -> Glass? {
    guard settings.os.hasGlass else { return nil }
    let isDark = settings.colorScheme == .dark
    let edge = Edge(settings.colorScheme)
    switch settings.look {
    case .standard: return nil
    case .clear: return isDark ? .clearDark : .clearLight
    case .tinted:
      let tint = PaintColor(hexDigits: settings.tint) ?? .white
      let (top, bottom) = isDark ? tintedDark : tintedLight
      return Glass(
        top: tint.mixed(with: .black, by: top.shade).opacity(top.opacity),
        bottom: tint.mixed(with: .black, by: bottom.shade).opacity(bottom.opacity), edge: edge)
    }
  }

  /// The glass of the dock and of page dots; nil before iOS 26. The more it is tinted, the less the
  /// wallpaper is visible through it. Earlier releases than iOS 27 do not have the setting.
  static func platter(_ settings: DeviceSettings) -> Glass? {
    guard settings.os.hasGlass else { return nil }
    let isDark = settings.colorScheme == .dark
    var glass = isDark ? platterDark : platterLight
    let tint = settings.os >= .iOS27 ? Double(settings.glassTint) / 100 : 0
    let veil = (isDark ? veilDark : veilLight).opacity(veilOpacity * tint)
    (glass.top, glass.bottom) = (veil.over(glass.top), veil.over(glass.bottom))
    return glass
  }

  /// What lies over platters, and its opacity where they are tinted most.
  static let veilLight = PaintColor(hex: 0xF4F4F8)
  static let veilDark = PaintColor(hex: 0x1E1F26)
  static let veilOpacity = 0.64

  static let clearLight = Glass(
    top: PaintColor(hex: 0xA6A8BA, alpha: 0.42), bottom: PaintColor(hex: 0x767896, alpha: 0.34),
    edge: .light)
  static let clearDark = Glass(
    top: PaintColor(hex: 0x141626, alpha: 0.42), bottom: PaintColor(hex: 0x0A0C1A, alpha: 0.52),
    edge: .dark)
  static let platterLight = Glass(
    top: .white.opacity(0.34), bottom: .white.opacity(0.22), edge: .light)
  static let platterDark = Glass(
    top: .white.opacity(0.16), bottom: .white.opacity(0.09), edge: .dark)

  typealias Tint = (shade: Double, opacity: Double)
  /// How much black is mixed into the tint, and the opacity, at the top and the bottom.
  static let tintedLight: (top: Tint, bottom: Tint) = ((0.2, 0.62), (0.4, 0.66))
  static let tintedDark: (top: Tint, bottom: Tint) = ((0.56, 0.7), (0.74, 0.78))

  func fill(in frame: CGRect) -> Paint {
    .linearGradient(
      [.init(color: top, location: 0), .init(color: bottom, location: 1)], degrees: 180, in: frame)
  }

  /// Draws the fill and the edge.
  func draw(in frame: CGRect, cornerRadius: Double, on page: PictureComposer) {
    page.fill(frame, with: fill(in: frame), cornerRadius: cornerRadius)
    edge.draw(in: frame, cornerRadius: cornerRadius, on: page)
  }
}

/// The numerals of the Lock Screen's clock: translucent, with a light above and below. The page's
/// `glass.css` has the same numbers.
struct GlassNumerals {
  static let opacity = 0.5
  /// Copies below the text: their offsets in points, and the opacity of their white.
  static let lights: [(x: Double, y: Double, opacity: Double)] = [
    (-0.6, -1, 0.3), (0.6, 1, 0.14),
  ]
}
