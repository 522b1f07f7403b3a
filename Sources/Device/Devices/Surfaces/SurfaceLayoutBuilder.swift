import HostLink

/// Derives a phone's `SurfaceLayout` from its sizes and measurements. `SurfaceLayout` documents
/// which numbers are facts and which are estimates.
struct SurfaceLayoutBuilder {
  var screen: LinkSize
  var facts: SurfaceFacts

  private var hasHomeButton: Bool { facts.cutout == .none }

  var statusBar: SurfaceFrame {
    SurfaceFrame(x: 0, y: 0, width: screen.width, height: facts.statusBarHeight)
  }

  var cutout: SurfaceFrame {
    let (width, height) = facts.cutoutSize
    return SurfaceFrame(
      x: (screen.width - width) / 2, y: facts.cutout == .island ? facts.islandTop : 0,
      width: width,
      height: height)
  }

  var homeIndicator: SurfaceFrame? {
    hasHomeButton
      ? nil
      : SurfaceFrame(
        centerX: screen.width / 2, centerY: screen.height - 10.5, width: 139, height: 5)
  }

  /// 34 points are for the Home indicator. Community.
  var safeArea: LinkInsets {
    LinkInsets(
      top: facts.safeAreaTop ?? facts.statusBarHeight, bottom: hasHomeButton ? 0 : 34)
  }

  // MARK: Live Activities

  /// The height of the compact Island, and the least width of its parts. Source: Human Interface
  /// Guidelines.
  static let islandHeight = 36.67

  /// Lock Screen and expanded presentations are 371 points wide on a 393-point screen, 408 on 430.
  var activityWidth: Double { screen.width - 22 }

  var island: IslandLayout? {
    guard facts.cutout == .island else { return nil }
    // The compact Island is 250 points wide on Plus, Max and Air, and 230 on the others.
    let isWide = screen.width >= 420
    let side = isWide ? 62.33 : 52.33
    let (height, minimal) = (Self.islandHeight, Self.islandHeight)
    let camera = cutout
    let top = camera.midY - height / 2
    func frame(_ x: Double, _ width: Double) -> SurfaceFrame {
      SurfaceFrame(x: x, y: top, width: width, height: height)
    }
    return IslandLayout(
      camera: camera, compact: frame(camera.x - side, camera.width + 2 * side),
      compactLeading: frame(camera.x - side, side), compactTrailing: frame(camera.maxX, side),
      largestCompactWidth: 100,
      attached: frame(camera.x - minimal, camera.width + minimal),
      attachedMinimal: frame(camera.x - minimal, minimal),
      detached: frame(camera.maxX + 7, minimal), minimalWidth: minimal, largestMinimalWidth: 45,
      expanded: SurfaceFrame(
        x: 11, y: camera.y, width: activityWidth, height: ActivityHeights.standard.most),
      expandedHeights: .standard, cornerRadius: 44)
  }

  /// Activities fill the space between the row of widgets and the controls.
  func activities(_ lock: LockLayout) -> ActivityStackLayout {
    let top = lock.row.maxY + 12
    let bottom = lock.controls.map(\.y).min() ?? screen.height - 40
    return ActivityStackLayout(
      frame: SurfaceFrame(x: 11, y: top, width: activityWidth, height: bottom - 12 - top),
      heights: .standard, gap: 8, cornerRadius: 24, margin: 14,
      banner: SurfaceFrame(
        x: 11, y: hasHomeButton ? 11 : facts.statusBarHeight, width: activityWidth,
        height: ActivityHeights.standard.most))
  }

  // MARK: Home Screen

  /// A medium widget is as wide as two small ones and a column gap. A large one is as high as two
  /// medium ones and a row gap.
  func home(small: LinkSize, medium: LinkSize, large: LinkSize) -> HomeLayout {
    let icon = facts.iconSize
    let columnPitch = (medium.width - small.width) / 2
    let inset = (small.width - columnPitch - icon) / 2
    let dock = dock
    let dotsBottom = dock.y - (hasHomeButton ? 2 : 14)
    let dockIcons = (0..<4).map { column in
      SurfaceFrame(
        x: (screen.width - medium.width) / 2 + inset + Double(column) * columnPitch,
        y: dock.y + (dock.height - icon) / 2 - (hasHomeButton ? 8 : 0), width: icon, height: icon)
    }
    return HomeLayout(
      columns: 4, rows: 6, smallSpan: 2, gridX: (screen.width - medium.width) / 2,
      gridY: facts.gridTop,
      columnPitch: columnPitch, rowPitch: (large.height - medium.height) / 2, iconSize: icon,
      iconCornerRadius: icon * 0.225, iconInset: inset, labelHeight: 15, labelGap: 4,
      pageDots: SurfaceFrame(
        centerX: screen.width / 2, centerY: dotsBottom - (hasHomeButton ? 5 : 14), width: 76,
        height: hasHomeButton ? 10 : 28),
      dock: dock, dockCornerRadius: hasHomeButton ? 0 : 33, dockIcons: dockIcons)
  }

