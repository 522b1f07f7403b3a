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
    let layout = try #require(Device.standard.surfaces).controlCenter
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
        control(0, 0, .large, isOn: true), control(2, 0, .medium), control(2, 1, .small),
        control(3, 1, .small, isOn: true),
        SurfaceScene.Control(
          frame: layout.frame(column: 0, row: 2, size: .medium), shown: nil),
      ])
    try expectGolden(try await PictureService().screen(scene, scale: 1), "\(name).png")
  }

  @Test func lockScreenShowsTwoControls() async throws {
    let frames = try #require(Device.standard.surfaces).lock.controls
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
