import DeviceEngine
import Devices
import Foundation
import HostLink
import Testing
import ViewArchive

@testable import DeviceSurfaces

/// Screenshots and the device page have the same wallpaper and the same icons.
@Suite struct PageLookTests {
  private static func page(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Resources/Page/\(path)"), encoding: .utf8)
  }

  @Test func wallpaperHasNumbersOfPage() throws {
    let css = try Self.page("style/wallpaper.css")
    let glows = css.matches(
      of: /radial-gradient\((\d+)% (\d+)% at (\d+)% (\d+)%, #(\w{6}) 0%, transparent (\d+)%\)/
    ).map { match in
      func part(_ text: Substring) -> Double { (Double(text) ?? .nan) / 100 }
      return ScreenWallpaper.Glow(
        radiusX: part(match.1), radiusY: part(match.2), x: part(match.3), y: part(match.4),
        color: UInt32(match.5, radix: 16) ?? 0, end: part(match.6))
    }
    let linear = css.matches(
      of: /linear-gradient\((\d+)deg, #(\w{6}) (\d+)%, #(\w{6}) (\d+)%, #(\w{6}) (\d+)%\)/
    ).map { match in
      let colors = [match.2, match.4, match.6].map { UInt32($0, radix: 16) ?? 0 }
      let places = [match.3, match.5, match.7].map { (Double($0) ?? .nan) / 100 }
      return (Double(match.1) ?? .nan, zip(colors, places).map { ($0, $1) })
    }
    try #require(glows.count == 10 && linear.count == 2)
    for (index, wallpaper) in [ScreenWallpaper.light, .dark].enumerated() {
      let expected = ScreenWallpaper(
        glows: Array(glows[(index * 5)..<(index * 5 + 5)]), angle: linear[index].0,
        stops: linear[index].1)
      #expect(wallpaper == expected)
    }
  }

  @Test(arguments: AppIcon.dock) func dockIconIsThatOfPage(icon: AppIcon) throws {
    let icons = try Self.page("modules/dom/icons.js")
    #expect(icons.contains("  \(icon.name): \"\(icon.path)\","))
    let css = try Self.page("style/home.css")
    let colors = String(format: "#%06x, #%06x", icon.top, icon.bottom)
    #expect(css.contains("linear-gradient(160deg, \(colors))"))
  }

  @Test func emptyWindowIsThatOfPage() throws {
    let css = try Self.page("style/turned.css")
    for (color, selector) in [("f2f2f7", "\n.turned {"), ("1c1c1e", "dark\"] .turned {")] {
      #expect(css.contains("\(selector) background: #\(color);"))
    }
    #expect(SurfaceComposer.window(isDark: true) == PaintColor(hex: 0x1C1C1E))
    #expect(SurfaceComposer.window(isDark: false) == PaintColor(hex: 0xF2F2F7))
  }

  @Test func warningIsThatOfPage() throws {
    #expect(try Self.page("modules/dom/icons.js").contains("warning: \"\(AppIcon.warning)\""))
  }

  /// The page takes frames, icons and tints of modules from the device's layout.
  @Test func moduleHasColorsOfPage() throws {
    let css = try Self.page("style/module.css")
    #expect(css.contains("background: rgb(255 255 255 / \(SurfaceComposer.platterOpacity));"))
    #expect(
      css.contains("rgb(255 255 255 / \(SurfaceComposer.levelOpacity)) calc(var(--level) * 1%)"))
    #expect(css.contains(String(format: "color: #%06x;", SurfaceComposer.levelInk)))
    let texts = try Self.page("modules/app/texts.js")
    let names = try #require(texts.firstMatch(of: /modules: \{([^}]*)\}/)).1
    for module in try #require(Device.standard.surfaces?.controlCenter).modules.items {
      #expect(names.contains("\(module.setting): \""))
    }
  }

  /// The hues and colors that a browser shows.
  @Test func appMarkHasColorOfPage() {
    #expect(AppMark("Delivery").letter == "D")
    #expect(AppMark("Delivery").hue == 213)
    let red = PaintColor(lightness: 0.627955, chroma: 0.257683, hue: 29.2339)
    #expect(abs(red.red - 1) < 0.001 && red.green < 0.01 && red.blue < 0.01)
  }

