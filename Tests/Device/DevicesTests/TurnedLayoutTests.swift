import Foundation
import HostLink
import Testing

@testable import Devices

private let phones = Device.all.filter { $0.idiom == .phone && $0.surfaces != nil }
private let islandPhones = phones.filter { $0.surfaces?.island != nil }

/// Phones in landscape.
@Suite struct TurnedLayoutTests {
  /// Surfaces of phones do not turn, so that placements stay where they are.
  @Test(arguments: phones)
  func surfacesStayUpright(device: Device) throws {
    #expect(device.surfaces(.landscape) == nil)
    let layout = try #require(device.surfaces)
    let turned = try #require(layout.turned)
    #expect(turned.screen == LinkSize(width: device.screen.height, height: device.screen.width))
    let screen = frame(turned.screen)
    for shown in [turned.cutoutFrame, turned.homeIndicator, turned.banner].compactMap(\.self) {
      #expect(screen.contains(shown))
    }
  }

  @Test(arguments: Device.all.filter { $0.idiom == .pad })
  func padsTurnTheirSurfaces(device: Device) {
    #expect(device.surfaces?.turned == nil && device.surfaces(.landscape)?.turned == nil)
  }

  /// Insets as reported to apps in portrait and landscape. Community.
  @Test(arguments: [
    ("393x852", 59.0, 34.0, 59.0, 21.0), ("430x932", 59, 34, 59, 21), ("402x874", 62, 34, 62, 21),
    ("440x956", 62, 34, 62, 21), ("420x912", 68, 34, 68, 21), ("390x844", 47, 34, 47, 21),
    ("375x812", 44, 34, 44, 21), ("360x780", 50, 34, 50, 21), ("414x896@2x", 48, 34, 48, 21),
    ("375x667", 20, 0, 0, 0), ("414x736", 20, 0, 0, 0),
  ])
  func safeArea(
    identifier: String, top: Double, bottom: Double, side: Double, turnedBottom: Double
  ) throws {
    let layout = try #require(Device.named(identifier)?.surfaces)
    #expect(layout.safeArea == LinkInsets(top: top, bottom: bottom))
    #expect(
      layout.turned?.safeArea
        == LinkInsets(leading: side, bottom: turnedBottom, trailing: side))
  }

  /// Control Center is between the insets, with more columns and fewer rows than in portrait. Its
  /// modules are in the first cells, without a gap.
  @Test(arguments: phones)
  func controlCenterTurns(device: Device) throws {
    let layout = try #require(device.surfaces)
    let (upright, turned) = (try #require(layout.controlCenter), try #require(layout.turned))
    let center = turned.controlCenter
    #expect(center.fillsColumns && !upright.fillsColumns)
    #expect(center.columns > upright.columns && center.rows < upright.rows)
    #expect(center.size(of: .large) == upright.size(of: .large))
    #expect(frame(turned.screen).contains(center.frame))
    #expect(center.frame.x > turned.safeArea.leading)
    #expect(center.frame.maxX < turned.screen.width - turned.safeArea.trailing)
    // The title, and at the bottom the dots and the button that adds controls.
    #expect(center.frame.y - turned.statusBar.maxY == 40)
    #expect(turned.screen.height - center.frame.maxY >= 52)
    #expect(!turned.statusBar.overlaps(turned.cutoutFrame))
    let modules = center.modules
    #expect(modules.items.count == upright.modules.items.count)
    let last = center.frame(column: 12 / center.rows - 1, row: center.rows - 1, size: .small)
    #expect(modules.items.allSatisfy { center.frame.contains($0.frame) })
    #expect(modules.items.allSatisfy { $0.frame.maxX <= last.maxX })
    expectNoOverlaps(modules.items.map(\.frame))
    for item in modules.items.prefix(4) {
      #expect(modules.groups.contains { $0.contains(item.frame) })
    }
  }

  /// Compact views are flexible in portrait on every model, and have no room to grow in landscape.
  /// Source: WWDC26, session 223.
  @Test(arguments: islandPhones)
  func roomDecidesWhetherIslandIsLimited(device: Device) throws {
    let layout = try #require(device.surfaces)
    let (upright, turned) = (try #require(layout.island), try #require(layout.turned?.island))
    #expect(!upright.isLimitedInWidth && turned.isLimitedInWidth)
    let wide = (leading: 90.0, trailing: 20.0)
    let grown = upright.compact(leading: wide.leading, trailing: wide.trailing)
    #expect(grown.leading.width == 90 && grown.trailing.width == 90)
    let fixed = turned.compact(leading: wide.leading, trailing: wide.trailing)
    #expect(fixed.pill == turned.compact && fixed.leading == turned.compactLeading)
  }

  /// The camera keeps its place on the device, and the parts are above and below it.
  @Test(arguments: islandPhones)
  func islandIsAtTheSide(device: Device) throws {
    let layout = try #require(device.surfaces)
    let turned = try #require(layout.turned)
    let island = try #require(turned.island)
    #expect(
      island.camera.x == layout.cutoutFrame.y && island.camera.midY == turned.screen.height / 2)
    #expect(island.camera == turned.cutoutFrame)
    expectNoOverlaps([island.compactLeading, island.camera, island.compactTrailing])
    expectNoOverlaps([island.attached, island.detached])
    #expect(island.compactLeading.y < island.camera.y)
    #expect(island.compact.contains(island.compactTrailing))
    #expect(island.attached.contains(island.attachedMinimal))
    // Nothing of it covers an app's safe area, except what an alert or a touch expands.
    #expect(island.compact.maxX <= turned.safeArea.leading)
    #expect(frame(turned.screen).contains(island.compact))
    #expect(frame(turned.screen).contains(island.detached))
    #expect(frame(turned.screen).contains(island.expanded))
  }
}
