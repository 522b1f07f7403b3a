import DeviceEngine
import Devices
import Foundation
import HostLink

extension CompanionScene {
  package var widgetSurface: SurfaceName { surface.widgetSurface }

  /// The pages of a Mac's Control Center; nil on surfaces without pages.
  package var pages: SurfaceContents.Pages? {
    guard surface.isControlCenter, case .panel(let panel)? = center else { return nil }
    let controls = controls(on: surface)
    let pages = ControlGrid(panel).cells(of: controls.map(\.size)).map(\.page)
    return SurfaceContents.Pages(
      panel, shown: page, count: (pages.last ?? 0) + 1,
      others: zip(controls, pages).filter { $1 != page }.map { .control($0.0.id) })
  }

  private var center: CompanionControls.Center? {
    Device.named(settings.device)?.companion?.controls?.center
  }

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
        of: indices.map { controls[$0].size }, on: surface, layout, below: bottom, page: page)
      for (index, frame) in zip(indices, own) { frames[index] = frame }
    }
    return frames
  }
}

extension CompanionControls {
  fileprivate func frames(
    of sizes: [ControlSizeName], on surface: SurfaceName, _ layout: CompanionLayout,
    below bottom: Double, page: Int
  ) -> [SurfaceFrame?] {
    switch (surface, center) {
    case (_, .list(let list, let size)) where surface.isControlCenter:
      return list.frames(sizes.map { _ in size })
    case (_, .panel(let panel)) where surface.isControlCenter:
      return zip(sizes, ControlGrid(panel).cells(of: sizes)).map { size, cell in
        cell.page == page ? panel.frame(column: cell.column, row: cell.row, size: size) : nil
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

extension SurfaceContents.Pages {
  /// The pages of Control Center. The dots are at the bottom edge of its panel.
  init(_ layout: ControlCenterLayout, shown: Int, count: Int, others: [ItemID]) {
    self.init(
      shown: shown, count: max(count, shown + 1),
      dots: layout.pageDots, others: others)
  }
}

extension ControlCenterLayout {
  /// The place of the page dots, without a width. `control-center.js` has the same.
  var pageDots: SurfaceFrame {
    SurfaceFrame(x: (panel ?? frame).midX, y: frame.maxY + 8, width: 0, height: 22)
  }
}
