import Devices
import HostLink

extension DeviceSettings {
  /// Where the device's surfaces put things; the standard screen's where it has none.
  private var surfaces: SurfaceLayout? { screen.surfaces ?? Device.standard.surfaces }

  /// How a control's face is laid out where it stands; points.
  package func controlForm(_ surface: ControlSurfaceName, _ size: ControlSizeName) -> ControlForm {
    // Control Center and the Island are dark whatever the device's scheme is.
    let appearance = Appearance(
      colorScheme: .dark, renderingMode: surface == .lock ? .vibrant : .fullColor)
    return ControlForm(
      surface: surface, size: size,
      displaySize: surfaces?.size(of: size, on: surface) ?? LinkSize(width: 64, height: 64),
      environment: environment(appearance))
  }

  package func controlForm(of control: Control) -> ControlForm {
    controlForm(control.place.surface, control.place.size)
  }

  /// Of Control Center.
  package var controlGrid: ControlGrid {
    ControlGrid(
      columns: surfaces?.controlCenter.columns ?? 4, rows: surfaces?.controlCenter.rows ?? 7)
  }

  /// Throws `HostError.badPlace` for what the device does not have.
  package func check(_ place: ControlPlace) throws(HostError) {
    switch place {
    case .controlCenter: break
    case .lock:
      guard surfaces?.lock.controls.isEmpty == false else {
        throw .badPlace(reason: "the Lock Screen of \(device) has no slots for controls")
      }
    case .actionButton:
      guard surfaces?.actionButton != nil else {
        throw .badPlace(reason: "\(device) has no Action button")
      }
    }
  }
}
