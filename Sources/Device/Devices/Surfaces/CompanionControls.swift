import HostLink

/// The sizes and positions of controls on a watch and a Mac. In points of the screen.
///
/// Apple publishes no sizes for controls; these are estimates.
package struct CompanionControls: Codable, Equatable, Sendable {
  /// Control Center. Sizes of controls that it does not show are those of its cells.
  package enum Center: Codable, Equatable, Sendable {
    /// A watch: rows of equal controls.
    case list(ListLayout, size: LinkSize)
    /// A Mac: a panel of cells, as on an iPad, without modules of the system.
    case panel(ControlCenterLayout)
  }

  package var center: Center
  /// The size in a watch's Smart Stack; nil on a Mac.
  package var stackSize: LinkSize?
  /// The size in a Mac's menu bar, and the right edge of its last control; nil on a watch.
  package var menuBar: MenuBar?

  package struct MenuBar: Codable, Equatable, Sendable {
    package var size: LinkSize
    package var right: Double
    package var y: Double

    /// The frames of controls in their order, from left to right. The last one is at the right.
    package func frames(_ count: Int) -> [SurfaceFrame] {
      (0..<count).map { index in
        SurfaceFrame(
          x: right - Double(count - index) * size.width, y: y, width: size.width,
          height: size.height)
      }
    }
  }

  /// The size of a control on a surface; nil if the surface shows none.
  package func size(of size: ControlSizeName, on surface: SurfaceName) -> LinkSize? {
    switch (surface, center) {
    case (.watchControlCenter, .list(_, let size)): size
    case (.macControlCenter, .panel(let layout)): layout.size(of: size)
    case (.smartStack, _): stackSize
    case (.menuBar, _): menuBar?.size
    default: nil
    }
  }
}

extension Device {
  /// Two controls in a row, and controls as wide as the widgets of the Smart Stack.
  var watchControls: CompanionControls {
    let (margin, gap, top) = (6.0, 6.0, 34.0)
    let width = (screen.width - 2 * margin - gap) / 2
    let stack = size(of: .accessoryRectangular)?.width ?? screen.width
    return CompanionControls(
      center: .list(
        ListLayout(
          frame: SurfaceFrame(
            x: margin, y: top, width: screen.width - 2 * margin, height: screen.height - top),
          gap: gap),
        size: LinkSize(width: width, height: 54)), stackSize: LinkSize(width: stack, height: 54))
  }

  /// A panel of four columns below the menu bar, at its right end.
  var macControls: CompanionControls {
    let (cell, gap, margin, bar) = (60.0, 12.0, 16.0, 24.0)
    let (columns, rows) = (4, 8)
    let width = Double(columns) * (cell + gap) - gap
    let height = Double(rows) * (cell + gap) - gap
    let panel = SurfaceFrame(
      x: screen.width - 12 - width - 2 * margin, y: bar + 8, width: width + 2 * margin,
      height: height + 2 * margin)
    var layout = ControlCenterLayout(
      cell: cell, gap: gap, columns: columns, rows: rows,
      frame: SurfaceFrame(
        x: panel.x + margin, y: panel.y + margin, width: width, height: height),
      panel: panel)
    layout.modules = .none
    return CompanionControls(
      center: .panel(layout),
      menuBar: .init(
        size: LinkSize(width: 30, height: bar), right: screen.width - 60, y: 0))
  }
}
