import HostLink
import Testing

@testable import Devices

/// A screen of the device with a hinge, as it is held.
private struct Pose: Sendable, CustomTestStringConvertible {
  var hinge: HingePosition
  var orientation: ScreenOrientation
  var screen: LinkSize
  var cells: [Int]
  var safeArea: LinkInsets

  var testDescription: String { "\(hinge) \(orientation)" }
}

private let poses = [
  Pose(
    hinge: .closed, orientation: .portrait, screen: LinkSize(width: 466, height: 678),
    cells: [4, 6], safeArea: LinkInsets(bottom: 34, trailing: 80)),
  Pose(
    hinge: .half, orientation: .portrait, screen: LinkSize(width: 669, height: 951),
    cells: [6, 8], safeArea: LinkInsets(top: 24, bottom: 20)),
  Pose(
    hinge: .open, orientation: .landscape, screen: LinkSize(width: 951, height: 669),
    cells: [8, 6], safeArea: LinkInsets(bottom: 20, trailing: 80)),
]

/// The two screens of iPhone Duo.
@Suite struct FoldedLayoutTests {
  private static let duo = Device.named("iPhone Duo")

  private func layout(_ pose: Pose) throws -> (Device, SurfaceLayout) {
    let device = try #require(Self.duo).showing(pose.hinge)
    return (device, try #require(device.surfaces(pose.orientation)))
  }

  @Test func onlyDuoHasHinge() throws {
    #expect(Device.all.filter(\.hasHinge) == [try #require(Self.duo)])
    #expect(Device.standard.showing(.open) == .standard)
    let open = try #require(Self.duo).showing(.open)
    #expect(open == Self.duo?.showing(.half) && open.showing(.half) == open)
    #expect(open.families == Self.duo?.families)
  }

  @Test(arguments: poses)
  private func screensHaveTheirSizes(pose: Pose) throws {
    let (_, layout) = try layout(pose)
    let home = try #require(layout.home)
    #expect(layout.screen == pose.screen && layout.safeArea == pose.safeArea)
    #expect([home.columns, home.rows] == pose.cells)
    #expect(layout.contentWidth == pose.screen.width - pose.safeArea.trailing)
    #expect((layout.cutout == .camera) == (pose.hinge == .closed))
    let fold = layout.fold.map { [$0.midX, $0.midY] }
    let middle = [pose.screen.width / 2, pose.screen.height / 2]
    #expect(fold == (pose.hinge == .closed ? nil : middle))
  }

  /// Press: a widget of 4 × 6 cells takes about half of the inner screen.
  @Test(arguments: poses.filter { $0.hinge != .closed })
  private func extraLargePortraitCoversHalfOfTheInnerScreen(pose: Pose) throws {
    let home = try #require(try layout(pose).1.home)
    #expect(2 * 4 * 6 == home.columns * home.rows)
  }

  @Test(arguments: poses)
  private func homeScreenFitsAllCells(pose: Pose) throws {
    let (device, layout) = try layout(pose)
    let home = try #require(layout.home)
    let small = try #require(device.size(of: .systemSmall))
    let screen = frame(layout.screen)
    let others = [
      layout.sideStatus ?? layout.statusBar, layout.cutoutFrame, home.pageDots, home.dock,
    ]
    for row in stride(from: 0, to: home.rows, by: 2) {
      for column in stride(from: 0, to: home.columns, by: 2) {
        var widget = home.frame(column: column, row: row, size: small)
        #expect(widget.contains(home.iconFrame(column: column, row: row)))
        widget.height += home.labelGap + home.labelHeight
        #expect(screen.contains(widget) && widget.maxX <= layout.contentWidth)
        for other in others { #expect(!widget.overlaps(other), "\(widget) \(other)") }
      }
    }
    expectNoOverlaps(others)
    expectNoOverlaps(home.dockIcons)
    #expect(screen.contains(home.dock))
    #expect(home.dockIcons.allSatisfy { home.dock.contains($0) })
  }

  @Test(arguments: poses)
  private func lockScreenAndControlCenterAreLeftOfTheStrip(pose: Pose) throws {
    let (_, layout) = try layout(pose)
    let (lock, stack) = (try #require(layout.lock), try #require(layout.activities))
    let center = try #require(layout.controlCenter)
    var room = frame(layout.screen)
    room.width = layout.contentWidth
    let frames = [lock.inline, lock.clock, lock.row, stack.frame, stack.banner, center.frame]
    for part in frames + lock.controls { #expect(room.contains(part), "\(part)") }
    expectNoOverlaps([lock.inline, lock.clock, stack.frame])
    expectNoOverlaps([lock.row, stack.frame])
    expectNoOverlaps(lock.controls)
    #expect(stack.frame.height >= stack.heights.most)
    // A fold needs no new content, and moves no control.
    #expect(stack.frame.width == 364 && [center.columns, center.rows] == [4, 6])
  }

  /// Only the closed device lies beside a bed.
  @Test func standByIsOnTheOuterScreen() throws {
    let surfaces = try poses.map { try layout($0).1.names }
    let inner: Set<SurfaceName> = [.home, .today, .lock, .controlCenter]
    #expect(surfaces == [inner.union([.standBy]), inner, inner])
  }

  /// The strip follows the camera to the left edge.
  @Test func closedDeviceOnItsSide() throws {
    let layout = try #require(Self.duo?.surfaces)
    #expect(Self.duo?.surfaces(.landscape) == nil)
    let turned = try #require(layout.turned)
    #expect(turned.screen == LinkSize(width: 678, height: 466))
    #expect(turned.safeArea == LinkInsets(leading: 80, bottom: 21))
    #expect(turned.cutoutFrame.maxX <= 80)
    #expect(frame(turned.screen).contains(turned.banner))
  }
}
