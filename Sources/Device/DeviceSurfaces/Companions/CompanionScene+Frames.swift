import DeviceEngine
import Devices
import Foundation
import HostLink

// Where the widgets and activities of a companion are, in points of its screen.
extension CompanionScene {
  /// The frames of the widgets in their order; nil for those that the surface does not show now. In
  /// the Smart Stack, activities come first.
  func widgetFrames(_ device: Device, _ layout: CompanionLayout) -> [SurfaceFrame?] {
    if surface == .face {
      let slots = layout.face(settings.face)?.slots ?? []
      return widgets.map { widget in
        guard case .face(settings.face, let position) = widget.place else { return nil }
        return slots.element(at: position)
      }
    }
    guard let list = layout.list(widgetSurface) else { return widgets.map { _ in nil } }
    let sizes = surface == .smartStack ? activities.map { size(of: $0, layout) } : []
    let order = widgets.indices.filter { device.shownSize(of: widgets[$0].family) != nil }.sorted {
      widgets[$0].listPosition < widgets[$1].listPosition
    }
    let all = sizes + order.compactMap { device.shownSize(of: widgets[$0].family) }
    var frames = [SurfaceFrame?](repeating: nil, count: widgets.count)
    for (index, frame) in zip(order, list.frames(all).dropFirst(sizes.count)) {
      frames[index] = frame
    }
    return frames
  }

  /// The frames of the activities in their order; nil for those without room.
  func activityFrames(_ layout: CompanionLayout) -> [SurfaceFrame?] {
    guard layout.hasMenuBar, let bar = layout.bar else {
      let frames = layout.activities.frames(activities.map { size(of: $0, layout) })
      if unrollsList, layout.list(surface) == layout.activities { return frames }
      return frames.map { $0.maxY <= layout.activities.frame.maxY + 0.01 ? $0 : nil }
    }
    // Pills in the menu bar, from its controls or its clock to the left.
    let controls = layout.controls?.menuBar?.frames(controls(on: .menuBar).count).first
    var right: Double? = (controls?.x ?? layout.clock.x) - 12
    return activities.map { activity in
      guard let end = right else { return nil }
      let width = activity.shown.prefix(2).map { $0?.size.width ?? 0 }.reduce(16, +)
      right = end - width > bar.midX ? end - width - 8 : nil
      return right == nil
        ? nil : SurfaceFrame(x: end - width, y: bar.y + 1, width: width, height: bar.height - 2)
    }
  }

  /// The size of an activity's first presentation; its smallest one while it is not loaded.
  private func size(of activity: Activity, _ layout: CompanionLayout) -> LinkSize {
    if let shown = activity.shown.first ?? nil { return shown.size }
    let form = layout.activityForms.first
    return LinkSize(width: form?.width ?? 0, height: form?.heights.least ?? 0)
  }
}

extension CompanionLayout {
  /// Whether activities are in a bar at the top, as on a Mac, instead of in a list.
  var hasMenuBar: Bool { activityForms.first?.presentation == .compactLeading }
}

extension SurfaceScene.Widget {
  fileprivate var listPosition: Int {
    if case .list(_, let position) = place { position } else { 0 }
  }
}
