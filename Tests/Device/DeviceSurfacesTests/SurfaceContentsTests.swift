import DeviceEngine
import Devices
import Foundation
import HostLink
import Testing

@testable import DeviceSurfaces

/// What pictures of companions show, and when they change.
@Suite struct SurfaceContentsTests {
  private static func scene(
    _ surface: SurfaceName, _ device: String,
    _ widgets: [(PlacementID, WidgetPlace, WidgetFamilyName)],
    _ change: (inout DeviceSettings) -> Void = { _ in }
  ) throws -> CompanionScene {
    var settings = DeviceSettings(device: device, colorScheme: .dark)
    change(&settings)
    let model = try #require(Device.named(device))
    return CompanionScene(
      surface: surface, settings: settings, now: SampleWidgets.now,
      widgets: try widgets.map { id, place, family in
        let size = try #require(model.size(of: family))
        let shown =
          family.isAccessory
          ? SampleWidgets.accessory(family, size, appearance: surface.appearance(settings))
          : SampleWidgets.timer(size, appearance: surface.appearance(settings))
        return SurfaceScene.Widget(
          id, place: place, family: family, title: id.rawValue, shown: shown)
      })
  }

  /// The elements are in reading order, although the widgets come in any order.
  @Test func listOfAMac() async throws {
    let scene = try Self.scene(
      .desktop, "mac-1440x900",
      [
        ("p2", .list(.desktop, position: 1), .systemMedium),
        ("p1", .list(.desktop, position: 0), .systemSmall),
      ])
    let contents = try await PictureService().contents(of: scene)
    #expect(contents.widgets.map(\.placement) == ["p1", "p2"])
    #expect(contents.screen == LinkSize(width: 1440, height: 900))
    #expect(contents.slots == nil)
    let first = try #require(contents.widgets.first)
    #expect((first.frame.x, first.frame.y) == (20, 44))
    #expect(first.elements.first { $0.role == .button }?.label == "Stop")
  }

  @Test func carHasNoButtons() async throws {
    let scene = try Self.scene(
      .carPlay, "car-800x480", [("p1", .list(.carPlay, position: 0), .systemSmall)])
    let contents = try await PictureService().contents(of: scene)
    #expect(!contents.isInteractive)
    #expect(contents.widgets.first?.elements.contains { $0.label == "Stop" } == true)
    #expect(contents.widgets.first?.elements.allSatisfy { $0.role != .button } == true)
  }

  /// Activities that do not fit beside or above the widgets are left out.
  @Test(arguments: Device.all.filter { $0.idiom == .car }.map(\.identifier))
  func activitiesInACarDoNotOverlapWidgets(device: String) async throws {
    var scene = try Self.scene(
      .carPlay, device, (0..<4).map { ("p\($0)", .list(.carPlay, position: $0), .systemSmall) })
    scene.activities = (0..<5).map { .init("a\($0)", shown: [nil]) }
    let contents = try await PictureService().contents(of: scene)
    #expect(contents.activities.count >= 3)
    for activity in contents.activities {
      for widget in contents.widgets {
        #expect(!activity.frame.rectangle.intersects(widget.frame.rectangle))
      }
    }
  }

  @Test func faceHasFreeSlotsOfTheShownFaceOnly() async throws {
    let scene = try Self.scene(
      .face, "watch-45mm",
      [
        ("p1", .face(.dial, position: 4), .accessoryCircular),
        ("p2", .face(.panel, position: 1), .accessoryCircular),
      ])
    let contents = try await PictureService().contents(of: scene)
    #expect(contents.widgets.map(\.placement) == ["p1"])
    let slots = try #require(contents.slots)
    #expect(slots.map(\.place) == [0, 1, 2, 3, 5, 6, 7].map { .face(.dial, position: $0) })
    #expect(slots.first?.family == .accessoryCorner)
  }

  @Test(
    arguments: [
      (DeviceSettings(), WatchFaceName.dial, "FF9F0A"),
      (DeviceSettings(look: .tinted, tint: "FF375F"), .dial, "FF375F"),
      (DeviceSettings(isLuminanceReduced: true), .dial, nil),
      (DeviceSettings(), .panel, nil),
    ] as [(DeviceSettings, WatchFaceName, String?)])
  func dialHasASecondHand(
    settings: DeviceSettings, face: WatchFaceName, color: String?
  ) async throws {
    var settings = settings
    (settings.device, settings.face) = ("watch-45mm", face)
    let scene = CompanionScene(
      surface: .face, settings: settings, now: SampleWidgets.now, widgets: [])
    #expect(try await PictureService().contents(of: scene).secondHand?.color == color)
  }

