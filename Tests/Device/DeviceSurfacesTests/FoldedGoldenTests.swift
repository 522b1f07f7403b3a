import DeviceEngine
import Devices
import GoldenFiles
import HostLink
import Testing

@testable import DeviceSurfaces

/// Whole screens of a device with a hinge at half a pixel per point.
@Suite struct FoldedGoldenTests {
  private static func held(
    _ hinge: HingePosition, _ orientation: ScreenOrientation, locale: String = "en_US"
  ) -> DeviceSettings {
    var settings = DeviceSettings(device: "duo", locale: locale)
    (settings.hinge, settings.orientation) = (hinge, orientation)
    return settings
  }

  private func expect(_ scene: SurfaceScene, _ name: String) async throws {
    try expectGolden(try await PictureService().screen(scene, scale: 0.5), "\(name).png")
  }

  @Test(arguments: [
    ("folded-closed", held(.closed, .portrait), 2, 0),
    ("folded-closed-right-to-left", held(.closed, .portrait, locale: "ar_SA"), 2, 0),
    ("folded-half", held(.half, .portrait), 4, 6), ("folded-open", held(.open, .landscape), 6, 4),
  ])
  func homeScreen(
    name: String, settings: DeviceSettings, column: Int, row: Int
  ) async throws {
    let size = try #require(settings.screen.size(of: .systemSmall))
    var scene = SurfaceScene(
      surface: .home, settings: settings, now: SampleWidgets.now,
      widgets: [
        .init(
          place: .home(page: 0, column: column, row: row), family: .systemSmall,
          title: "Kitchen", shown: SampleWidgets.timer(size))
      ])
    scene.apps = ["Delivery", "Match"]
    try await expect(scene, name)
  }

  @Test func lockScreen() async throws {
    var scene = SurfaceScene(
      surface: .lock, settings: Self.held(.half, .landscape), now: SampleWidgets.now, widgets: [])
    scene.activities = [.init(shown: SampleActivities.large("First", .lockScreen))]
    try await expect(scene, "folded-lock")
  }
}
