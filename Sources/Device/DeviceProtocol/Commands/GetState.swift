import DeviceEngine
import WidgetHost

/// Everything that surfaces show, without pictures.
package struct GetState: DeviceCommand {
  package static let name = "state"

  package init() {}

  package func perform(on device: DeviceService) async throws -> HostState {
    await device.host.state()
  }
}