  /// An alert covers a watch: nothing below it can be pressed, and no hand moves over it.
  @Test(arguments: [SurfaceName.face, .smartStack, .watchControlCenter])
  func alertHidesEverythingElse(surface: SurfaceName) async throws {
    var scene = try Self.scene(
      surface, "watch-45mm",
      surface == .face ? [("p1", .face(.dial, position: 4), .accessoryCircular)] : [])
    scene.activities = [.init("a1", shown: [nil])]
    scene.controls = [.init("c1", surface: surface, size: .small, shown: nil)]
    var alerts = CompanionAlerts()
    alerts.show(
      ActivityAlert(title: "Hot", body: ""), of: "a1", app: "Pizza", for: 10,
      at: SampleWidgets.now)
    scene.alert = alerts.shown
    let contents = try await PictureService().contents(of: scene)
    #expect(contents.ids.isEmpty && contents.slots == nil && contents.list == nil)
    #expect(contents.secondHand == nil && contents.cornerRadius > 0)
  }

  /// In the Smart Stack, controls follow the widgets. The menu bar is on all pictures of a Mac.
  @Test(arguments: [
    (SurfaceName.smartStack, "watch-45mm", SurfaceName.smartStack, 116.5),
    (.notificationCenter, "mac-1440x900", .menuBar, 0),
  ])
  func controlsHaveFrames(
    surface: SurfaceName, device: String, place: SurfaceName, y: Double
  ) async throws {
    var scene = try Self.scene(
      surface, device,
      surface == .smartStack
        ? [("p1", .list(.smartStack, position: 0), .accessoryRectangular)] : [])
    scene.controls = [
      CompanionScene.Control("c1", surface: place, size: .medium, shown: nil),
      CompanionScene.Control("c2", surface: .watchControlCenter, size: .small, shown: nil),
    ]
    let contents = try await PictureService().contents(of: scene)
    #expect(contents.controls.map(\.control) == ["c1"])
    #expect(contents.controls.first?.frame.y == y)
    #expect(contents.ids.contains("c1"))
  }

  /// A panel of a Mac has 4 × 8 cells.
  @Test func controlCenterOfAMacHasPages() async throws {
    var scene = try Self.scene(.macControlCenter, "mac-1440x900", [])
    scene.controls = (0..<33).map {
      CompanionScene.Control("c\($0)", surface: .macControlCenter, size: .small, shown: nil)
    }
    let service = try PictureService()
    let first = try await service.contents(of: scene)
    #expect(first.controls.count == 32)
    #expect(first.pages?.shown == 0 && first.pages?.count == 2)
    scene.page = 1
    let second = try await service.contents(of: scene)
    #expect(second.controls.map(\.control) == ["c32"])
    #expect(second.ids.count == 33 && first.pages?.others == ["c32"])
    #expect(second.controls.first?.frame == first.controls.first?.frame)
    #expect(second.pages?.shown == 1 && second.pages?.count == 2)
  }

  /// Control Center covers the widgets of an iPad's Home Screen.
  @Test func controlsOfAPadHaveFrames() async throws {
    let frame = SurfaceFrame(x: 10, y: 20, width: 64, height: 64)
    let controls = [SurfaceScene.Control("c1", frame: frame, shown: nil)]
    var scene = SurfaceScene(
      surface: .lock, settings: DeviceSettings(device: "820x1180"), now: SampleWidgets.now,
      widgets: [
        SurfaceScene.Widget(
          "p1", place: .lockRow(position: 0), family: .accessoryCircular, title: "", shown: nil)
      ], controls: controls)
    let service = try PictureService()
    let lock = try await service.contents(of: scene)
    #expect(lock.widgets.map(\.placement) == ["p1"] && lock.controls.map(\.frame) == [frame])
    #expect(lock.pages == nil)
    (scene.controls, scene.controlCenter) = ([], controls)
    let center = try await service.contents(of: scene)
    #expect(center.widgets.isEmpty && center.controls.map(\.control) == ["c1"])
    #expect(center.pages?.count == 1 && center.ids == ["c1"])
  }

