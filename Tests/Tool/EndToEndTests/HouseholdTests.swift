import DeviceEngine
import Foundation
import HostLink
import Testing
import ViewArchive

/// Widgets with app intents on a device: toggles, configuration, buttons.
@Suite(.serialized) struct HouseholdTests {
  private static let group = "group.vitrine.household"
  private let reading = ConfigurationValue.object(identifier: "reading", display: "Reading Lamp")
  private let attic = ConfigurationValue.object(identifier: "attic", display: "Attic Lamp")

  /// The user defaults of the app group.
  private func defaults(_ device: HostedDevice) throws -> [String: Any] {
    let file = device.folder.url.appendingPathComponent(
      "groups/\(Self.group)/Library/Preferences/\(Self.group).plist")
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    return try #require(list as? [String: Any])
  }

  private func toggle(_ device: HostedDevice, _ id: PlacementID) async throws -> Int {
    try #require(await device.elements(id).firstIndex { $0.toggleIndex == 0 })
  }

  @Test func toggleShowsRequestedStateThenActualState() async throws {
    let device = try await HostedDevice(SampleExtension.household())
    let host = device.host
    let id = try await device.place("Lamp", .systemSmall).id
    let beside = try await device.place("Lamp", .systemMedium).id
    #expect(try await device.labels(id).contains("Desk Lamp"))
    #expect(try defaults(device).isEmpty)
    for isOn in [true, false] {
      let index = try await toggle(device, id)
      #expect(try await device.elements(id)[index].value == (isOn ? "0" : "1"))
      let budget = try await host.explanation(of: id).budget.left

      device.extensions.hold()
      let tap = Task { try await host.tap(id, at: .element(index)) }
      await device.extensions.held()
      var shown = try await host.shown(id)
      #expect(shown.flippedToggles == [0])
      #expect(shown.isInvalidated)
      #expect(try ViewArchive(decoding: shown.archive).toggleStates == [!isOn])
      #expect(try await device.elements(id)[index].value == (isOn ? "1" : "0"))
      #expect(try defaults(device)["lamp.desk"] as? Bool != isOn)

      device.extensions.release()
      #expect(try await tap.value == .performed)
      await host.settle()
      shown = try await host.shown(id)
      #expect(shown.flippedToggles.isEmpty && !shown.isInvalidated)
      #expect(try ViewArchive(decoding: shown.archive).toggleStates == [isOn])
      #expect(try defaults(device)["lamp.desk"] as? Bool == isOn)
      // The reload is free, and the other widget of the kind shows the actual state too.
      let explanation = try await host.explanation(of: id)
      #expect(explanation.budget.left == budget)
      #expect(explanation.rows.contains { $0.cause == .intent && $0.outcome == .free })
      let other = try await host.shown(beside)
      #expect(try ViewArchive(decoding: other.archive).toggleStates == [isOn])
    }
    await device.end()
  }

  @Test func configuresLampFromExtensionOptions() async throws {
    let device = try await HostedDevice(SampleExtension.household())
    func options(_ search: String?) async throws -> [ParameterDescription.Option] {
      try await device.host.options(
        extension: device.id, OptionsRequest(kind: "Lamp", parameter: "lamp", search: search)
      ).sections.flatMap(\.options)
    }
    #expect(
      try await options(nil).map(\.title) == [
        "Desk Lamp", "Reading Lamp", "Ceiling Light", "Garden Lantern",
      ])
    let found = try await options("READ")
    #expect(found.map(\.value) == [reading])
    #expect(found.first?.subtitle == "Living Room")
    #expect(try await options("chandelier").isEmpty)

    let other = try await device.place("Lamp", .systemSmall).id
    let id = try await device.place("Lamp", .systemSmall).id
    var state = try await device.configure(id, ["lamp": found[0].value])
    #expect(state.issues.isEmpty && state.failure == nil)
    #expect(try await device.labels(id).contains("Reading Lamp"))
    #expect(try await device.labels(other).contains("Desk Lamp"))
    // Other parameters keep their values.
    state = try await device.configure(id, ["detail": .string("power")])
    #expect(state.placement.configuration == ["lamp": reading, "detail": .string("power")])
    #expect(try await device.labels(id).contains { $0.hasPrefix("6 W") })
    #expect(
      try await device.host.tap(id, at: .element(toggle(device, id))) == .performed)
    await device.host.settle()
    #expect(try defaults(device)["lamp.reading"] as? Bool == true)
    #expect(try defaults(device)["lamp.desk"] == nil)
    await device.end()
  }

  @Test func distinguishesRemovedLampFromUnsetOne() async throws {
    let device = try await HostedDevice(SampleExtension.household())
    let never = try await device.place("Lamp", .systemSmall)
    #expect(never.issues.isEmpty)
    var state = try await device.place("Lamp", .systemSmall, configuration: ["lamp": attic])
    let issue = ConfigurationIssue(parameter: "lamp", value: attic, reason: .noLongerExists)
    #expect(state.issues == [issue])
    #expect(state.failure == nil && state.shown == .entry(0))
    // The value is kept in case the lamp returns, and every timeline reports the issue.
    #expect(state.placement.configuration == ["lamp": attic])
    #expect(try await !device.labels(state.id).contains("Attic Lamp"))
    try await device.host.reload(state.id)
    await device.host.settle()
    #expect(try await device.host.placementState(state.id).issues == [issue])
    #expect(
      await device.host.state().placements.map(\.issues) == [[], [issue]])

    state = try await device.configure(state.id, ["lamp": reading])
    #expect(state.issues.isEmpty)
    #expect(try await device.labels(state.id).contains("Reading Lamp"))
    state = try await device.configure(state.id, ["lamp": attic])
    #expect(state.issues == [issue])
    state = try await device.configure(state.id, ["lamp": .none])
    #expect(state.issues.isEmpty && state.placement.configuration.isEmpty)
    #expect(try await device.labels(state.id) == device.labels(never.id))
    await device.end()
  }

  @Test func tapTicksOffChore() async throws {
    let device = try await HostedDevice(SampleExtension.household())
    let id = try await device.place("Chores", .systemMedium).id
    let large = try await device.place("Chores", .systemLarge).id
    #expect(try await device.labels(id).contains("5 left"))
    let index = try #require(
      await device.elements(id).firstIndex { $0.label == "Empty the dishwasher" })
    #expect(try await device.elements(id)[index].value == "To do")
    let frame = try await device.elements(id)[index].frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    #expect(try await device.host.tap(id, at: .point(middle)) == .performed)
    await device.host.settle()
    #expect(try await device.elements(id)[index].value == "Done")
    #expect(try await device.labels(id).contains("4 left"))
    #expect(try await device.labels(large).contains("4 left"))
    #expect(try defaults(device)["chores.2026-3-5"] as? [String] == ["dishes"])

    #expect(try await device.host.tap(id, at: .element(index)) == .performed)
    await device.host.settle()
    #expect(try await device.labels(id).contains("5 left"))
    #expect(try defaults(device)["chores.2026-3-5"] as? [String] == [])

    // A locked device performs no intents.
    var settings = await device.host.deviceSettings()
    settings.isLocked = true
    try await device.host.setDevice(settings)
    await #expect(throws: HostError.locked) {
      try await device.host.tap(id, at: .element(index))
    }
    #expect(try defaults(device)["chores.2026-3-5"] as? [String] == [])
    await device.end()
  }
}
