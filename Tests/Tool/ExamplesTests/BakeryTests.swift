import Testing
import WidgetTesting

/// `Examples/Bakery`: an alarm, a snippet with buttons, and an intent that takes longer.
@Suite struct BakeryTests {
  private func device() async throws -> TestDevice {
    try await TestDevice(extension: .sources("Examples/Bakery"))
  }

  @Test func buttonStartsAnAlarm() async throws {
    let device = try await device()
    let oven = try await device.place("Oven", family: .systemSmall)
    #expect(try await oven.elements.labels.contains("Empty Oven"))
    try await oven.tap("Bake")
    #expect(try await !oven.elements.labels.contains("Empty Oven"))
    #expect(await device.activities.count == 1)
  }

  @Test func shortcutShowsTheOven() async throws {
    let device = try await device()
    let snippet = try await device.runShortcut("Oven")
    #expect(try await snippet.elements["Bake"] != nil)
    try await snippet.tap("Bake")
    #expect(try await snippet.elements["Take Out"] != nil)
  }
}
