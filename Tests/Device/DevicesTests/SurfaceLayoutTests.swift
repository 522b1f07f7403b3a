import Foundation
import HostLink
import Testing

@testable import Devices

private let phones = Device.all.filter { $0.idiom == .phone && $0.surfaces != nil }

@Suite struct SurfaceLayoutTests {
  /// The Home Screen of the smallest phone has five rows, and its Lock Screen shows no widgets.
  @Test func allPhonesButSmallestHaveLayouts() {
    #expect(
      Device.all.filter { $0.surfaces == nil && $0.idiom == .phone }.map(\.identifier)
        == ["320x568"])
  }

  @Test(arguments: Device.all)
  func islandIsKnownWithoutTheLayout(device: Device) {
    for hinge in HingePosition.allCases {
      let shown = device.showing(hinge)
      #expect(shown.hasIsland == (shown.surfaces?.island != nil))
    }
  }

  @Test(arguments: phones)
  func homeScreenFitsAllCells(device: Device) throws {
    let layout = try #require(device.surfaces)
    let home = try #require(layout.home)
    let screen = frame(device.screen)
    let icons = (0..<home.rows).flatMap { row in
      (0..<home.columns).map { home.iconFrame(column: $0, row: row) }
    }
    let cells = icons.map {
      SurfaceFrame(
        x: $0.x, y: $0.y, width: $0.width, height: $0.height + home.labelGap + home.labelHeight)
    }
    expectNoOverlaps(cells + [layout.statusBar, home.pageDots, home.dock])
    expectNoOverlaps(home.dockIcons)
    for frame in cells + [home.pageDots, home.dock] { #expect(screen.contains(frame)) }
    for icon in home.dockIcons { #expect(home.dock.contains(icon)) }
    #expect(!layout.cutoutFrame.overlaps(icons[0]))
    // Beside a strip, the dock is in it.
    if !device.hasHinge { #expect(home.dockIcons.map(\.x) == icons.prefix(4).map(\.x)) }
  }

  /// The compact Island is 230 or 250 points wide. Source: Human Interface Guidelines.
  @Test(arguments: [
    ("393x852", 230.0), ("402x874", 230), ("420x912", 250), ("430x932", 250), ("440x956", 250),
  ])
  func compactIslandHasPublishedWidth(identifier: String, width: Double) throws {
    let island = try #require(Device.named(identifier)?.surfaces?.island)
    #expect(abs(island.compact.width - width) <= 1)
  }

  /// Small widgets share a row. One without a partner leaves the right half free.
  @Test(arguments: phones)
  func todayViewStacksRows(device: Device) throws {
    let today = try #require(device.surfaces?.today)
    let small = try #require(device.size(of: .systemSmall))
    let medium = try #require(device.size(of: .systemMedium))
    let frames = today.frames([small, small, small, medium, small])
    #expect(frames[0].y == today.y && frames[1].y == today.y)
    #expect(frames[0].x == today.x && abs(frames[1].maxX - (today.x + today.width)) < 0.01)
    #expect(frames[2].x == today.x && frames[2].y == frames[0].maxY + today.gap)
    #expect(frames[3].y == frames[2].maxY + today.gap && frames[3].width == medium.width)
    #expect(frames[4].x == today.x && frames[4].y == frames[3].maxY + today.gap)
    expectNoOverlaps(frames)
    for frame in frames { #expect(frame.maxX <= device.screen.width) }
  }

  /// A widget covers the icons of its cells and leaves space for its label.
  @Test(arguments: phones)
  func widgetsCoverTheirCells(device: Device) throws {
    let home = try #require(device.surfaces?.home)
    for family in [WidgetFamilyName.systemSmall, .systemMedium, .systemLarge] {
      let size = try #require(device.size(of: family))
      let units = try #require(family.smallWidgets)
      let cells = (columns: units.columns * home.smallSpan, rows: units.rows * home.smallSpan)
      let last = (home.columns - cells.columns, home.rows - cells.rows)
      for (column, row) in [(0, 0), last] {
        let frame = home.frame(column: column, row: row, size: size)
        let corner = home.iconFrame(
          column: column + cells.columns - 1, row: row + cells.rows - 1)
        #expect(frame.contains(home.iconFrame(column: column, row: row)))
        // Apple's sizes for 414x736 are slightly inconsistent.
        #expect(frame.maxX - corner.maxX >= 0 && abs(frame.maxY - corner.maxY) <= 3)
        #expect(frame.x >= 0 && frame.maxX <= device.screen.width)
        if row + cells.rows < home.rows {
          #expect(
            home.labelFrame(below: frame).maxY <= home.iconFrame(column: 0, row: row + cells.rows).y
          )
        }
      }
    }
    let small = try #require(device.size(of: .systemSmall))
    expectNoOverlaps(
      [0, 2, 4].flatMap { row in
        [0, 2].map { home.frame(column: $0, row: row, size: small) }
      })
  }

  @Test(arguments: phones)
  func lockScreenElementsDoNotOverlap(device: Device) throws {
    let layout = try #require(device.surfaces)
    let lock = try #require(layout.lock)
    expectNoOverlaps([layout.statusBar, lock.inline, lock.clock, lock.row] + lock.controls)
    expectNoOverlaps(lock.circular)
    expectNoOverlaps([lock.rectangular[0], lock.rectangular[2]])
    expectNoOverlaps([lock.circular[0], lock.rectangular[1], lock.circular[3]])
    for frame in lock.circular + lock.rectangular { #expect(lock.row.contains(frame)) }
    for frame in lock.controls + [lock.inline, lock.clock, lock.row] {
      #expect(frame.x >= 0 && frame.maxX <= device.screen.width)
      #expect(frame.maxY <= device.screen.height)
    }
    #expect(!layout.cutoutFrame.overlaps(lock.inline))
    #expect(lock.clock.y < lock.clockBaseline && lock.clockBaseline < lock.clock.maxY)
    for (position, frame) in lock.rectangular.enumerated() {
      #expect(frame.x == lock.circular[position].x)
      #expect(abs(frame.maxX - lock.circular[position + 1].maxX) < 1e-9)
    }
    func size(_ frame: SurfaceFrame) -> LinkSize {
      LinkSize(width: frame.width, height: frame.height)
    }
    #expect(size(lock.inline) == device.size(of: .accessoryInline))
    #expect(lock.circular.allSatisfy { size($0) == device.size(of: .accessoryCircular) })
    #expect(lock.rectangular.allSatisfy { size($0) == device.size(of: .accessoryRectangular) })
  }

  @Test(arguments: phones)
  func standByShowsTwoLargerWidgets(device: Device) throws {
    let standBy = try #require(device.surfaces?.standBy)
    let screen = frame(standBy.screen)
    expectNoOverlaps([standBy.left, standBy.right])
    #expect(screen.contains(standBy.left) && screen.contains(standBy.right))
    #expect(standBy.scale >= (device.hasHinge ? 1.6 : 1.75))
    #expect(standBy.screen.width == device.screen.height)
    let small = try #require(device.size(of: .systemSmall))
    #expect(abs(standBy.left.width - small.width * standBy.scale) < 1e-9)
  }

  /// The page of cells is between the status bar and the Home indicator, and controls in its
  /// corners reach its edges.
  @Test(arguments: phones)
  func controlCenterFitsItsCells(device: Device) throws {
    let layout = try #require(device.surfaces)
    let center = try #require(layout.controlCenter)
    #expect(center.rows >= 6)
    #expect(frame(device.screen).contains(center.frame))
    expectNoOverlaps([layout.statusBar, center.frame])
    #expect(!layout.cutoutFrame.overlaps(center.frame))
    if let bar = layout.homeIndicator { #expect(center.frame.maxY < bar.y) }
    for size in ControlSizeName.allCases {
      let cells = ControlCenterLayout.cells(of: size)
      let last = center.frame(
        column: center.columns - cells.columns, row: center.rows - cells.rows, size: size)
      #expect(last.maxX == center.frame.maxX && last.maxY == center.frame.maxY)
      #expect(LinkSize(width: last.width, height: last.height) == center.size(of: size))
    }
    expectNoOverlaps([
      center.frame(column: 0, row: 0, size: .medium), center.frame(column: 2, row: 0, size: .large),
      center.frame(column: 0, row: 1, size: .small), center.frame(column: 1, row: 1, size: .small),
    ])
  }

  /// The device's modules are in the rows that they cover, and there is room for controls below.
  @Test(arguments: phones)
  func modulesFitTheirRows(device: Device) throws {
    let center = try #require(device.surfaces?.controlCenter)
    let modules = center.modules
    let covered = 12 / center.columns
    let rows = center.frame(column: 0, row: covered, size: .small).y - center.gap
    #expect(modules.items.allSatisfy { center.frame.contains($0.frame) && $0.frame.maxY <= rows })
    expectNoOverlaps(modules.items.map(\.frame))
    for item in modules.items.prefix(4) {
      #expect(modules.groups.contains { $0.contains(item.frame) })
    }
    #expect(Set(modules.items.map(\.setting)).count == modules.items.count)
    #expect(center.rows - covered >= 3)
  }

  @Test(arguments: [
    (ControlSizeName.small, 64.0, 64.0), (.medium, 144, 64), (.large, 144, 144),
  ])
  func controlsHaveThreeSizes(size: ControlSizeName, width: Double, height: Double) throws {
    let layout = try #require(Device.standard.surfaces)
    #expect(layout.size(of: size, on: .controlCenter) == LinkSize(width: width, height: height))
    #expect(layout.size(of: size, on: .lock) == LinkSize(width: 50, height: 50))
  }

  @Test(arguments: phones)
  func actionButtonIsLeftOfScreen(device: Device) throws {
    guard let button = try #require(device.surfaces).actionButton else { return }
    #expect(button.maxX < 0 && button.y > 0 && button.maxY < device.screen.height)
  }

  /// Measured on a device: 276 points for content of 59 points with margins of 8 on each side.
  @Test(arguments: [(75.0, 75.0, 276.67), (75, 20, 276.67), (0, 0, 200), (500, 10, 326.67)])
  func compactIslandGrowsWithContent(leading: Double, trailing: Double, width: Double) throws {
    let island = try #require(Device.named("393x852")?.surfaces?.island)
    let (pill, first, second) = island.compact(leading: leading, trailing: trailing)
    #expect(abs(pill.width - width) < 1)
    #expect(abs(pill.midX - 393.0 / 2) < 0.01)
    #expect(first.width == second.width)
    #expect(first.x == pill.x && abs(second.maxX - pill.maxX) < 0.01)
  }

  /// Human Interface Guidelines, Live Activities: widths in compact, expanded and on the Lock
  /// Screen.
  @Test(arguments: [("393x852", 230.66, 52.33, 371.0), ("430x932", 250.66, 62.33, 408.0)])
  func islandSizesMatchGuidelines(
    device: String, compact: Double, side: Double, expanded: Double
  ) throws {
    let layout = try #require(Device.named(device)?.surfaces)
    let island = try #require(layout.island)
    #expect(abs(island.compact.width - compact) < 0.01)
    #expect(island.compactLeading.width == side && island.compactTrailing.width == side)
    #expect(island.expanded.width == expanded && island.cornerRadius == 44)
    #expect(island.expandedHeights == ActivityHeights(least: 84, most: 160))
    #expect(layout.activities?.frame.width == expanded)
    #expect(!island.attached.overlaps(island.detached))
  }

  @Test(arguments: phones)
  func activitiesAreBetweenWidgetsAndControls(device: Device) throws {
    let layout = try #require(device.surfaces)
    let (stack, lock) = (try #require(layout.activities), try #require(layout.lock))
    #expect((layout.island != nil) == (layout.cutout == .island))
    #expect(stack.frame.height >= stack.heights.most)
    #expect(!stack.frame.overlaps(lock.row))
    for control in lock.controls { #expect(!stack.frame.overlaps(control)) }
    #expect(stack.frame.maxX <= device.screen.width && stack.banner.maxX <= device.screen.width)
  }

  /// Measured by the community on screenshots, in pixels: left and right column; top, middle,
  /// bottom.
  @Test(arguments: [
    ("430x932", [99, 681, 282, 918, 1554]), ("428x926", [96, 678, 246, 882, 1518]),
    ("393x852", [82, 622, 270, 858, 1446]), ("390x844", [78, 618, 231, 819, 1407]),
    ("414x896", [81, 654, 228, 858, 1488]), ("414x896@2x", [54, 436, 160, 580, 1000]),
    ("375x812", [69, 591, 213, 783, 1353]), ("375x667", [54, 400, 60, 412, 764]),
  ])
  func gridMatchesScreenshots(identifier: String, pixels: [Int]) throws {
    let device = try #require(Device.named(identifier))
    let home = try #require(device.surfaces?.home)
    let found = [
      home.gridX, home.gridX + 2 * home.columnPitch, home.gridY,
      home.gridY + 2 * home.rowPitch, home.gridY + 4 * home.rowPitch,
    ]
    for (length, expected) in zip(found, pixels) {
      #expect(abs(length * device.scale - Double(expected)) <= 1, "\(found)")
    }
  }

  @Test func layoutRoundTripsThroughJSON() throws {
    let layout = try #require(Device.standard.surfaces)
    let data = try JSONEncoder().encode(layout)
    #expect(try JSONDecoder().decode(SurfaceLayout.self, from: data) == layout)
  }
}
