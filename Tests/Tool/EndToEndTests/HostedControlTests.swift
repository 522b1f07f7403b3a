import DeviceEngine
import Foundation
import HostLink
import Testing

/// The controls of a public talk on a device: adding, setting, configuring, reloading, explaining.
@Suite(.serialized, .enabled(if: Listing.isThere("ProductivityTimer"))) struct HostedControlTests {
  private static let kind = "com.apple.Productivity.TimerToggle"

  private func device() async throws -> HostedDevice {
    try await HostedDevice(Listing.bundle("ProductivityTimer"))
  }

  private func add(
    _ suffix: String = "", to device: HostedDevice, timer: String? = nil
  ) async throws -> ControlID {
    let added = try await device.host.addControl(
      extension: device.id, kind: Self.kind + suffix,
      configuration: timer.map { ["timer": .object(identifier: $0, display: $0)] } ?? [:])
    await device.host.settle()
    return added.id
  }

  @Test func galleryListsControlsInBundleOrder() async throws {
    let device = try await device()
    let items = await device.host.controlGallery()
    #expect(
      items.map(\.kind)
        == ["", ".Symbols", ".ValueText", ".Async", ".Configurable", ".Refined"].map {
          Self.kind + $0
        })
    #expect(items.map(\.role) == Array(repeating: .toggle, count: 6))
    #expect(items.map(\.promptsForUserConfiguration) == [false, false, false, false, true, false])
    #expect(items.last?.displayName == "Productivity Timer")
    await device.end()
  }

  @Test(arguments: ["", ".Symbols", ".ValueText", ".Async"])
  func setsTimerOnAndOff(suffix: String) async throws {
    let device = try await device()
    let id = try await add(suffix, to: device)
    var state = try await device.host.controlState(id)
    #expect(state.failure == nil && !state.isOn && state.title == "Work Timer")
    for isOn in [true, false] {
      #expect(try await device.host.setControl(id, isOn: isOn) == .performed)
      await device.host.settle()
      state = try await device.host.controlState(id)
      #expect(state.isOn == isOn && state.failure == nil && !state.isPending)
      let hasText = [".ValueText", ".Async"].contains(suffix)
      #expect(state.value == (hasText ? (isOn ? "Running" : "Stopped") : (isOn ? "On" : "Off")))
      let face = try await device.host.shownControl(id).face
      #expect(face.state == (isOn ? 1 : 0))
      #expect(!face.platter.isEmpty && !face.symbol.isEmpty)
    }
    await device.end()
  }

  @Test func controlsOfSameKindShowOwnTimer() async throws {
    let device = try await device()
    let work = try await add(".Configurable", to: device, timer: "work")
    let violin = try await add(".Configurable", to: device, timer: "violin")
    #expect(
      await device.host.state().controls.map(\.title) == ["Work", "Violin Practice"])
    try await device.host.configureControl(
      work, ["timer": .object(identifier: "violin", display: "Violin Practice")])
    await device.host.settle()
    #expect(try await device.host.controlState(work).title == "Violin Practice")
    #expect(try await device.host.controlState(violin).title == "Violin Practice")
    await device.end()
  }

  /// The talk's intent stores one timer and its provider reads another: the actual state is shown.
  @Test func explainsToggleThatKeepsItsState() async throws {
    let device = try await device()
    let id = try await add(".Refined", to: device, timer: "work")
    #expect(try await device.host.controlState(id).hint == "Hold to Start")
    try await device.host.setControl(id, isOn: true)
    await device.host.settle()
    #expect(try await !device.host.controlState(id).isOn)
    let verdict = try await device.host.explanation(of: id).verdict
    #expect(verdict.hasPrefix("It was last switched on"), "\(verdict)")
    await device.end()
  }

  @Test func reportsUnknownTimerWithoutAffectingOthers() async throws {
    let device = try await device()
    let bad = try await add(".Configurable", to: device, timer: "gone")
    let good = try await add(to: device)
    let state = try await device.host.controlState(bad)
    #expect(state.issues.map(\.reason) == [.noLongerExists] || state.failure != nil)
    #expect(try await device.host.controlState(good).failure == nil)
    await device.end()
  }
}
