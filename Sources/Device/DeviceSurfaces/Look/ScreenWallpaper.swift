import DeviceEngine
import Foundation
import Rasterizer
import ViewArchive

/// The wallpaper of the device's screen: a linear gradient below elliptical glows. The page's
/// `wallpaper.css` has the same numbers; a test compares them.
struct ScreenWallpaper: Equatable {
  /// An ellipse that fades out. Numbers are fractions of the wallpaper's width and height.
  struct Glow: Equatable {
    var radiusX: Double
    var radiusY: Double
    var x: Double
    var y: Double
    var color: UInt32
    /// Where the colour has faded out, as a fraction of the radius.
    var end: Double
  }

  /// The topmost first, as in CSS.
  var glows: [Glow]
  /// The direction of the linear gradient, in degrees clockwise from upwards.
  var angle: Double
  /// The colours and locations of the linear gradient.
  var stops: [(color: UInt32, location: Double)]

  static func == (a: Self, b: Self) -> Bool {
    a.glows == b.glows && a.angle == b.angle && a.stops.map(\.color) == b.stops.map(\.color)
      && a.stops.map(\.location) == b.stops.map(\.location)
  }

  static let light = ScreenWallpaper(
    glows: [
      Glow(radiusX: 0.9, radiusY: 0.46, x: 0.82, y: 0.08, color: 0xFFD9A8, end: 0.68),
      Glow(radiusX: 0.84, radiusY: 0.42, x: 0.08, y: 0.3, color: 0x8FB8FF, end: 0.7),
      Glow(radiusX: 0.95, radiusY: 0.4, x: 0.96, y: 0.56, color: 0xFF9EBB, end: 0.7),
      Glow(radiusX: 1.1, radiusY: 0.44, x: 0.12, y: 0.84, color: 0x7D7BF0, end: 0.72),
      Glow(radiusX: 0.9, radiusY: 0.4, x: 0.88, y: 1.04, color: 0x42C5D8, end: 0.7),
    ], angle: 168, stops: [(0xF6C7B4, 0), (0xB9A5EE, 0.48), (0x5C79DD, 1)])

  static let dark = ScreenWallpaper(
    glows: [
      Glow(radiusX: 0.9, radiusY: 0.44, x: 0.84, y: 0.04, color: 0x5B3A77, end: 0.7),
      Glow(radiusX: 0.84, radiusY: 0.4, x: 0.04, y: 0.3, color: 0x17406E, end: 0.72),
      Glow(radiusX: 0.95, radiusY: 0.4, x: 1, y: 0.58, color: 0x6B2350, end: 0.7),
      Glow(radiusX: 1.1, radiusY: 0.44, x: 0.08, y: 0.88, color: 0x2B2470, end: 0.72),
      Glow(radiusX: 0.9, radiusY: 0.4, x: 0.92, y: 1.04, color: 0x0B4A58, end: 0.7),
    ], angle: 168, stops: [(0x241733, 0), (0x171A3D, 0.5), (0x0B1530, 1)])

  /// Draws the wallpaper over a screen.
  ///
  /// - Parameters:
  ///   - tone: Changes the colours, as a filter of the whole wallpaper would.
  ///   - enlargement: 1 on the Home Screen; the wallpaper exceeds the screen a little.
  func draw(
    in screen: CGRect, on page: PictureComposer, tone: WallpaperTone, enlargement: Double = 1
  ) {
    let frame = Self.frame(around: screen, enlargement)
    page.fill(screen, with: base(in: frame, tone))
    for glow in glows.reversed() { page.fill(screen, with: glow.paint(in: frame, tone)) }
  }

  /// How much larger the wallpaper of the Lock Screen is.
  static let lockEnlargement = 1.12

  /// Draws the user's picture over a screen, as large as necessary to cover it.
  static func draw(
    _ picture: Picture, in screen: CGRect, on page: PictureComposer, enlargement: Double
  ) {
    let frame = frame(around: screen, enlargement)
    let (width, height) = (Double(picture.width), Double(picture.height))
    let scale = max(frame.width / width, frame.height / height)
    page.clipped(to: screen) {
      page.place(
        picture,
        in: CGRect(
          x: frame.midX - width * scale / 2, y: frame.midY - height * scale / 2,
          width: width * scale, height: height * scale))
    }
  }

  /// The wallpaper exceeds the screen a little.
  private static func frame(around screen: CGRect, _ enlargement: Double) -> CGRect {
    let scale = 1.08 * enlargement
    return CGRect(
      x: screen.midX - screen.width * scale / 2, y: screen.midY - screen.height * scale / 2,
      width: screen.width * scale, height: screen.height * scale)
  }

  private func base(in frame: CGRect, _ tone: WallpaperTone) -> Paint {
    .linearGradient(
      stops.map {
        .init(color: tone.applied(to: PaintColor(hex: $0.color)), location: $0.location)
      }, degrees: angle, in: frame)
  }
}

extension ScreenWallpaper.Glow {
  fileprivate func paint(in frame: CGRect, _ tone: WallpaperTone) -> Paint {
    let color = tone.applied(to: PaintColor(hex: color))
    let center = CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
    let bounds = CGRect(
      x: center.x - frame.width * radiusX, y: center.y - frame.height * radiusY,
      width: frame.width * radiusX * 2, height: frame.height * radiusY * 2)
    return .ellipticalGradient(
      [.init(color: color, location: 0), .init(color: color.opacity(0), location: 1)],
      bounds: bounds, center: center, startFraction: 0, endFraction: end / 2)
  }
}

/// A change of the wallpaper's colours: the functions `grayscale`, `brightness` and `saturate` of
/// CSS filters. They are linear, so that changing each colour changes the picture.
struct WallpaperTone: Equatable {
  var grayscale = 0.0
  var brightness = 1.0
  var saturation = 1.0

  static let plain = WallpaperTone()

  /// The tone of a surface, as `wallpaper.css` has it.
  init(_ settings: DeviceSettings, isHome: Bool) {
    let isDimmed = settings.isLuminanceReduced && !isHome
    switch settings.look {
    case .tinted where !settings.os.hasGlass:
      self.init(grayscale: 0.55, brightness: isDimmed ? 0.16 : 0.72)
    case _ where isDimmed: self.init(brightness: 0.16, saturation: 0.7)
    case .tinted, .clear: self.init(brightness: 0.88)
    case .standard: self = .plain
    }
  }

  private init(grayscale: Double = 0, brightness: Double = 1, saturation: Double = 1) {
    self.grayscale = grayscale
    self.brightness = brightness
    self.saturation = saturation
  }

  func applied(to color: PaintColor) -> PaintColor {
    guard self != .plain else { return color }
    let kept = (1 - grayscale) * saturation
    // The luminance of the Filter Effects specification.
    let gray = 0.213 * color.red + 0.715 * color.green + 0.072 * color.blue
    func channel(_ value: Double) -> Double {
      min(max((gray + (value - gray) * kept) * brightness, 0), 1)
    }
    return PaintColor(
      red: channel(color.red), green: channel(color.green), blue: channel(color.blue),
      alpha: color.alpha)
  }
}
