import DeviceEngine
import Devices
import GoldenFiles
import HostLink
import Testing

@testable import DeviceSurfaces

/// Whole screens of iPads at half a pixel per point.
@Suite struct PadGoldenTests {
  private typealias Widget = SurfaceScene.Widget

  private static func held(
    _ device: String, _ orientation: ScreenOrientation, locale: String = "en_US"
  ) -> DeviceSettings {
    var settings = DeviceSettings(device: device, locale: locale)
    settings.orientation = orientation
    return settings
  }

  @Test(arguments: [
    ("pad-home", held("744x1133", .portrait)),
    ("pad-home-landscape", held("1024x1366", .landscape)),
    ("pad-home-right-to-left", held("744x1133", .landscape, locale: "ar_SA")),
  ])
  func homeScreen(name: String, settings: DeviceSettings) async throws {
    let device = try #require(Device.named(settings.device))
    func widget(_ family: WidgetFamilyName, _ column: Int, _ row: Int) throws -> Widget {
      Widget(
        place: .home(page: 0, column: column, row: row), family: family, title: "Kitchen",
        shown: SampleWidgets.timer(try #require(device.size(of: family))))
    }
    var scene = SurfaceScene(
      surface: .home, settings: settings, now: SampleWidgets.now,
      widgets: [
        try widget(.systemExtraLarge, 0, 0), try widget(.systemLarge, 0, 2),
        try widget(.systemMedium, 2, 2), try widget(.systemSmall, 3, 3),
      ])
    scene.apps = ["Delivery", "Match"]
    try await expect(scene, name)
  }

  /// The alert of an activity beside the main device.
  @Test func homeScreenWithBanner() async throws {
    let settings = Self.held("744x1133", .portrait)
    var scene = SurfaceScene(
      surface: .home, settings: settings, now: SampleWidgets.now, widgets: [])
    scene.banner = .init("a1", shown: SampleActivities.large("Tea", .lockScreen))
    try await expect(scene, "pad-banner")
    let contents = try await PictureService().contents(of: scene)
    #expect(contents.activities.map(\.activity) == ["a1"])
    #expect(
      contents.activities.first?.frame == SurfaceFrame(x: 186.5, y: 24, width: 371, height: 120))
  }

  @Test(arguments: [
    ("pad-lock", held("1024x1366", .portrait)),
    ("pad-lock-landscape", held("744x1133", .landscape)),
    ("pad-lock-right-to-left", held("744x1133", .landscape, locale: "ar_SA")),
  ])
  func lockScreen(name: String, settings: DeviceSettings) async throws {
    let device = try #require(Device.named(settings.device))
    func widget(_ place: WidgetPlace, _ family: WidgetFamilyName) throws -> Widget {
      Widget(
        place: place, family: family, title: "",
        shown: SampleWidgets.accessory(
          family, try #require(device.size(of: family)), appearance: .lockScreen))
    }
    var scene = SurfaceScene(
      surface: .lock, settings: settings, now: SampleWidgets.now,
      widgets: [
        try widget(.lockInline, .accessoryInline),
        try widget(.lockRow(position: 0), .accessoryCircular),
        try widget(.lockRow(position: 1), .accessoryRectangular),
        try widget(.lockRow(position: 3), .accessoryCircular),
      ])
    scene.activities = [
      .init(shown: SampleActivities.large("First", .lockScreen), backgroundTint: "0D1440FF"),
      .init(shown: SampleActivities.large("Second", .lockScreen)),
    ]
    try await expect(scene, name)
  }

  @Test func lockScreenShowsControlsInItsCorners() async throws {
    let settings = Self.held("744x1133", .landscape)
    let frames = try #require(settings.layout?.lock).controls
    var scene = SurfaceScene(
      surface: .lock, settings: settings, now: SampleWidgets.now, widgets: [])
    scene.controls = zip(frames, ControlSlot.allCases).map { frame, slot in
      .init(
        frame: frame,
        shown: SampleControls.shown(
          "Fan", size: LinkSize(width: 50, height: 50), place: .lock(slot), isOn: slot == .right))
    }
    try await expect(scene, "pad-lock-controls")
  }

  @Test(arguments: [ScreenOrientation.portrait, .landscape])
  func extraLargePortraitWidget(orientation: ScreenOrientation) async throws {
    let settings = Self.held("744x1133", orientation)
    let device = try #require(Device.named(settings.device))
    let family = WidgetFamilyName.systemExtraLargePortrait
    func widget(_ place: WidgetPlace) throws -> Widget {
      Widget(
        place: place, family: family, title: "Kitchen",
        shown: SampleWidgets.timer(try #require(device.size(of: family))))
    }
    let name = "pad-portrait-widget\(orientation == .landscape ? "-landscape" : "")"
    try await expect(
      SurfaceScene(
        surface: .home, settings: settings, now: SampleWidgets.now,
        widgets: [
          try widget(.home(page: 0, column: 0, row: 0)),
          try widget(.home(page: 0, column: 2, row: orientation == .landscape ? 1 : 3)),
        ]), name)
  }

  /// The column of the Today View is at the side at which lines begin.
  @Test func todayView() async throws {
    let settings = Self.held("744x1133", .landscape, locale: "ar_SA")
    let device = try #require(Device.named(settings.device))
    let families: [WidgetFamilyName] = [.systemSmall, .systemSmall, .systemMedium]
    let widgets = try families.enumerated().map { position, family in
      Widget(
        place: .today(position: position), family: family, title: "Kitchen",
        shown: SampleWidgets.timer(try #require(device.size(of: family))))
    }
    try await expect(
      SurfaceScene(
        surface: .today, settings: settings, now: SampleWidgets.now, widgets: widgets),
      "pad-today-right-to-left")
  }

  /// Over the Lock Screen, the padlock is in the place of the time.
  @Test(arguments: [
    ("pad-control-center", SurfaceName.home), ("pad-control-center-locked", .lock),
  ])
  func controlCenter(name: String, surface: SurfaceName) async throws {
    var settings = Self.held("744x1133", .portrait)
    settings.isLocked = surface == .lock
    let layout = try #require(settings.layout?.controlCenter)
    var scene = SurfaceScene(
      surface: surface, settings: settings, now: SampleWidgets.now, widgets: [])
    scene.controlCenter = [
      .init(
        frame: layout.frame(column: 0, row: 3, size: .medium), shown: nil)
    ]
    try await expect(scene, name)
  }

  private func expect(_ scene: SurfaceScene, _ name: String) async throws {
    try expectGolden(try await PictureService().screen(scene, scale: 0.5), "\(name).png")
  }
}
