import DeviceEngine
import Foundation
import Testing

/// An extension in its own process that reads the device's position.
@Suite struct LocationTests {
  @Test func extensionReadsThePositionAfterTheUsersAnswer() async throws {
    let device = try await HostedDevice(try await SampleExtension.fixture("Located"))
    let placed = try await device.place("Located", .systemSmall)
    #expect(try await device.labels(placed.id) == ["not asked yet"])
    var settings = await device.host.deviceSettings()
    #expect(settings.locationAccess.text == "\(device.id):ask")
    for (decision, location, label) in [
      (LocationAccess.Decision.deny, "52.52,13.405", "no position"),
      (.allow, "52.52,13.405", "52.52 13.405"),
    ] {
      settings.location = location
      settings.locationAccess[device.id] = decision
      try await device.host.setDevice(settings)
      await device.host.settle()
      #expect(try await device.labels(placed.id) == [label])
    }
    await device.end()
  }
}
