import DeviceEngine
import Devices
import Foundation
import Rasterizer
import ViewArchive

// The icons of the apps, in the free cells of the last Home Screen page. The page's
// `rules/app-icons.js` has the same rule.
extension SurfaceComposer {
  /// The cells of the icons, in the order of `SurfaceScene.apps`; empty on other pages.
  var appCells: [(column: Int, row: Int)] {
    guard scene.page == scene.pages - 1 else { return [] }
    var free: [(column: Int, row: Int)] = []
    let shape = scene.settings.capacity.home
    for row in 0..<shape.rows {
      for column in 0..<shape.columns where !isCovered(column, row) {
        free.append((column, row))
      }
    }
    return Array(free.prefix(scene.apps.count))
  }

  private func isCovered(_ column: Int, _ row: Int) -> Bool {
    scene.widgets.contains { widget in
      guard case .home(scene.page, let left, let top) = widget.place,
        let size = scene.settings.capacity.home.cells(of: widget.family)
      else { return false }
      return (left..<left + size.columns).contains(column)
        && (top..<top + size.rows).contains(row)
    }
  }

  func drawApps(ink: PaintColor) {
    guard let home = layout.home else { return }
    for (name, cell) in zip(scene.apps, appCells) {
      let frame = mirrored(
        home.iconFrame(column: cell.column, row: cell.row), within: home.mirrorWidth)
      let mark = AppMark(name)
      mark.draw(
        in: frame.rectangle, cornerRadius: home.iconCornerRadius,
        glass: Glass.content(scene.settings), on: page)
      let label = home.labelFrame(below: frame)
      page.text(
        name, at: CGPoint(x: label.x - 12, y: label.y), width: label.width + 24, size: 12,
        weight: 500, color: ink, alignment: .center)
    }
  }
}

/// The invented icon of an app: its first letter on a color from its name, as `app-mark.js` has it.
struct AppMark {
  let letter: String
  /// In degrees.
  let hue: Double

  init(_ name: String) {
    letter = name.unicodeScalars.first.map { String($0) } ?? ""
    var hash: UInt32 = 2_166_136_261
    for scalar in name.unicodeScalars { hash = (hash ^ scalar.value) &* 16_777_619 }
    hue = Double(hash % 360)
  }

  /// - Parameter glass: Replaces the color.
  func draw(
    in frame: CGRect, cornerRadius: Double, glass: Glass? = nil, on page: PictureComposer
  ) {
    if let glass {
      glass.draw(in: frame, cornerRadius: cornerRadius, on: page)
    } else {
      page.fill(
        frame,
        with: .linearGradient(
          [
            .init(color: PaintColor(lightness: 0.62, chroma: 0.15, hue: hue), location: 0),
            .init(color: PaintColor(lightness: 0.48, chroma: 0.17, hue: hue + 40), location: 1),
          ], degrees: 160, in: frame),
        cornerRadius: cornerRadius)
    }
    let size = frame.width * 28 / 60
    page.text(
      letter, at: CGPoint(x: frame.minX, y: frame.midY - size * 0.6), width: frame.width,
      size: size, weight: 700, color: .white, alignment: .center)
  }
}

extension PaintColor {
  /// A color of the Oklch space, with the hue in degrees; channels beyond sRGB are cut. Source: CSS
  /// Color 4, "Sample code for color conversions".
  init(lightness: Double, chroma: Double, hue: Double) {
    let (a, b) = (chroma * cos(hue * .pi / 180), chroma * sin(hue * .pi / 180))
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    func encoded(_ linear: Double) -> Double {
      let value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
      return min(max(value, 0), 1)
    }
    self.init(
      red: encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short))
  }
}
