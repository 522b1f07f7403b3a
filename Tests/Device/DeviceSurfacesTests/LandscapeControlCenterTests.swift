import DeviceEngine
import Devices
import GoldenFiles
import HostLink
import Testing

@testable import DeviceSurfaces

/// Control Center of phones in landscape.
@Suite struct LandscapeControlCenterTests {
  private static let phones = Device.all.filter { $0.surfaces?.turned != nil }

  private static let sizes: [ControlSizeName] = [
    .small, .medium, .large, .small, .small, .small, .medium, .large, .small, .medium, .medium,
    .large, .large, .small, .small, .medium, .large, .large, .medium, .small, .large, .medium,
  ]

  /// The cells of all phones as text: `#` is a module of the device, letters are controls in order.
  @Test func cells() throws {
    var text = ""
    for phone in Self.phones {
      let center = try #require(phone.surfaces?.turned?.controlCenter)
      let origin = "\(center.frame.x), \(center.frame.y)"
      text += "\(phone.identifier): \(center.columns) × \(center.rows) from \(origin)\n"
      text += Self.map(center)
    }
    try expectGolden(text, "landscape-control-center.txt")
  }

  private static func map(_ center: ControlCenterLayout) -> String {
    let cells = ControlGrid(center).cells(of: sizes)
    let pages = (cells.last?.page ?? 0) + 1
    var lines = [String](repeating: "", count: center.rows)
    for page in 0..<pages {
      for row in 0..<center.rows {
        let letters = (0..<center.columns).map { column -> String in
          let number = cells.firstIndex {
            $0.page == page && ($0.column..<($0.column + $0.columns)).contains(column)
              && ($0.row..<($0.row + $0.rows)).contains(row)
          }
          if let number { return String(UnicodeScalar(UInt8(97 + number))) }
          let frame = center.frame(column: column, row: row, size: .small)
          let isModule =
            page == 0 && center.modules.items.contains { $0.frame.overlaps(frame) }
          return isModule ? "#" : "."
        }
        lines[row] += (page == 0 ? "  " : "   ") + letters.joined()
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  @Test(arguments: [
    ("landscape-control-center", "393x852", 0, "en_US"),
    ("landscape-control-center-large", "440x956", 0, "en_US"),
    ("landscape-control-center-page", "390x844", 1, "en_US"),
    ("landscape-control-center-button", "375x667", 0, "ar_SA"),
  ])
  func pictures(name: String, device: String, number: Int, locale: String) async throws {
    var settings = DeviceSettings(device: device, locale: locale)
    settings.orientation = .landscape
    let center = try #require(settings.controlCenter)
    var scene = SurfaceScene(
      surface: .home, settings: settings, now: SampleWidgets.now, widgets: [])
    scene.isTurned = true
    scene.controlCenterPage = number
    let cells = ControlGrid(center).cells(of: Self.sizes)
    scene.controlCenterPages = (cells.last?.page ?? 0) + 1
    scene.controlCenter = zip(Self.sizes, cells).filter { $1.page == number }.map { size, cell in
      .init(
        frame: center.frame(column: cell.column, row: cell.row, size: size),
        shown: SampleControls.shown(
          "Fan", size: center.size(of: size), place: .controlCenter(position: 0, size: size)))
    }
    try expectGolden(try await PictureService().screen(scene, scale: 0.5), "\(name).png")
  }
}
