import Devices
import HostLink

extension DeviceSettings {
  /// The layout of the device's surfaces; that of the standard device if it has none.
  private var surfaces: SurfaceLayout? { screen.surfaces ?? Device.standard.surfaces }

  /// The form for which a control's faces are laid out on a surface. Sizes are in points.
  package func controlForm(_ surface: SurfaceName, _ size: ControlSizeName) -> ControlForm {
    // Control Center, the Island and a watch are always dark.
    let appearance = Appearance(
      colorScheme: surface == .menuBar ? colorScheme : .dark,
      renderingMode: surface == .lock ? .vibrant : .fullColor)
    let displaySize =
      surface.listsControls
      ? screen.companion?.controls?.size(of: size, on: surface)
      : surfaces?.size(of: size, on: surface)
    return ControlForm(
      surface: surface, size: size, displaySize: displaySize ?? LinkSize(width: 64, height: 64),
      environment: environment(appearance))
  }

  package func controlForm(of control: Control) -> ControlForm {
    controlForm(control.place.surface, control.place.size)
  }

  /// The layout of Control Center, which turns with the device. Over the Lock Screen of a phone it
  /// is upright.
  package var controlCenter: ControlCenterLayout? {
    isTurned ? turned?.controlCenter : (layout ?? surfaces)?.controlCenter
  }

  /// The grid of Control Center.
  package var controlGrid: ControlGrid {
    controlCenter.map(ControlGrid.init) ?? ControlGrid(columns: 4, rows: 7)
  }

  /// Throws `HostError.badPlace` if the device does not have the place.
  package func check(_ place: ControlPlace) throws(HostError) {
    switch place {
    case .controlCenter: break
    case .lock:
      guard surfaces?.lock?.controls.isEmpty == false else {
        throw .badPlace(reason: "the Lock Screen of \(device) has no slots for controls")
      }
    case .actionButton:
      guard surfaces?.actionButton != nil else {
        throw .badPlace(reason: "\(device) has no Action button")
      }
    case .list(let surface, _, let size):
      let sizes = surface.controlSizes
      guard sizes.contains(size) else {
        throw .badPlace(
          reason: "\(surface.titleWithArticle) shows controls in the "
            + "size \(sizes.map(\.rawValue).joined(separator: ", "))")
      }
    }
  }
}