  /// The fills and edges of `glass.css`.
  @Test func glassHasNumbersOfPage() throws {
    let css = try Self.page("style/glass.css").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    /// Without the text of the whole file in a failure.
    func expect(_ text: String) {
      let isThere = css.contains(text)
      #expect(isThere, "\(text)")
    }
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    func rgb(_ color: PaintColor) -> String {
      let bytes = [color.red, color.green, color.blue].map { number(($0 * 255).rounded()) }
      return "rgb(\(bytes.joined(separator: " ")) / \(number(color.alpha)))"
    }
    for edge in [Glass.Edge.light, .dark] {
      let stops = zip(edge.opacities, Glass.Edge.places).map { opacity, place in
        rgb(.white.opacity(opacity)) + (place > 0 && place < 1 ? " \(number(place * 100))%" : "")
      }
      expect(
        "--glass-edge: linear-gradient(\(number(Glass.Edge.angle))deg, "
          + stops.joined(separator: ", ") + ");")
    }
    for (name, glass) in [
      ("platter", Glass.platterLight), ("platter", .platterDark), ("content", .clearLight),
      ("content", .clearDark),
    ] {
      let fill = "linear-gradient(\(rgb(glass.top)), \(rgb(glass.bottom)))"
      expect("--glass-\(name): \(fill);")
    }
    for veil in [Glass.veilLight, Glass.veilDark] {
      let bytes = [veil.red, veil.green, veil.blue].map { Int(($0 * 255).rounded()) }
      let color = bytes.map { String(format: "%02x", $0) }.joined()
      expect(
        "--glass-veil: color-mix(in srgb, #\(color) calc(var(--glass-tint, 0) * "
          + "\(number((Glass.veilOpacity * 100).rounded()))%), transparent);")
    }
    for tint in [Glass.tintedLight, Glass.tintedDark] {
      let colors = [tint.top, tint.bottom].map { part in
        "color-mix(in srgb, color-mix(in srgb, var(--tint), #000 "
          + "\(number((part.shade * 100).rounded()))%) \(number((part.opacity * 100).rounded()))%, "
          + "transparent)"
      }
      expect("linear-gradient( \(colors.joined(separator: ", ")));")
    }
    expect("color: \(rgb(.white.opacity(GlassNumerals.opacity)));")
    for light in GlassNumerals.lights {
      expect(
        "calc(\(number(light.x)) * var(--pt)) calc(\(number(light.y)) * var(--pt)) 0 "
          + rgb(.white.opacity(light.opacity)))
    }
  }

  /// The slider from clear to tinted glass is one of iOS 27.
  @Test(arguments: [(RenderEnvironment.Release.iOS26, false), (.iOS27, true)])
  func glassIsTintedFrom27(os: RenderEnvironment.Release, isTinted: Bool) {
    var settings = DeviceSettings(os: os)
    let clear = Glass.platter(settings)
    settings.glassTint = 100
    #expect((Glass.platter(settings) != clear) == isTinted)
  }

  /// The card of a shortcut has the same size on the page and in screenshots.
  @Test func snippetHasNumbersOfPage() throws {
    let css = try Self.page("style/snippet.css")
    let (margin, padding) = (Int(SnippetLayout.margin), Int(SnippetLayout.padding))
    let (width, button) = (Int(SnippetLayout.maximumWidth), Int(SnippetLayout.buttonHeight))
    for rule in [
      "top: calc((var(--y, 0) + \(margin)) * var(--pt));",
      "width: min(calc(100% - (\(2 * margin) + var(--strip, 0)) * var(--pt)), "
        + "calc(\(width) * var(--pt)));",
      "border-radius: calc(\(Int(SnippetLayout.cornerRadius)) * var(--pt));",
      "padding: calc(\(padding) * var(--pt)) calc(\(padding) * var(--pt)) 0;",
      "gap: calc(\(Int(SnippetLayout.buttonGap)) * var(--pt));",
      "height: calc(\(button) * var(--pt));",
    ] {
      #expect(css.contains(rule), "\(rule)")
    }
  }

  @Test func toneFollowsFilters() {
    var settings = DeviceSettings()
    #expect(WallpaperTone(settings, isHome: true) == .plain)
    settings.look = .clear
    #expect(WallpaperTone(settings, isHome: true).brightness == 0.88)
    (settings.look, settings.os) = (.tinted, .iOS18)
    let gray = WallpaperTone(settings, isHome: true).applied(to: PaintColor(hex: 0xFF0000))
    // 0.213 + 0.787 × 0.45 and 0.213 - 0.213 × 0.45, each times 0.72.
    #expect(abs(gray.red - 0.408348) < 1e-9)
    #expect(abs(gray.green - 0.084348) < 1e-9)
    settings.isLuminanceReduced = true
    #expect(WallpaperTone(settings, isHome: false).brightness == 0.16)
    #expect(WallpaperTone(settings, isHome: true).brightness == 0.72)
  }
}
