import HostLink

/// Derives an iPad's `SurfaceLayout` from its sizes and measurements, for the screen as it is held.
///
/// Facts are the sizes of widgets as the Home Screen shows them, the pitch of its grid, which
/// follows from them, and the width of activities. Positions are estimates.
struct PadLayoutBuilder {
  /// As it is held.
  var screen: LinkSize
  var facts: PadFacts

  private var isLandscape: Bool { screen.width > screen.height }

  var statusBar: SurfaceFrame {
    SurfaceFrame(x: 0, y: 0, width: screen.width, height: facts.hasHomeButton ? 20 : 24)
  }

  var homeIndicator: SurfaceFrame? {
    facts.hasHomeButton
      ? nil
      : SurfaceFrame(
        centerX: screen.width / 2, centerY: screen.height - 7.5, width: 260, height: 5)
  }

  // MARK: Home Screen

  /// 4 × 6 cells of small widgets in portrait, 6 × 4 in landscape: the largest grid with the same
  /// number of cells in both orientations that fits the screens of all iPads.
  func home(small: LinkSize, medium: LinkSize) -> HomeLayout {
    let (columns, rows) = isLandscape ? (6, 4) : (4, 6)
    let pitch = medium.width - small.width
    let (labelHeight, labelGap) = (15.0, 4.0)
    let dots = SurfaceFrame(
      centerX: screen.width / 2, centerY: dock.y - 18, width: 76, height: 20)
    let height = Double(rows - 1) * pitch + small.height + labelGap + labelHeight
    let icon = facts.iconSize
    return HomeLayout(
      columns: columns, rows: rows, smallSpan: 1,
      gridX: (screen.width - Double(columns - 1) * pitch - small.width) / 2,
      gridY: statusBar.maxY + ((dots.y - statusBar.maxY - height) / 2).rounded(),
      columnPitch: pitch, rowPitch: pitch, iconSize: icon, iconCornerRadius: icon * 0.225,
      iconInset: (small.width - icon) / 2,
      iconTop: (small.height - icon - labelGap - labelHeight) / 2, labelHeight: labelHeight,
      labelGap: labelGap, pageDots: dots, dock: dock, dockCornerRadius: 32, dockIcons: dockIcons)
  }

  /// Without the one for StandBy.
  private static let dockIconCount = 3
  private static let (dockGap, dockMargin) = (20.0, 13.0)

  private var dock: SurfaceFrame {
    let width =
      Double(Self.dockIconCount) * (facts.iconSize + Self.dockGap) - Self.dockGap
      + 2 * Self.dockMargin
    let height = facts.iconSize + 2 * Self.dockMargin
    let bottom = facts.hasHomeButton ? 8.0 : 14.0
    return SurfaceFrame(
      x: (screen.width - width) / 2, y: screen.height - bottom - height, width: width,
      height: height)
  }

  private var dockIcons: [SurfaceFrame] {
    (0..<Self.dockIconCount).map { index in
      SurfaceFrame(
        x: dock.x + Self.dockMargin + Double(index) * (facts.iconSize + Self.dockGap),
        y: dock.y + Self.dockMargin, width: facts.iconSize, height: facts.iconSize)
    }
  }

  // MARK: Today View

  /// A column at the leading edge.
  func today(medium: LinkSize) -> TodayLayout {
    TodayLayout(x: 36, y: statusBar.maxY + 16, width: medium.width, gap: 16)
  }

  // MARK: Lock Screen

  func lock(circular: LinkSize, rectangular: LinkSize, inline: LinkSize) -> LockLayout {
    let short = min(screen.width, screen.height)
    let fontSize = (short * 0.155).rounded()
    let inlineTop = (statusBar.height + screen.height * 0.05).rounded()
    // The same proportions as on phones, see `SurfaceLayoutBuilder`.
    let digits = fontSize * 0.70459
    let clock = SurfaceFrame(
      x: 20, y: inlineTop + inline.height + 4, width: screen.width - 40,
      height: (digits + 18).rounded())
    let slots =
      isLandscape
      ? column(circular, rectangular, top: inlineTop)
      : row(circular, rectangular, top: clock.maxY + 16)
    return LockLayout(
      inline: SurfaceFrame(
        x: (screen.width - inline.width) / 2 + LockLayout.dateShift, y: inlineTop,
        width: inline.width, height: inline.height),
      clock: clock, clockBaseline: (clock.y + 9 + digits).rounded(), clockFontSize: fontSize,
      row: slots.bounds, circular: slots.circular, rectangular: slots.rectangular,
      controls: lockControls)
  }

