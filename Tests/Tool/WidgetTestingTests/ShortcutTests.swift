import DeviceEngine
import Testing
import WidgetTesting

/// Shortcuts as a team tests them.
@Suite struct ShortcutTests {
  private func device() async throws -> TestDevice {
    try await TestDevice(extension: .sources("Tests/Tool/EndToEndTests/Fixtures/Kiosk"))
  }

  @Test func orderIsChangedAndConfirmed() async throws {
    let device = try await device()
    #expect(try await device.shortcutTitles.contains("Order"))
    let order = try await device.runShortcut("Order")
    #expect(await order.state?.labels?.accept == "Order")
    // The device is idle while the user is asked.
    try await device.advance(by: .hours(1))
    try await order.tap("Add 1")
    #expect(try await order.elements["2 cups"] != nil)
    try await order.confirm()
    #expect(await order.state?.dialog == "2 cups are on their way.")
    await #expect(throws: HostError.nothingToConfirm) { try await order.confirm() }
    try await order.cancel()
    #expect(await order.state == nil)
  }

  /// The intent is part of the app, whose process has the till.
  @Test func intentRunsInTheApp() async throws {
    let device = try await device()
    try await device.intents["AddCups"].makeIntent(cups: 2).run()
    let order = try await device.intents["OrderCoffee"].makeIntent().run()
    #expect(order.dialog == "3 cups are on their way.")
    let count = try await device.intents["Count"].makeIntent().run()
    #expect(try await count.snippet?.elements.labels.first == "3 cups")
    let text = await #expect(throws: TestDeviceError.self) {
      try await device.intents["Spill"].makeIntent().run()
    }
    #expect(text?.description == "The cup was spilled.")
  }

  @Test func mistakesAreNamed() async throws {
    let device = try await device()
    await #expect(throws: HostError.self) { try await device.runShortcut("Orders") }
    let count = try await device.runShortcut("Count")
    await #expect(throws: TestDeviceError.failed(["The cup was spilled."])) {
      try await count.tap("Fail")
    }
    await #expect(throws: TestDeviceError.self) { try await count.tap("Sugar") }
  }
}
