import DeviceEngine
import Devices
import HostLink

extension Device {
  /// The frame of a control, in points; nil if the surface does not show that size here.
  package func size(of size: ControlSizeName, on surface: SurfaceName) -> LinkSize? {
    surfaces?.size(of: size, on: surface) ?? companion?.controls?.size(of: size, on: surface)
  }

  package func shows(controlsOn surface: SurfaceName) -> Bool {
    surface.controlSizes.contains { size(of: $0, on: surface) != nil }
  }

  /// The device's Control Center.
  package var controlCenter: SurfaceName {
    SurfaceName.allCases.first { $0.isControlCenter && shows(controlsOn: $0) } ?? .controlCenter
  }

  /// The sizes of controls in Control Center, and in the Smart Stack of a watch. Empty if the
  /// device shows no controls.
  var controlSizes: [(surface: SurfaceName, size: ControlSizeName, points: LinkSize)] {
    [controlCenter, .smartStack].flatMap { surface in
      surface.controlSizes.compactMap { size in
        self.size(of: size, on: surface).map { (surface, size, $0) }
      }
    }
  }
}