  /// In the lower corners.
  private var lockControls: [SurfaceFrame] {
    let (size, inset) = (50.0, 44.0)
    let y = screen.height - inset - size
    return [inset, screen.width - inset - size].map {
      SurfaceFrame(x: $0, y: y, width: size, height: size)
    }
  }

  private typealias Slots = (
    bounds: SurfaceFrame, circular: [SurfaceFrame], rectangular: [SurfaceFrame]
  )

  /// Four positions below the clock.
  private func row(_ circular: LinkSize, _ rectangular: LinkSize, top: Double) -> Slots {
    let gap = rectangular.width - 2 * circular.width
    let width = 4 * circular.width + 3 * gap
    let bounds = SurfaceFrame(
      x: (screen.width - width) / 2, y: top, width: width, height: rectangular.height)
    func position(_ index: Int, _ size: LinkSize) -> SurfaceFrame {
      SurfaceFrame(
        x: bounds.x + Double(index) * (circular.width + gap), y: bounds.midY - size.height / 2,
        width: size.width, height: size.height)
    }
    return (
      bounds, (0..<4).map { position($0, circular) }, (0..<3).map { position($0, rectangular) }
    )
  }

  /// Three rows at the leading edge; see `LockLayout`.
  private func column(_ circular: LinkSize, _ rectangular: LinkSize, top: Double) -> Slots {
    let gap = rectangular.width - 2 * circular.width
    func frame(_ column: Double, _ row: Double, _ size: LinkSize) -> SurfaceFrame {
      SurfaceFrame(
        x: 44 + column * (circular.width + gap), y: top + row * (rectangular.height + gap),
        width: size.width, height: size.height)
    }
    let bounds = SurfaceFrame(
      x: 44, y: top, width: rectangular.width, height: 3 * rectangular.height + 2 * gap)
    let circles = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { frame($0.0, $0.1, circular) }
    return (bounds, circles, [0.0, 2, 1].map { frame(0, $0, rectangular) })
  }

  // MARK: Live Activities

  /// Activities fill the space between the clock or the widgets below it and the bottom.
  func activities(_ lock: LockLayout) -> ActivityStackLayout {
    let x = (screen.width - facts.activityWidth) / 2
    let top = (isLandscape ? lock.clock.maxY : lock.row.maxY) + 16
    return ActivityStackLayout(
      frame: SurfaceFrame(
        x: x, y: top, width: facts.activityWidth, height: screen.height - 44 - top),
      heights: .standard, gap: 8, cornerRadius: 24, margin: 14,
      banner: SurfaceFrame(
        x: x, y: statusBar.maxY, width: facts.activityWidth, height: ActivityHeights.standard.most))
  }

  // MARK: Controls

  /// A panel in the top trailing corner, with at most eight rows that fit in landscape, so that its
  /// pages are the same in both orientations.
  var controlCenter: ControlCenterLayout {
    let (cell, gap) = ControlCenterLayout.standard
    let (columns, margin) = (4, 20.0)
    let panelTop = statusBar.maxY + 8
    let top = panelTop + 56
    let bottom = min(screen.width, screen.height) - 72
    let rows = min(Int((bottom - top + gap) / (cell + gap)), 8)
    let width = Double(columns) * (cell + gap) - gap
    let height = Double(rows) * (cell + gap) - gap
    let panel = SurfaceFrame(
      x: screen.width - 20 - width - 2 * margin, y: panelTop, width: width + 2 * margin,
      height: 56 + height + 52)
    return ControlCenterLayout(
      cell: cell, gap: gap, columns: columns, rows: rows,
      frame: SurfaceFrame(x: panel.x + margin, y: top, width: width, height: height), panel: panel)
  }
}