  private static func list(
    _ surface: SurfaceName, _ count: Int, _ family: WidgetFamilyName
  ) -> [(PlacementID, WidgetPlace, WidgetFamilyName)] {
    (0..<count).map { ("p\($0 + 1)", .list(surface, position: $0), family) }
  }

  /// A list that does not fit is below the screen, with everything in it.
  @Test(arguments: [
    (SurfaceName.smartStack, "watch-45mm", WidgetFamilyName.accessoryRectangular, 2, 3, 259.5),
    (.notificationCenter, "mac-1440x900", .systemMedium, 4, 5, 982),
    (.carPlay, "car-800x480", .systemSmall, 4, 5, 468),
  ])
  func longListIsUnrolled(
    surface: SurfaceName, device: String, family: WidgetFamilyName, fitting: Int, count: Int,
    height: Double
  ) async throws {
    let short = try Self.scene(surface, device, Self.list(surface, fitting, family))
    #expect(try await PictureService().contents(of: short).list == nil)
    let long = try Self.scene(surface, device, Self.list(surface, count, family))
    let contents = try await PictureService().contents(of: long)
    let list = try #require(contents.list)
    #expect(
      list.items == contents.widgets.map { .placement($0.placement) } && list.items.count == count)
    #expect(list.height == height)
    #expect(list.frame.maxY == contents.screen.height)
    let size = try await PictureService().picture(of: long, scale: 1).png.pixels
    #expect(size == [contents.screen.width, (contents.screen.height + height).rounded(.up)])
    // A screenshot is one of the screen.
    #expect(
      try await PictureService().screen(long, scale: 1).pixels
        == [contents.screen.width, contents.screen.height])
  }

  /// Activities and controls of the Smart Stack scroll with the widgets; the menu bar stays.
  @Test func controlsAndActivitiesScrollWithTheList() async throws {
    var watch = try Self.scene(
      .smartStack, "watch-45mm", Self.list(.smartStack, 1, .accessoryRectangular))
    watch.activities = (["a1", "a2", "a3"] as [ActivityID]).map {
      CompanionScene.Activity($0, shown: [nil])
    }
    watch.controls = [
      CompanionScene.Control("c1", surface: .smartStack, size: .medium, shown: nil)
    ]
    let stack = try await PictureService().contents(of: watch)
    #expect(stack.list.map { Set($0.items) } == ["p1", "a1", "a2", "a3", "c1"])
    var mac = try Self.scene(
      .notificationCenter, "mac-1440x900", Self.list(.notificationCenter, 5, .systemMedium))
    mac.controls = [CompanionScene.Control("c1", surface: .menuBar, size: .small, shown: nil)]
    let center = try await PictureService().contents(of: mac)
    #expect(center.list?.items.contains("c1") == false)
    #expect(center.controls.map(\.control) == ["c1"])
  }

  /// Behind Control Center, the desktop does not scroll.
  @Test func widgetsBelowTheScreenAreNotListed() async throws {
    let scene = try Self.scene(
      .macControlCenter, "mac-1440x900", Self.list(.desktop, 16, .systemMedium))
    let contents = try await PictureService().contents(of: scene)
    #expect(contents.list == nil)
    #expect(contents.widgets.count == 15)
  }

  /// The time is drawn again when its text changes; the page moves the second hand.
  @Test func clockChangesWithTheMinute() async throws {
    var scene = try Self.scene(.face, "watch-45mm", [])
    scene.now = Date(timeIntervalSinceReferenceDate: 600.25)
    let service = try PictureService()
    let first = try await service.picture(of: scene, scale: 1)
    #expect(first.nextChange == Date(timeIntervalSinceReferenceDate: 660))
    scene.now += 30
    #expect(try await service.picture(of: scene, scale: 1).tag == first.tag)
    scene.now += 30
    #expect(try await service.picture(of: scene, scale: 1).tag != first.tag)
  }

  @Test func timerChangesWithTheSecond() async throws {
    let scene = try Self.scene(
      .carPlay, "car-800x480", [("p1", .list(.carPlay, position: 0), .systemSmall)])
    let picture = try await PictureService().picture(of: scene, scale: 0.5)
    #expect(picture.nextChange == SampleWidgets.now + 1)
  }
}

extension Data {
  /// The width and height of a PNG file.
  fileprivate var pixels: [Double] {
    [16, 20].map { start in
      Double(self[startIndex.advanced(by: start)...].prefix(4).reduce(0) { $0 << 8 | Int($1) })
    }
  }
}
