import HostLink

/// Derives the layouts of the two screens of a device with a hinge: iPhone Duo.
///
/// Facts are the sizes of the screens, the strip at the right edge (about 80 points, on the outer
/// screen and on the inner one in landscape), which has the camera, the time, the signals and the
/// dock, and that the inner screen in portrait has these at the top and at the bottom. Everything
/// else is an estimate; docs/devices.md says how it was made.
struct FoldedLayoutBuilder {
  var device: Device
  var small, medium, large: LinkSize
  var circular, rectangular, inline: LinkSize

  /// The width of the strip.
  static let strip = 80.0
  /// The width of the band around the hinge that content avoids while the device is half open.
  static let fold = 40.0
  /// The height of the space above the content, and of the status bar where there is no strip.
  private static let top = 24.0
  private static let (outerCorner, innerCorner) = (55.0, 30.0)
  private static let icon = 60.0

  /// nil if the device has no surfaces.
  init?(_ device: Device) {
    guard let small = device.size(of: .systemSmall), let medium = device.size(of: .systemMedium),
      let large = device.size(of: .systemLarge), let circular = device.size(of: .accessoryCircular),
      let rectangular = device.size(of: .accessoryRectangular),
      let inline = device.size(of: .accessoryInline)
    else { return nil }
    self.device = device
    (self.small, self.medium, self.large) = (small, medium, large)
    (self.circular, self.rectangular, self.inline) = (circular, rectangular, inline)
  }

  // MARK: The outer screen

  var outer: SurfaceLayout {
    let screen = device.screen
    let room = LinkSize(width: screen.width - Self.strip, height: screen.height)
    let camera = SurfaceFrame(
      centerX: room.width + Self.strip / 2, centerY: 40, width: 36, height: 36)
    let facts = SurfaceFacts(
      gridTop: Self.top, cornerRadius: Self.outerCorner, cutout: .camera, cutoutSize: (36, 36),
      statusBarHeight: Self.top, safeAreaTop: 0)
    let builder = SurfaceLayoutBuilder(screen: room, facts: facts)
    var layout = SurfaceLayout(
      builder, small: small, medium: medium, large: large,
      lock: builder.lock(circular: circular, rectangular: rectangular, inline: inline))
    layout.screen = screen
    layout.safeArea.trailing = Self.strip
    layout.cutoutFrame = camera
    layout.home = home(
      columns: 4, rows: 6, around: room.width / 2, in: room, dock: sideDock(on: screen, icons: 4))
    layout.standBy = SurfaceLayoutBuilder(screen: screen, facts: facts).sides(small: small)
    layout.turned = turned(builder.safeArea.bottom, camera: camera, activities: builder)
    layout.sideStatus = sideStatus(below: camera.maxY, on: screen)
    return layout
  }

  /// The closed device on its side. The strip follows the camera to the left edge.
  private func turned(
    _ bottom: Double, camera: SurfaceFrame, activities: SurfaceLayoutBuilder
  ) -> TurnedLayout {
    let size = LinkSize(width: device.screen.height, height: device.screen.width)
    return TurnedLayout(
      screen: size, safeArea: LinkInsets(leading: Self.strip, bottom: 21),
      cutoutFrame: SurfaceFrame(
        x: camera.y, y: size.height - camera.maxX, width: camera.width, height: camera.height),
      homeIndicator: SurfaceFrame(
        centerX: size.width / 2, centerY: size.height - 10.5, width: 240, height: 5),
      banner: SurfaceFrame(
        x: (size.width - activities.activityWidth) / 2, y: 11, width: activities.activityWidth,
        height: ActivityHeights.standard.most))
  }

  // MARK: The inner screen

