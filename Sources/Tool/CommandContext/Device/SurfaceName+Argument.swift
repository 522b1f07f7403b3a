import DeviceEngine
import HostLink

extension SurfaceName {
  /// The name on the command line and in file names.
  package var argument: String { traits.argument }
}
