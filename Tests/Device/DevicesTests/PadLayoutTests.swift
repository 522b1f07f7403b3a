import HostLink
import Testing

@testable import Devices

private let held = Device.all.filter { $0.idiom == .pad }.flatMap { device in
  ScreenOrientation.allCases.map { Held(device: device, orientation: $0) }
}

/// An iPad as it is held.
struct Held: Sendable, CustomTestStringConvertible {
  var device: Device
  var orientation: ScreenOrientation

  var testDescription: String { "\(device.identifier) \(orientation)" }
}

@Suite struct PadLayoutTests {
  @Test func allPadsHaveSurfacesInBothOrientations() throws {
    #expect(held.count == 20)
    for pad in held {
      let layout = try #require(pad.device.surfaces(pad.orientation))
      #expect((layout.screen.width > layout.screen.height) == (pad.orientation == .landscape))
      #expect(layout.names == [.home, .today, .lock, .controlCenter])
    }
  }

  @Test(arguments: held)
  func homeScreenFitsAllCells(pad: Held) throws {
    let layout = try #require(pad.device.surfaces(pad.orientation))
    let home = try #require(layout.home)
    let small = try #require(pad.device.shownSize(of: .systemSmall))
    let screen = SurfaceFrame(
      x: 0, y: 0, width: layout.screen.width, height: layout.screen.height)
    #expect(home.columns * home.rows == 24)
    for row in 0..<home.rows {
      for column in 0..<home.columns {
        var cell = home.frame(column: column, row: row, size: small)
        #expect(cell.contains(home.iconFrame(column: column, row: row)))
        cell.height += home.labelGap + home.labelHeight
        #expect(screen.contains(cell))
        for other in [layout.statusBar, home.pageDots, home.dock] {
          #expect(!cell.overlaps(other), "\(cell) \(other)")
        }
        if row + 1 < home.rows {
          #expect(cell.maxY <= home.frame(column: column, row: row + 1, size: small).y)
        }
      }
    }
    #expect(home.dockIcons.allSatisfy { home.dock.contains($0) } && screen.contains(home.dock))
    #expect(!home.pageDots.overlaps(home.dock))
  }

  /// The sizes that the guidelines give for widgets as shown are those of the grid's cells.
  @Test(arguments: held)
  func widgetsCoverTheirCells(pad: Held) throws {
    let home = try #require(pad.device.surfaces(pad.orientation)?.home)
    let small = try #require(pad.device.shownSize(of: .systemSmall))
    for family in pad.device.families where !family.family.isAccessory {
      let cells = try #require(family.family.smallWidgets)
      let last = home.frame(column: cells.columns - 1, row: cells.rows - 1, size: small)
      let whole = home.frame(column: 0, row: 0, size: family.shownSize)
      #expect(abs(last.maxX - whole.maxX) <= 0.01 && abs(last.maxY - whole.maxY) <= 0.01)
    }
  }

  @Test(arguments: held)
  func lockScreenElementsDoNotOverlap(pad: Held) throws {
    let layout = try #require(pad.device.surfaces(pad.orientation))
    let lock = try #require(layout.lock)
    let stack = try #require(layout.activities)
    let isRow = pad.orientation == .portrait
    #expect((lock.row.y > lock.clock.maxY) == isRow)
    expectNoOverlaps([layout.statusBar, lock.inline, lock.row, stack.frame])
    expectNoOverlaps([layout.statusBar, lock.inline, lock.clock, stack.frame])
    expectNoOverlaps(lock.circular)
    expectNoOverlaps([lock.rectangular[0], lock.rectangular[2]])
    expectNoOverlaps([lock.circular[0], lock.rectangular[1], lock.circular[3]])
    expectNoOverlaps([lock.rectangular[0], lock.circular[2], lock.circular[3]])
    expectNoOverlaps([lock.circular[0], lock.circular[1], lock.rectangular[2]])
    #expect((lock.circular + lock.rectangular).allSatisfy { lock.row.contains($0) })
    #expect(stack.frame.height >= stack.heights.most)
    #expect(stack.frame.width == (pad.device.identifier == "1024x1366" ? 500 : 425))
    #expect(stack.frame.maxY < layout.screen.height)
    #expect(lock.controls.count == 2 && lock.isColumn != isRow)
    expectNoOverlaps(lock.controls + [lock.row, stack.frame])
    if let indicator = layout.homeIndicator { expectNoOverlaps(lock.controls + [indicator]) }
  }

  @Test(arguments: held)
  func controlCenterIsPanelInTopTrailingCorner(pad: Held) throws {
    let layout = try #require(pad.device.surfaces(pad.orientation))
    let center = try #require(layout.controlCenter)
    let panel = try #require(center.panel)
    #expect(panel.contains(center.frame) && panel.y >= layout.statusBar.maxY)
    #expect(panel.maxX <= layout.screen.width && panel.maxY <= layout.screen.height)
    #expect(panel.x > layout.screen.width / 2 - 20)
    #expect(center.modules.items.allSatisfy { center.frame.contains($0.frame) })
    #expect(center.rows == pad.device.surfaces?.controlCenter?.rows)
  }
}
