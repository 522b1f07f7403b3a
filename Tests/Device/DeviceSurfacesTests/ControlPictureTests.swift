import DeviceEngine
import Devices
import Foundation
import GoldenFiles
import HostLink
import Testing
import WidgetHost

@testable import DeviceSurfaces

/// Pictures of controls, alone and on whole screens.
@Suite struct ControlPictureTests {
  private let medium = LinkSize(width: 144, height: 64)

  private func shown(isOn: Bool = false, isRedacted: Bool = false) -> ShownControl {
    SampleControls.shown(
      "Fan", size: medium, place: .controlCenter(position: 0, size: .medium), isOn: isOn,
      isRedacted: isRedacted)
  }

  @Test func symbolIsSeparateFromPlatter() async throws {
    let service = try PictureService()
    let picture = try await service.picture(of: shown(), at: SampleWidgets.now, scale: 2)
    #expect(picture.size == medium)
    #expect(picture.version == 3)
    let symbol = try #require(picture.symbol)
    #expect(symbol.frame == SurfaceFrame(x: 8, y: 8, width: 48, height: 48))
    #expect(symbol.tag != picture.tag)
    #expect(pixels(of: picture.png) == [288, 128])
    #expect(pixels(of: symbol.png) == [96, 96])
    let again = try await PictureService().picture(of: shown(), at: SampleWidgets.now, scale: 2)
    #expect(again == picture)
    let on = try await service.picture(of: shown(isOn: true), at: SampleWidgets.now, scale: 2)
    #expect(on.tag != picture.tag && on.symbol?.tag != symbol.tag)
  }

  /// A locked device hides a private control's texts but shows its symbol.
  @Test func redactionHidesPrivateTexts() async throws {
    let service = try PictureService()
    let open = try await service.picture(of: shown(), at: SampleWidgets.now, scale: 2)
    let hidden = try await service.picture(
      of: shown(isRedacted: true), at: SampleWidgets.now, scale: 2)
    #expect(hidden.tag != open.tag)
    #expect(hidden.symbol == open.symbol)
  }

  @Test func composedPictureIsOneFile() async throws {
    let picture = try await PictureService().composedPicture(
      of: shown(isOn: true), at: SampleWidgets.now, scale: 2)
    #expect(picture.symbol == nil)
    try expectGolden(picture.png, "control.png")
  }

  @Test(arguments: [("control-center", false), ("control-center-locked", true)])
  func controlCenterCoversTheScreen(name: String, isLocked: Bool) async throws {
    let layout = try #require(Device.standard.surfaces?.controlCenter)
    func control(
      _ column: Int, _ row: Int, _ size: ControlSizeName, isOn: Bool = false
    ) -> SurfaceScene.Control {
      SurfaceScene.Control(
        frame: layout.frame(column: column, row: row, size: size),
        shown: SampleControls.shown(
          "Fan", size: layout.size(of: size), place: .controlCenter(position: 0, size: size),
          isOn: isOn))
    }
    let scene = SurfaceScene(
      surface: isLocked ? .lock : .home, settings: DeviceSettings(isLocked: isLocked),
      now: SampleWidgets.now, widgets: [],
      controlCenter: [
        control(0, 3, .large, isOn: true), control(2, 3, .medium), control(2, 4, .small),
        control(3, 4, .small, isOn: true),
        SurfaceScene.Control(
          frame: layout.frame(column: 0, row: 5, size: .medium), shown: nil),
      ])
    try expectGolden(try await PictureService().screen(scene, scale: 1), "\(name).png")
  }

  @Test func modulesShowSettings() async throws {
    var settings = DeviceSettings(colorScheme: .dark)
    settings.airplaneMode = true
    settings.wifi = false
    settings.bluetooth = false
    settings.brightness = 60
    settings.volume = 10
    settings.focus = true
    settings.timer = SampleWidgets.now.addingTimeInterval(299).formatted(.iso8601)
    let scene = SurfaceScene(
      surface: .home, settings: settings, now: SampleWidgets.now, widgets: [], controlCenter: [])
    let service = try PictureService()
    try expectGolden(try await service.screen(scene, scale: 1), "control-center-modules.png")
    var later = scene
    later.controlCenterPage = 1
    try expectGolden(try await service.screen(later, scale: 1), "control-center-later.png")
  }

  @Test(arguments: [
    ("control-center-removed", "393x852", ScreenOrientation.portrait),
    ("control-center-removed-landscape", "440x956", .landscape),
  ])
  func removedModulesAreNotDrawn(
    name: String, device: String, orientation: ScreenOrientation
  ) async throws {
    var settings = DeviceSettings(device: device)
    settings.orientation = orientation
    settings.systemModules = RemovedModules([.connectivity, .volume, .torch])
    // The sign in the status bar is not part of the module.
    settings.airplaneMode = true
    var scene = SurfaceScene(
      surface: .home, settings: settings, now: SampleWidgets.now, widgets: [], controlCenter: [])
    scene.isTurned = settings.isTurned
    try expectGolden(try await PictureService().screen(scene, scale: 0.5), "\(name).png")
  }

  @Test func everyModuleHasSetting() throws {
    for module in try #require(Device.standard.surfaces?.controlCenter).modules.items {
      let setting = try #require(DeviceSetting.named(module.setting))
      switch module.kind {
      case .level: #expect(setting.kind == .level)
      case .timer: #expect(setting.change(parsing: "off") != nil)
      case .toggle: #expect(setting.kind == module.values.map { .choice($0) } ?? .toggle)
      }
    }
  }

  @Test(arguments: [
    ("", nil), ("off", nil), ("2026-03-05T09:30:00Z", nil), ("2026-03-05T09:30:01Z", "0:01"),
    ("2026-03-05T09:35:00Z", "5:00"), ("2026-03-05T10:30:59Z", "60:59"),
  ])
  func timerShowsRest(timer: String, expected: String?) throws {
    var settings = DeviceSettings()
    settings.timer = timer
    let now = try Date("2026-03-05T09:30:00Z", strategy: .iso8601)
    #expect(settings.timerText(at: now) == expected)
  }

  @Test func lockScreenShowsTwoControls() async throws {
    let frames = try #require(Device.standard.surfaces?.lock).controls
    let controls = zip(frames, ControlSlot.allCases).map { frame, slot in
      SurfaceScene.Control(
        frame: frame,
        shown: SampleControls.shown(
          "Fan", size: LinkSize(width: 50, height: 50), place: .lock(slot), isOn: slot == .right))
    }
    let scene = SurfaceScene(
      surface: .lock, settings: DeviceSettings(isLocked: true), now: SampleWidgets.now, widgets: [],
      controls: controls)
    try expectGolden(try await PictureService().screen(scene, scale: 1), "lock-controls.png")
  }

  /// The width and height in a PNG file's header.
  private func pixels(of png: Data) -> [Int] {
    [16, 20].map { offset in png[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }
}
