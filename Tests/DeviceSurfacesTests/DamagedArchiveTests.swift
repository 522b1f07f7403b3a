import DeviceEngine
import Devices
import Foundation
import HostLink
import Synchronization
import Testing
import WidgetHost

@testable import DeviceSurfaces

/// A damaged archive, of a store or of an extension, leaves its own place on a screen empty.
@Suite struct DamagedArchiveTests {
  enum Damage: CaseIterable {
    case changedByte, missingEnd, onlySignature, noBytes

    func applied(to archive: Data) -> Data {
      switch self {
      case .changedByte:
        var archive = archive
        archive[archive.startIndex + archive.count / 2] ^= 0x55
        return archive
      case .missingEnd: return archive.prefix(40)
      case .onlySignature: return Data("VTAR".utf8)
      case .noBytes: return Data()
      }
    }
  }

  @Test(arguments: Damage.allCases)
  func placeOfAWidgetIsEmpty(damage: Damage) async throws {
    let size = LinkSize(width: 158, height: 158)
    var shown = SampleWidgets.timer(size)
    shown.archive = damage.applied(to: shown.archive)
    let reports = Mutex<[String]>([])
    let service = try PictureService { report in reports.withLock { $0.append(report) } }
    let screen = try await service.screen(Self.scene(of: shown), scale: 1)
    #expect(try await screen == service.screen(Self.scene(of: nil), scale: 1))
    let sentences = reports.withLock { $0 }
    #expect(sentences.count == 1)
    #expect(sentences.first?.hasPrefix("A picture is missing on a screen: The ") == true)
  }

  private static func scene(of shown: ShownArchive?) -> SurfaceScene {
    SurfaceScene(
      surface: .home, page: 0, pages: 1, settings: DeviceSettings(), now: SampleWidgets.now,
      widgets: [
        SurfaceScene.Widget(
          place: .home(page: 0, column: 0, row: 0), family: .systemSmall, title: "Tea",
          shown: shown, stack: nil)
      ])
  }

  @Test func otherPartsOfALockScreenAreDrawn() async throws {
    var activity = SampleActivities.large("Tea", .lockScreen)
    activity.archive = Damage.changedByte.applied(to: activity.archive)
    var control = SampleControls.shown(
      "Torch", size: LinkSize(width: 50, height: 50), place: .lock(.left))
    control.face.symbol = Damage.changedByte.applied(to: control.face.symbol)
    let scene = SurfaceScene(
      surface: .lock, page: 0, pages: 1, settings: DeviceSettings(), now: SampleWidgets.now,
      widgets: [],
      controls: [
        SurfaceScene.Control(
          "c1", frame: SurfaceFrame(x: 46, y: 740, width: 50, height: 50), shown: control)
      ],
      activities: [SurfaceScene.Activity("a1", shown: activity, backgroundTint: nil)])
    let service = try PictureService()
    let picture = try await service.picture(of: scene, scale: 1)
    #expect(picture.contents?.activities.map(\.elements) == [[]])
    #expect(picture.png.count > 1000)
  }

  @Test func contentsOfAMacAreEmpty() async throws {
    let settings = DeviceSettings(device: "mac-1440x900", colorScheme: .dark)
    let size = try #require(Device.named("mac-1440x900")?.size(of: .systemSmall))
    var shown = SampleWidgets.timer(size)
    shown.archive = Damage.changedByte.applied(to: shown.archive)
    let scene = CompanionScene(
      surface: .desktop, settings: settings, now: SampleWidgets.now,
      widgets: [
        SurfaceScene.Widget(
          "p1", place: .list(.desktop, position: 0), family: .systemSmall, title: "Tea",
          shown: shown),
        SurfaceScene.Widget(
          "p2", place: .list(.desktop, position: 1), family: .systemSmall, title: "Tea",
          shown: SampleWidgets.timer(size)),
      ])
    let picture = try await PictureService().picture(of: scene, scale: 1)
    let elements = picture.contents?.widgets.map(\.elements.count)
    #expect(elements?.first == 0)
    #expect((elements?.last ?? 0) > 0)
  }
}
