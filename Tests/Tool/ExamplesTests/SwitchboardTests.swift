import Testing
import WidgetTesting

/// `Examples/Switchboard`: controls.
@Suite struct SwitchboardTests {
  private func device() async throws -> TestDevice {
    try await TestDevice(extension: .sources("Examples/Switchboard"))
  }

  @Test func lampIsSwitched() async throws {
    let device = try await device()
    let lamp = try await device.addControl("Lamp", ["lamp": "Corner"])
    #expect(try await lamp.state.title == "Corner")
    #expect(try await lamp.state.value == "Off")
    try await lamp.press()
    #expect(try await lamp.state.isOn)
    #expect(try await lamp.state.status == "On in the Living Room")
    #expect(try device.defaults("group.vitrine.switchboard")["lamp.corner"] == true)
    try await expect(lamp, matches: "control-lamp-on")
    // A switch that has the state already does nothing.
    try await lamp.set(isOn: true)
    #expect(try await lamp.state.isOn)
  }

  @Test func otherLampIsOff() async throws {
    let device = try await device()
    let lamp = try await device.addControl("Lamp", ["lamp": "corner"])
    try await lamp.press()
    try await lamp.configure(["lamp": "Bedside"])
    #expect(try await lamp.state.title == "Bedside")
    #expect(try await lamp.state.isOn == false)
  }

  @Test func scenesOpenTheApp() async throws {
    let device = try await device()
    let scenes = try await device.addControl("Open")
    #expect(try await scenes.press() == .openedApp(nil))
    #expect(await device.openedLinks == [nil])
  }

  @Test func unreachableServerIsReported() async throws {
    let device = try await device()
    let error = await #expect(throws: TestDeviceError.self) {
      _ = try await device.addControl("FocusTimer")
    }
    #expect(error.map { "\($0)" }?.contains("does not answer. Start server.py.") == true)
  }
}
