import Foundation
import Rasterizer
import ViewArchive

/// The background of a sheet's panels: a linear gradient and two radial glows.
package struct Wallpaper: Equatable, Sendable {
  package var top: PaintColor
  package var bottom: PaintColor
  package var firstGlow: PaintColor
  package var secondGlow: PaintColor
  /// The colour of captions.
  package var text: PaintColor
  /// The opacity of widgets' shadows; 0 for none.
  package var widgetShadow: Double
  package var showsClock = false

  package static let light = Wallpaper(
    top: PaintColor(hex: 0xD9E6F7), bottom: PaintColor(hex: 0xF3E4DC),
    firstGlow: PaintColor(hex: 0xF9F1FF, alpha: 0.9),
    secondGlow: PaintColor(hex: 0xB9D3F2, alpha: 0.75), text: PaintColor(hex: 0x43506B),
    widgetShadow: 0.16)

  package static let dark = Wallpaper(
    top: PaintColor(hex: 0x16213F), bottom: PaintColor(hex: 0x33203F),
    firstGlow: PaintColor(hex: 0x39508A, alpha: 0.8),
    secondGlow: PaintColor(hex: 0x6A3557, alpha: 0.6), text: PaintColor(hex: 0xC2C8DC),
    widgetShadow: 0.45)

  package static let lock = Wallpaper(
    top: PaintColor(hex: 0x0F2B3A), bottom: PaintColor(hex: 0x1A1836),
    firstGlow: PaintColor(hex: 0x2C7A86, alpha: 0.75),
    secondGlow: PaintColor(hex: 0x5A4391, alpha: 0.7), text: PaintColor(hex: 0xC9D6DE),
    widgetShadow: 0, showsClock: true)

  /// The screen of a watch or a car.
  package static let black = Wallpaper(
    top: PaintColor(hex: 0x000000), bottom: PaintColor(hex: 0x000000),
    firstGlow: PaintColor(hex: 0x000000), secondGlow: PaintColor(hex: 0x000000),
    text: PaintColor(hex: 0x9AA0AE), widgetShadow: 0)

  package func draw(in frame: CGRect, cornerRadius: Double, on page: PictureComposer) {
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
    }
    let reach = max(frame.width, frame.height)
    let paints: [Paint] = [
      .linearGradient(
        [.init(color: top, location: 0), .init(color: bottom, location: 1)], start: point(0, 0),
        end: point(0.35, 1)),
      glow(firstGlow, at: point(0.16, 0.1), radius: reach * 0.62),
      glow(secondGlow, at: point(0.92, 0.88), radius: reach * 0.6),
    ]
    for paint in paints { page.fill(frame, with: paint, cornerRadius: cornerRadius) }
  }

  private func glow(_ color: PaintColor, at center: CGPoint, radius: Double) -> Paint {
    .radialGradient(
      [
        .init(color: color, location: 0),
        .init(color: color.opacity(0.55), location: 0.4),
        .init(color: color.opacity(0.15), location: 0.75),
        .init(color: color.opacity(0), location: 1),
      ], center: center, startRadius: 0, endRadius: radius)
  }
}
