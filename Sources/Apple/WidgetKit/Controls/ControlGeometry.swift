import HostLink

/// The layout of a control's face, in points.
///
/// Apple publishes no sizes of controls. These are our own, in proportion to the form's size.
struct ControlGeometry {
  let form: ControlForm
  let isRightToLeft: Bool

  /// Surfaces other than Control Center and the Smart Stack show only the symbol.
  var size: ControlSizeName {
    [.lock, .actionButton, .watchControlCenter, .menuBar].contains(form.surface)
      ? .small : form.size
  }

  /// The face's height divided by the height that the numbers below are for.
  private var factor: Double {
    let height =
      switch (form.surface, size) {
      case (.lock, _), (.watchControlCenter, _): 50.0
      case (.actionButton, _): 36.0
      case (.menuBar, _): 24.0
      case (_, .large): 144.0
      case (_, _): 64.0
      }
    return max(form.displaySize.height, 1) / height
  }

  /// The size of the symbol's font.
  var symbolSize: Double {
    let size =
      switch (form.surface, size) {
      case (.lock, _): 22.0
      case (.actionButton, _), (.watchControlCenter, _): 24.0
      case (.menuBar, _): 14.0
      case (_, .small): 28.0
      case (_, .medium): 25.0
      case (_, .large): 34.0
      }
    return size * factor
  }

  /// Relative to the face's top left corner.
  var symbolFrame: LinkRect {
    let (width, height) = (form.displaySize.width, form.displaySize.height)
    func leading(_ inset: Double, top: Double, side: Double) -> LinkRect {
      let side = side * factor
      let left = isRightToLeft ? width - inset * factor - side : inset * factor
      return LinkRect(x: left, y: top, width: side, height: side)
    }
    switch size {
    case .small:
      let side = min(width, height) * (form.surface.showsControlPlatters ? 0.75 : 1)
      return LinkRect(x: (width - side) / 2, y: (height - side) / 2, width: side, height: side)
    case .medium: return leading(10, top: (height - 40 * factor) / 2, side: 40)
    case .large: return leading(14, top: 14 * factor, side: 44)
    }
  }

  /// The space around the texts.
  var textInsets: EdgeInsets {
    size == .medium
      ? EdgeInsets(top: 4, leading: 54 * factor, bottom: 4, trailing: 12 * factor)
      : EdgeInsets(
        top: 60 * factor, leading: 16 * factor, bottom: 15 * factor, trailing: 14 * factor)
  }
}

extension SurfaceName {
  /// Whether controls have a platter; in the Island and in a menu bar they are only a symbol.
  var showsControlPlatters: Bool { self != .actionButton && self != .menuBar }
}