  private var dock: SurfaceFrame {
    if hasHomeButton {
      return SurfaceFrame(x: 0, y: screen.height - 92, width: screen.width, height: 92)
    }
    let height = facts.iconSize + 33
    return SurfaceFrame(
      x: 12, y: screen.height - 12 - height, width: screen.width - 24, height: height)
  }

  // MARK: Today View

  func today(medium: LinkSize) -> TodayLayout {
    TodayLayout(
      x: (screen.width - medium.width) / 2, y: facts.statusBarHeight + (hasHomeButton ? 16 : 12),
      width: medium.width, gap: 16)
  }

  // MARK: Lock Screen

  /// A rectangular widget is as wide as two circular ones and the gap between them.
  func lock(circular: LinkSize, rectangular: LinkSize, inline: LinkSize) -> LockLayout {
    let gap = rectangular.width - 2 * circular.width
    let rowHeight = max(circular.height, rectangular.height)
    let rowWidth = 4 * circular.width + 3 * gap
    let fontSize = (screen.width * 0.245).rounded()
    let inlineTop = (facts.statusBarHeight + screen.height * 0.045).rounded()
    // SF's cap height is 0.70459 of the font size. 9 points are added above and below the digits.
    let digits = fontSize * 0.70459
    let clock = SurfaceFrame(
      x: 20, y: inlineTop + inline.height + 2, width: screen.width - 40,
      height: (digits + 18).rounded())
    let row = SurfaceFrame(
      x: (screen.width - rowWidth) / 2, y: clock.maxY + 12, width: rowWidth, height: rowHeight)
    func position(_ index: Int, _ size: LinkSize) -> SurfaceFrame {
      SurfaceFrame(
        x: row.x + Double(index) * (circular.width + gap), y: row.midY - size.height / 2,
        width: size.width, height: size.height)
    }
    return LockLayout(
      inline: SurfaceFrame(
        x: (screen.width - inline.width) / 2 + LockLayout.dateShift, y: inlineTop,
        width: inline.width, height: inline.height),
      clock: clock, clockBaseline: (clock.y + 9 + digits).rounded(), clockFontSize: fontSize,
      row: row, circular: (0..<4).map { position($0, circular) },
      rectangular: (0..<3).map { position($0, rectangular) }, controls: lockControls)
  }

  private var lockControls: [SurfaceFrame] {
    guard !hasHomeButton else { return [] }
    let (size, inset) = (50.0, 46.0)
    let y = screen.height - 46 - size
    return [
      SurfaceFrame(x: inset, y: y, width: size, height: size),
      SurfaceFrame(x: screen.width - inset - size, y: y, width: size, height: size),
    ]
  }

  // MARK: Two sides

  func sides(small: LinkSize) -> SidesLayout {
    let (width, height) = (screen.height, screen.width)
    let (gap, side) = (40.0, hasHomeButton ? 24.0 : 62.0)
    let room = min((height - 48) / small.height, (width - 2 * side - gap) / (2 * small.width))
    let scale = (room * 20).rounded(.down) / 20
    let size = LinkSize(width: small.width * scale, height: small.height * scale)
    func frame(_ x: Double) -> SurfaceFrame {
      SurfaceFrame(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
    }
    return SidesLayout(
      screen: LinkSize(width: width, height: height), scale: scale,
      left: frame(width / 2 - gap / 2 - size.width), right: frame(width / 2 + gap / 2))
  }

  // MARK: Controls

  /// Leaves space for the title and the status line below the status bar, and for the button at the
  /// bottom that adds controls.
  var controlCenter: ControlCenterLayout {
    let (cell, gap) = ControlCenterLayout.standard
    let columns = 4
    let top = facts.statusBarHeight + (hasHomeButton ? 48 : 62)
    let bottom = screen.height - (hasHomeButton ? 64 : 88)
    let rows = Int((bottom - top + gap) / (cell + gap))
    let width = Double(columns) * (cell + gap) - gap
    return ControlCenterLayout(
      cell: cell, gap: gap, columns: columns, rows: rows,
      frame: SurfaceFrame(
        x: (screen.width - width) / 2, y: top, width: width,
        height: Double(rows) * (cell + gap) - gap))
  }

  /// Above the volume buttons, beyond the screen edge.
  var actionButton: SurfaceFrame? {
    guard facts.hasActionButton else { return nil }
    return SurfaceFrame(x: -17, y: (screen.height * 0.18).rounded(), width: 5, height: 34)
  }
}
