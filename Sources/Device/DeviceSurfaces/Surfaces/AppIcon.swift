import DeviceEngine
import Foundation
import HostLink
import Rasterizer
import ViewArchive

/// An icon of the dock: a drawing on a gradient. The page's `home.css` and `icons.js` have the same
/// colours and drawings; a test compares them.
struct AppIcon: Equatable {
  /// The name in `icons.js` and the dock.
  var name: String
  var top: UInt32
  var bottom: UInt32
  /// The path of an SVG file, on a grid of 24 by 24.
  var path: String

  /// The surface to which a shortcut leads; nil for others.
  var surface: SurfaceName? { SurfaceName(rawValue: name) }

  /// The shortcuts of the device page.
  static let dock = [
    AppIcon(
      name: "widgets", top: 0x8AA0FF, bottom: 0x4A5EE0,
      path: "M5.5 4.5h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z"
        + "M14.5 4.5h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z"
        + "M5.5 13.5h13a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z"),
    AppIcon(
      name: "lock", top: 0xFFB27C, bottom: 0xE8607A,
      path: "M7 11V8.5a5 5 0 0 1 10 0V11M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5"
        + "h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11z"),
    AppIcon(
      name: "standBy", top: 0x4A4D5E, bottom: 0x16171F,
      path: "M5.5 6.5h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z"
        + "M7.5 10h3.5v4H7.5zM14 10h2.5M14 14h2.5"),
    AppIcon(
      name: "theme", top: 0x6EE0C8, bottom: 0x1F94B4,
      path: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 4v16M12 8h6.9M12 12h8M12 16h6.9"),
  ]

  /// The sign of a problem.
  static let warning = "M12 4.5l8.3 14.3H3.7zM12 10.2v4M12 16.6v.1"

  /// The gradient's angle, in degrees clockwise from upwards.
  static let angle = 160.0

  func draw(
    in frame: CGRect, cornerRadius: Double, settings: DeviceSettings, on page: PictureComposer
  ) {
    var ink = PaintColor.white
    if let glass = Glass.content(settings) {
      glass.draw(in: frame, cornerRadius: cornerRadius, on: page)
    } else if settings.look == .tinted {
      ink = PaintColor(hexDigits: settings.tint) ?? .white
      page.fill(
        frame, with: Self.gradient(0x33353F, 0x14151B, in: frame), cornerRadius: cornerRadius)
    } else {
      page.fill(frame, with: Self.gradient(top, bottom, in: frame), cornerRadius: cornerRadius)
    }
    // 27 points of text at 1.3 em.
    let size = frame.width / 60 * 27 * 1.3
    page.icon(path, size: size, center: CGPoint(x: frame.midX, y: frame.midY), color: ink)
  }

  private static func gradient(_ top: UInt32, _ bottom: UInt32, in frame: CGRect) -> Paint {
    .linearGradient(
      [
        .init(color: PaintColor(hex: top), location: 0),
        .init(color: PaintColor(hex: bottom), location: 1),
      ], degrees: angle, in: frame)
  }
}

extension PictureComposer {
  /// Draws the path of an icon as `icons.js` does: on a grid of 24 by 24, with round strokes.
  ///
  /// - Parameter size: The width and height of the grid, in points.
  func icon(_ path: String, size: Double, center: CGPoint, color: PaintColor) {
    func byte(_ value: Double) -> Int { Int((value * 255).rounded()) }
    let ink = "rgb(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)))"
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\
      <path d="\(path)" fill="none" stroke="\(ink)" stroke-opacity="\(color.alpha)" \
      stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></svg>
      """
    place(
      svg: Data(svg.utf8),
      in: CGRect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size))
  }
}