  /// In landscape the strip is at the right edge; in portrait the screen is laid out like an
  /// iPad's. The hinge is in the middle, across the longer sides.
  func inner(_ orientation: ScreenOrientation) -> SurfaceLayout {
    let isLandscape = orientation == .landscape
    let portrait = device.screen
    let screen =
      isLandscape ? LinkSize(width: portrait.height, height: portrait.width) : portrait
    let strip = isLandscape ? Self.strip : 0
    let room = LinkSize(width: screen.width - strip, height: screen.height)
    let builder = PadLayoutBuilder(
      screen: room,
      facts: PadFacts(
        cornerRadius: Self.innerCorner, iconSize: Self.icon,
        // As on the outer screen, so that a fold needs no new content.
        activityWidth: (device.outerScreen?.width ?? screen.width) - Self.strip - 22))
    let lock = builder.lock(circular: circular, rectangular: rectangular, inline: inline)
    let dock = isLandscape ? sideDock(on: screen, icons: 3) : bottomDock(on: screen, icons: 3)
    var layout = SurfaceLayout(
      screen: screen, screenCornerRadius: Self.innerCorner, statusBar: builder.statusBar,
      safeArea: LinkInsets(top: isLandscape ? 0 : Self.top, bottom: 20, trailing: strip),
      cutout: .none, cutoutFrame: SurfaceFrame(x: 0, y: 0, width: 0, height: 0),
      homeIndicator: builder.homeIndicator,
      // Symmetric to the fold.
      home: home(
        columns: isLandscape ? 8 : 6, rows: isLandscape ? 6 : 8, around: screen.width / 2, in: room,
        dock: dock),
      today: builder.today(medium: medium), lock: lock, controlCenter: builder.controlCenter,
      activities: builder.activities(lock))
    layout.sideStatus = isLandscape ? sideStatus(below: 14, on: screen) : nil
    let fold = Self.fold
    layout.fold =
      isLandscape
      ? SurfaceFrame(x: (screen.width - fold) / 2, y: 0, width: fold, height: screen.height)
      : SurfaceFrame(x: 0, y: (screen.height - fold) / 2, width: screen.width, height: fold)
    return layout
  }

  // MARK: Parts

  private typealias Dock = (frame: SurfaceFrame, icons: [SurfaceFrame])

  /// The time and the signals in the strip.
  private func sideStatus(below top: Double, on screen: LinkSize) -> SurfaceFrame {
    SurfaceFrame(x: screen.width - Self.strip, y: top + 8, width: Self.strip, height: 48)
  }

  private static let (dockGap, dockMargin, dockInset) = (14.0, 6.0, 12.0)

  private func dockLength(_ icons: Int) -> Double {
    Double(icons) * (Self.icon + Self.dockGap) - Self.dockGap + 2 * Self.dockInset
  }

  /// At the bottom of the strip.
  private func sideDock(on screen: LinkSize, icons: Int) -> Dock {
    let (width, length) = (Self.icon + 2 * Self.dockMargin, dockLength(icons))
    let frame = SurfaceFrame(
      x: screen.width - Self.strip + (Self.strip - width) / 2,
      y: screen.height - Self.dockInset - length, width: width, height: length)
    return (
      frame,
      (0..<icons).map {
        SurfaceFrame(
          x: frame.x + Self.dockMargin,
          y: frame.y + Self.dockInset + Double($0) * (Self.icon + Self.dockGap), width: Self.icon,
          height: Self.icon)
      }
    )
  }

  /// In the middle of the lower edge.
  private func bottomDock(on screen: LinkSize, icons: Int) -> Dock {
    let (height, length) = (Self.icon + 2 * Self.dockInset, dockLength(icons))
    let frame = SurfaceFrame(
      x: (screen.width - length) / 2, y: screen.height - 14 - height, width: length,
      height: height)
    return (
      frame,
      (0..<icons).map {
        SurfaceFrame(
          x: frame.x + Self.dockInset + Double($0) * (Self.icon + Self.dockGap),
          y: frame.y + Self.dockInset, width: Self.icon, height: Self.icon)
      }
    )
  }

  /// A grid of icons around a middle, above the page dots.
  private func home(
    columns: Int, rows: Int, around middle: Double, in room: LinkSize, dock: Dock
  ) -> HomeLayout {
    let columnPitch = (medium.width - small.width) / 2
    let rowPitch = (large.height - medium.height) / 2
    let (labelHeight, labelGap) = (15.0, 4.0)
    let width = Double(columns - 2) * columnPitch + small.width
    let height = Double(rows - 2) * rowPitch + small.height + labelGap + labelHeight
    let isDockBelow = dock.frame.width > dock.frame.height
    let dots = SurfaceFrame(
      centerX: middle, centerY: (isDockBelow ? dock.frame.y : room.height) - 32, width: 76,
      height: 28)
    return HomeLayout(
      columns: columns, rows: rows, smallSpan: 2, gridX: middle - width / 2,
      gridY: Self.top + ((dots.y - Self.top - height) / 2).rounded(.down),
      columnPitch: columnPitch, rowPitch: rowPitch, iconSize: Self.icon,
      iconCornerRadius: Self.icon * 0.225, iconInset: (small.width - columnPitch - Self.icon) / 2,
      labelHeight: labelHeight, labelGap: labelGap, pageDots: dots, dock: dock.frame,
      dockCornerRadius: 30, dockIcons: dock.icons,
      mirrorWidth: 2 * middle)
  }
}
