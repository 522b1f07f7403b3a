import DeviceEngine
import Devices
import Foundation
import HostLink

extension CompanionScene {
  /// The surface whose widgets are shown: behind Control Center of a Mac, the desktop.
  package var widgetSurface: SurfaceName { surface == .macControlCenter ? .desktop : surface }

  func controls(on surface: SurfaceName) -> [Control] { controls.filter { $0.surface == surface } }

  /// The frames of the controls in their order; nil for those that have no room. In the Smart Stack
  /// they follow the activities and the widgets.
  func controlFrames(_ device: Device, _ layout: CompanionLayout) -> [SurfaceFrame?] {
    var frames = [SurfaceFrame?](repeating: nil, count: controls.count)
    guard let places = layout.controls, !controls.isEmpty else { return frames }
    let above = widgetFrames(device, layout) + activityFrames(layout)
    let bottom = above.compactMap { $0?.maxY }.max() ?? 0
    for surface in surface.shownControlLists {
      let indices = controls.indices.filter { controls[$0].surface == surface }
      let own = places.frames(
        of: indices.map { controls[$0].size }, on: surface, layout, below: bottom,
        unrolled: unrollsList)
      for (index, frame) in zip(indices, own) { frames[index] = frame }
    }
    return frames
  }
}

extension CompanionControls {
  fileprivate func frames(
    of sizes: [ControlSizeName], on surface: SurfaceName, _ layout: CompanionLayout,
    below bottom: Double, unrolled: Bool
  ) -> [SurfaceFrame?] {
    switch (surface, center) {
    case (.watchControlCenter, .list(let list, let size)):
      return list.frames(sizes.map { _ in size })
    case (.macControlCenter, .panel(let panel)):
      let grid = ControlGrid(columns: panel.columns, rows: panel.rows)
      return zip(sizes, grid.cells(of: sizes)).map { size, cell in
        // A screenshot shows the first page; in a list, the pages follow each other.
        guard cell.page == 0 || unrolled else { return nil }
        return panel.frame(
          column: cell.column, row: cell.page * panel.rows + cell.row, size: size)
      }
    case (.smartStack, _):
      guard var list = layout.list(.smartStack), let size = stackSize else { return [] }
      if bottom > list.frame.y { list.frame.y = bottom + list.gap }
      return list.frames(sizes.map { _ in size })
    case (.menuBar, _): return menuBar?.frames(sizes.count) ?? []
    default: return []
    }
  }
}
