import Foundation
import Rasterizer
import ViewArchive

/// An invented app icon: a symbol on a gradient.
struct AppIcon {
  var symbol: String
  var top: PaintColor
  var bottom: PaintColor

  static let dock = [
    AppIcon(
      symbol: "phone.fill", top: PaintColor(hex: 0x7BD88F), bottom: PaintColor(hex: 0x2FA866)),
    AppIcon(
      symbol: "safari.fill", top: PaintColor(hex: 0x7CC0F8), bottom: PaintColor(hex: 0x2F6FDB)),
    AppIcon(
      symbol: "envelope.fill", top: PaintColor(hex: 0xA9A4F5), bottom: PaintColor(hex: 0x5F52C9)),
    AppIcon(
      symbol: "music.note", top: PaintColor(hex: 0xFB8FA0), bottom: PaintColor(hex: 0xDB3E63)),
  ]

  func draw(in frame: CGRect, cornerRadius: Double, on page: PictureComposer) {
    page.fill(
      frame,
      with: .linearGradient(
        [.init(color: top, location: 0), .init(color: bottom, location: 1)],
        start: CGPoint(x: frame.minX, y: frame.minY), end: CGPoint(x: frame.minX, y: frame.maxY)),
      cornerRadius: cornerRadius)
    page.symbol(
      symbol, size: Double(frame.width) * 0.5, weight: 500, color: .white,
      center: CGPoint(x: frame.midX, y: frame.midY))
  }
}
