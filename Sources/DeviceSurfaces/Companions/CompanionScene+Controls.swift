import DeviceEngine
import Devices
import Foundation
import HostLink

extension CompanionScene {
  package var widgetSurface: SurfaceName { surface.widgetSurface }

  /// The surfaces whose controls are shown. All pictures of a Mac show its menu bar.
  package var controlSurfaces: [SurfaceName] {
    let own = surface.listsControls ? [surface] : []
    return surface.role == .mac ? own + [.menuBar] : own
  }

  func controls(on surface: SurfaceName) -> [Control] { controls.filter { $0.surface == surface } }

  /// The frames of the controls in their order; nil for those that have no room. In the Smart Stack
  /// they follow the activities and the widgets.
  func controlFrames(_ device: Device, _ layout: CompanionLayout) -> [SurfaceFrame?] {
    var frames = [SurfaceFrame?](repeating: nil, count: controls.count)
    guard let places = layout.controls, !controls.isEmpty else { return frames }
    let above = widgetFrames(device, layout) + activityFrames(layout)
    let bottom = above.compactMap { $0?.maxY }.max() ?? 0
    for surface in controlSurfaces {
      let indices = controls.indices.filter { controls[$0].surface == surface }
      let own = places.frames(
        of: indices.map { controls[$0].size }, on: surface, layout, below: bottom)
      for (index, frame) in zip(indices, own) { frames[index] = frame }
    }
    return frames
  }
}

extension CompanionControls {
  fileprivate func frames(
    of sizes: [ControlSizeName], on surface: SurfaceName, _ layout: CompanionLayout,
    below bottom: Double
  ) -> [SurfaceFrame?] {
    switch (surface, center) {
    case (.watchControlCenter, .list(let list, let size)):
      return list.frames(sizes.map { _ in size })
    case (.macControlCenter, .panel(let panel)):
      let grid = ControlGrid(columns: panel.columns, rows: panel.rows)
      return zip(sizes, grid.cells(of: sizes)).map { size, cell in
        // A picture shows the first page.
        cell.page == 0 ? panel.frame(column: cell.column, row: cell.row, size: size) : nil
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
