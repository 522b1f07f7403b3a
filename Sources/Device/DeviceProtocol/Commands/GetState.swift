import DeviceEngine
import WidgetHost

/// Everything that surfaces show, without pictures.
package struct GetState: DeviceCommand {
  package static let name = "state"
  /// Whether the answer waits for widgets that load or reload, as a screenshot does.
  var settles: Bool?

  package init(settles: Bool? = nil) {
    self.settles = settles
  }

  package func perform(on device: DeviceService) async throws -> HostState {
    settles == true ? await device.settledState() : await device.host.state()
  }
}
