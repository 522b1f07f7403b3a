import Foundation
import HostLink
import Testing
import ViewArchive

/// The steps of a public talk on controls, with its unmodified code, in an extension process.
@Suite(.serialized, .enabled(if: Listing.isThere("ProductivityTimer")))
struct ProductivityTimerTests {
  private static let kind = "com.apple.Productivity.TimerToggle"
  private static let configurable = "\(kind).Configurable"
  private static let refined = "\(kind).Refined"
  private let violin = ConfigurationValue.object(identifier: "violin", display: "Violin Practice")
  private let timer: ControlFixture

  init() async throws {
    timer = try await ControlFixture(Listing.bundle("ProductivityTimer"))
  }

  @Test func step3_13_bundleListsWidgetsAndControlsInOrder() async throws {
    let bundle = try await timer.process.describe()
    #expect(
      bundle.widgets.map(\.kind) == [
        "com.apple.Productivity.Checklist", "com.apple.Productivity.TaskCounter",
      ])
    #expect(
      bundle.controls.map(\.kind)
        == ["", ".Symbols", ".ValueText", ".Async", ".Configurable", ".Refined"].map {
          Self.kind + $0
        })
  }

  @Test func step3_29_controlIsComplete() async throws {
    let template = try await timer.control(Self.kind).template
    #expect(template.role == .toggle && !template.isOn && template.isEnabled)
    #expect(template.tint == nil)
    // Without a value text, surfaces show On and Off.
    let state = ControlStateDescription(
      title: "Work Timer", symbol: "hourglass.bottomhalf.filled")
    #expect(template.states == [state, state])
    #expect(try await timer.description(Self.kind)?.configuration == .static)
  }

  @Test func step4_41_symbolShowsState() async throws {
    #expect(
      try await timer.words("\(Self.kind).Symbols")
        == "*Work Timer [hourglass.bottomhalf.filled], Work Timer [hourglass]")
  }

  @Test func step5_21_controlHasValueTextAndColor() async throws {
    let kind = "\(Self.kind).ValueText"
    #expect(
      try await timer.words(kind)
        == "*Work Timer Stopped [hourglass.bottomhalf.filled], Work Timer Running [hourglass]")
    #expect(try await timer.control(kind).template.tint == "DB34F2")
  }

  @Test func step8_14_intentReceivesNewState() async throws {
    #expect(try await timer.perform(Self.kind, to: true)?.error == nil)
    #expect(try await timer.control(Self.kind).template.isOn)
    // The requested state counts, whatever the old state was.
    #expect(try await timer.perform(Self.kind, to: true)?.error == nil)
    #expect(try await timer.control(Self.kind).template.isOn)
    #expect(try await timer.perform(Self.kind, to: false)?.error == nil)
    #expect(try await !timer.control(Self.kind).template.isOn)
  }

  @Test func step8_54_reloadShowsChangesOfApp() async throws {
    #expect(try await !timer.control(Self.kind).template.isOn)
    // Another process with the same app group.
    let app = try await ControlFixture(Listing.bundle("ProductivityTimer"), folder: timer.folder)
    _ = try await app.perform(Self.kind, to: true)
    #expect(try await timer.control(Self.kind).template.isOn)
  }

  @Test func step10_03_and_11_00_providerReturnsValue() async throws {
    let kind = "\(Self.kind).Async"
    _ = try await timer.perform(kind, to: true)
    #expect(
      try await timer.words(kind)
        == "Work Timer Stopped [hourglass.bottomhalf.filled], *Work Timer Running [hourglass]")
    // The gallery shows the preview value.
    #expect(try await !timer.control(kind, isPreview: true).template.isOn)
  }

  @Test func step13_06_and_13_40_eachConfigurationHasOwnTimer() async throws {
    let parameter = try #require(
      await timer.description(Self.configurable)?.configuration.parameters.first)
    #expect(parameter.name == "timer" && parameter.title == "Timer")
    let call = HostCall.options(OptionsRequest(kind: Self.configurable, parameter: "timer"))
    guard case .options(let options) = try await timer.process.call(call) else {
      Issue.record("no options")
      return
    }
    #expect(options.sections.flatMap(\.options).map(\.title) == ["Work", "Violin Practice"])
    #expect(options.defaultValue == .object(identifier: "work", display: "Work"))
    // Without a choice, the query's default applies.
    #expect(
      try await timer.words(Self.configurable)
        == "*Work Stopped [hourglass.bottomhalf.filled], Work Running [hourglass]")
    #expect(
      try await timer.words(Self.configurable, ["timer": violin])
        == "*Violin Practice Stopped [hourglass.bottomhalf.filled], "
        + "Violin Practice Running [hourglass]")
    let preview = try await timer.control(
      Self.configurable, ["timer": violin], isPreview: true)
    #expect(preview.template.states[0].title == "Violin Practice")
    // The intent contains the timer.
    let work = try await timer.control(Self.configurable).template.action
    #expect(try await timer.control(Self.configurable, ["timer": violin]).template.action != work)
    #expect(try await timer.perform(work, to: true)?.error == nil)
  }

  @Test func step14_26_promptsForConfiguration() async throws {
    let prompting = try await timer.descriptions().filter(\.promptsForUserConfiguration)
    #expect(prompting.map(\.kind) == [Self.configurable])
  }

  @Test func step15_42_and_16_56_controlHasHintNameAndDescription() async throws {
    let states = try await timer.control(Self.refined).template.states
    #expect(states.map(\.hint) == ["Stop", "Start"])
    let description = try #require(await timer.description(Self.refined))
    #expect(description.displayName == "Productivity Timer")
    #expect(description.description == "Start and stop a productivity timer.")
    let others = try await timer.descriptions().filter { $0.kind != Self.refined }
    #expect(others.allSatisfy { $0.displayName == nil && $0.description == nil })
  }

  // MARK: Invalid input

  @Test func reportsRemovedTimerAsIssue() async throws {
    let gone = ConfigurationValue.object(identifier: "yoga", display: "Yoga")
    let reply = try await timer.control(Self.configurable, ["timer": gone])
    #expect(
      reply.issues == [
        ConfigurationIssue(parameter: "timer", value: gone, reason: .noLongerExists)
      ])
    #expect(reply.template.states[0].title == "Work")
  }
}
