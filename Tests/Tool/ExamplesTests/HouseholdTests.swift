import Testing
import WidgetTesting

/// `Examples/Household`: widgets with toggles, buttons and a configuration.
@Suite struct HouseholdTests {
  private static let group = "group.vitrine.household"

  private func device() async throws -> TestDevice {
    try await TestDevice(extension: .sources("Examples/Household"))
  }

  @Test func toggleSwitchesTheConfiguredLamp() async throws {
    let device = try await device()
    let lamp = try await device.place("Lamp", family: .systemSmall, ["lamp": "Reading Lamp"])
    #expect(try await lamp.elements["Light"]?.isOn == false)
    try await lamp.tap("Light")
    #expect(try await lamp.elements["Light"]?.isOn == true)
    #expect(try device.defaults(Self.group)["lamp.reading"] == true)
    try await expect(lamp, matches: "lamp-on")
  }

  @Test func detailShowsThePrice() async throws {
    let device = try await device()
    let lamp = try await device.place("Lamp", family: .systemSmall)
    try await lamp.configure(["lamp": "Ceiling Light", "detail": "Power", "price": 0.5])
    let labels = try await lamp.elements.labels
    #expect(labels.suffix(2) == ["Ceiling Light", "24 W · 0.012 / h"])
  }

  @Test func choresStartAgainAtMidnight() async throws {
    let device = try await device()
    let chores = try await device.place("Chores", family: .systemMedium)
    try await chores.tap("Empty the dishwasher")
    #expect(try await chores.elements["Empty the dishwasher"]?.value == "Done")
    #expect(try await chores.elements.labels.contains("4 left"))
    try await expect(chores, matches: "chores-one-done")
    try await device.advance(to: "2026-03-06T00:00")
    #expect(try await chores.elements["Empty the dishwasher"]?.value == "To do")
  }

  @Test func appAddsGlasses() async throws {
    let device = try await device()
    try device.setDefaults(Self.group, ["water.2026-3-5": 7])
    let water = try await device.place("Water", family: .accessoryRectangular)
    #expect(try await water.elements.labels.contains("7 of 8 glasses"))
    try device.setDefaults(Self.group, ["water.2026-3-5": 8])
    try await device.reloadTimelines(ofKind: "Water")
    #expect(try await water.elements.labels.contains("7 of 8 glasses"))
    try await device.advance(by: .minutes(5))
    #expect(try await water.elements.labels.contains("8 of 8 glasses"))
  }
}
