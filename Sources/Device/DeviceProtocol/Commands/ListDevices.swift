/// The screens that the device can have.
package struct ListDevices: DeviceCommand {
  package static let name = "devices"

  package init() {}

  package func perform(on device: DeviceService) async throws -> [DeviceEntry] {
    DeviceEntry.all
  }
}
