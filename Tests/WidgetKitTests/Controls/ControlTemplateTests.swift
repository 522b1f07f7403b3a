import AppIntents
import HostLink
import Testing

@testable import SwiftUI
@testable import WidgetKit

/// What a template's labels say in each state.
@MainActor
@Suite struct ControlTemplateTests {
  @Test func aTogglesValueLabelSpeaksForEachState() async throws {
    let reply = try await runtime {
      ControlWidgetToggle("Timer", isOn: true, action: SampleSwitch()) { isOn in
        Label(isOn ? "Running" : "Stopped", systemImage: isOn ? "hourglass" : "moon")
          .controlWidgetActionHint(isOn ? "Start" : "Stop")
          .controlWidgetStatus(isOn ? "Ends at five" : "Over")
      }
      .tint(.red)
    }.control()
    let template = reply.template
    #expect(template.role == .toggle && template.isOn && template.isEnabled)
    #expect(template.tint == "FF453A")
    #expect(
      template.states == [
        ControlStateDescription(
          title: "Timer", value: "Stopped", status: "Over", hint: "Stop", symbol: "moon"),
        ControlStateDescription(
          title: "Timer", value: "Running", status: "Ends at five", hint: "Start",
          symbol: "hourglass"),
      ])
    #expect(template.action.identifier == SampleSwitch.persistentIdentifier)
  }

  @Test func severalViewsOfALabelAreSymbolTitleAndValue() async throws {
    let reply = try await runtime {
      ControlWidgetButton(action: SamplePress(lamp: "desk")) {
        Image(systemName: "music.note").symbolEffect(.bounce)
        Text("Player")
        Text(verbatim: "Rain")
      }
    }.control()
    #expect(reply.template.role == .button)
    let state = ControlStateDescription(
      title: "Player", value: "Rain", symbol: "music.note", symbolEffects: ["bounce"])
    #expect(reply.template.states == [state, state])
  }
}
