import HostLink

/// The screen of a phone that is held in landscape, with an app in front or Control Center. In
/// points of that screen.
///
/// The phone is turned counter-clockwise, so that its camera is at the left. An app in landscape
/// has no status bar, and Home Screen and Lock Screen stay upright (docs/devices.md).
package struct TurnedLayout: Codable, Equatable, Sendable {
  package var screen: LinkSize
  /// The margins of the safe area of apps.
  package var safeArea: LinkInsets
  /// Empty if there is no cutout.
  package var cutoutFrame: SurfaceFrame
  /// nil for devices with a home button.
  package var homeIndicator: SurfaceFrame?
  /// nil for models without a Dynamic Island. Releases before iOS 27 show only `expanded`.
  package var island: IslandLayout?
  /// The banner of an alert at its largest height, on models without an Island.
  package var banner: SurfaceFrame
  /// The time and the signals at the top of Control Center.
  package var statusBar: SurfaceFrame
  package var controlCenter: ControlCenterLayout

  /// Control Center and the status bar have the larger of the safe area's insets on both sides.
  init(
    screen: LinkSize, safeArea: LinkInsets, cutoutFrame: SurfaceFrame,
    homeIndicator: SurfaceFrame?, island: IslandLayout? = nil, banner: SurfaceFrame
  ) {
    self.screen = screen
    self.safeArea = safeArea
    self.cutoutFrame = cutoutFrame
    self.homeIndicator = homeIndicator
    self.island = island
    self.banner = banner
    let inset = max(safeArea.leading, safeArea.trailing)
    statusBar = SurfaceFrame(x: inset, y: 0, width: screen.width - 2 * inset, height: 24)
    controlCenter = ControlCenterLayout(below: statusBar, on: screen)
  }
}

extension ControlCenterLayout {
  /// Control Center of a phone in landscape: at most eight columns, twice those in portrait, of
  /// three cells, or of four on screens of 420 points and more.
  ///
  /// Leaves space for the title below the status bar, and for the page dots and the button that
  /// adds controls at the bottom.
  fileprivate init(below statusBar: SurfaceFrame, on screen: LinkSize) {
    let (cell, gap) = Self.standard
    let (top, bottom) = (statusBar.maxY + 40, screen.height - 52)
    let rows = min(Int((bottom - top + gap) / (cell + gap)), 4)
    let columns = min(Int((statusBar.width - gap) / (cell + gap)), 8)
    let width = Double(columns) * (cell + gap) - gap
    self.init(
      cell: cell, gap: gap, columns: columns, rows: rows, fillsColumns: true,
      frame: SurfaceFrame(
        x: statusBar.midX - width / 2, y: top, width: width,
        height: Double(rows) * (cell + gap) - gap))
  }
}

extension SurfaceLayout {
  /// The layout for what a phone in landscape turns: the app in front, and Control Center. The same
  /// for devices without `turned`.
  package var onItsSide: SurfaceLayout {
    guard let turned else { return self }
    var layout = self
    layout.screen = turned.screen
    layout.statusBar = turned.statusBar
    layout.sideStatus = nil
    layout.safeArea = turned.safeArea
    layout.cutoutFrame = turned.cutoutFrame
    layout.homeIndicator = turned.homeIndicator
    layout.controlCenter = turned.controlCenter
    layout.island = turned.island
    layout.activities?.banner = turned.banner
    return layout
  }
}

extension SurfaceLayoutBuilder {
  var turned: TurnedLayout {
    let size = LinkSize(width: screen.height, height: screen.width)
    let isRound = homeIndicator != nil
    return TurnedLayout(
      screen: size,
      // Both sides have the inset that the top has in portrait, and the Home indicator has 21
      // points. Community.
      safeArea: isRound
        ? LinkInsets(leading: safeArea.top, bottom: 21, trailing: safeArea.top) : LinkInsets(),
      cutoutFrame: turned(cutout),
      homeIndicator: isRound
        ? SurfaceFrame(
          centerX: size.width / 2, centerY: size.height - 10.5, width: 240, height: 5) : nil,
      island: turnedIsland(on: size),
      banner: turnedExpanded(on: size))
  }

  /// A frame of the upright screen on the turned one.
  private func turned(_ frame: SurfaceFrame) -> SurfaceFrame {
    SurfaceFrame(
      x: frame.y, y: screen.width - frame.maxX, width: frame.height, height: frame.width)
  }

  /// What an alert or a touch shows is at the top, in the middle. Estimate.
  private func turnedExpanded(on size: LinkSize) -> SurfaceFrame {
    SurfaceFrame(
      x: (size.width - activityWidth) / 2, y: 11, width: activityWidth,
      height: ActivityHeights.standard.most)
  }

  /// Every part is as wide as the camera and as high, and the leading one is above the camera.
  /// Estimates.
  private func turnedIsland(on size: LinkSize) -> IslandLayout? {
    guard let island else { return nil }
    let camera = turned(cutout)
    let (side, content) = (camera.width, Self.islandHeight)
    func frame(_ y: Double, _ height: Double) -> SurfaceFrame {
      SurfaceFrame(x: camera.x, y: y, width: side, height: height)
    }
    let (above, below) = (frame(camera.y - side, side), frame(camera.maxY, side))
    return IslandLayout(
      camera: camera, compact: frame(camera.y - side, camera.height + 2 * side),
      compactLeading: above, compactTrailing: below, largestCompactWidth: content,
      attached: frame(camera.y - side, camera.height + side), attachedMinimal: above,
      detached: frame(camera.maxY + 7, side), minimalWidth: content, largestMinimalWidth: content,
      expanded: turnedExpanded(on: size), expandedHeights: island.expandedHeights,
      cornerRadius: island.cornerRadius)
  }
}
