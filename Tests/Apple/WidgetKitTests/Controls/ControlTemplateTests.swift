import AppIntents
import HostLink
import Testing

@testable import SwiftUI
@testable import WidgetKit

/// A label and the texts that are expected for it.
struct LabelCase: Sendable, CustomTestStringConvertible {
  let words: [String]
  let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ words: [String], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.words = words
    self.view = { AnyView(view()) }
  }

  var testDescription: String { words.joined(separator: ", ") }
}

/// The description of a control in each state, from its template.
@MainActor
@Suite struct ControlTemplateTests {
  @Test func valueLabelDescribesEachState() async throws {
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
    #expect(template.tint == "FF4245")
    #expect(
      template.states == [
        ControlStateDescription(
          title: "Timer", value: "Stopped", status: "Over", hint: "Stop", symbol: "moon"),
        ControlStateDescription(
          title: "Timer", value: "Running", status: "Ends at five", hint: "Start",
          symbol: "hourglass"),
      ])
    #expect(template.action.identifier == SampleSwitch.persistentIdentifier)
    #expect(reply.notices == [] && reply.faces == [])
  }

  /// Labels, with the title, value and symbol that result from them.
  @Test(arguments: [
    LabelCase(["A", "-", "sun.max"]) { Label("A", systemImage: "sun.max") },
    LabelCase(["A", "-", "-"]) { Text("A") },
    LabelCase(["Press", "-", "sun.max"]) { Image(systemName: "sun.max") },
    LabelCase(["A", "B", "sun.max"]) {
      Group {
        Image(systemName: "sun.max")
        Text("A")
        Text("B")
        Text("C")
      }
    },
    LabelCase(["A", "B", "sun.max"]) {
      HStack {
        Text("A").font(.largeTitle)
        VStack {
          Image(systemName: "sun.max").resizable()
          Text("B")
        }
      }
    },
    LabelCase(["A", "B", "sun.max"]) {
      Group {
        Label("A", systemImage: "sun.max")
        Text("B")
      }
    },
    LabelCase(["A", "-", "sun.max"]) { Label("A", systemImage: "sun.max").labelStyle(.titleOnly) },
    LabelCase(["A", "-", "sun.max"]) { Label("A", systemImage: "sun.max").labelStyle(.iconOnly) },
    LabelCase(["A", "-", "Logo"]) { Label("A", image: "Logo") },
    LabelCase(["Press", "-", "-"]) { EmptyView() },
    LabelCase(["2 of 3", "-", "-"]) { Text("\(2) of \(3)") },
  ])
  func readsTextsAndSymbolOfLabel(label: LabelCase) async throws {
    let state = try #require(
      await runtime { ControlWidgetButton(action: SamplePress()) { label.view() } }.control()
        .template
        .states.first)
    #expect([state.title, state.value ?? "-", state.symbol ?? "-"] == label.words)
  }

  @Test(arguments: [
    LabelCase(["bounce"]) { Image(systemName: "a").symbolEffect(.bounce) },
    LabelCase(["variableColor.iterative.reversing"]) {
      Image(systemName: "a").symbolEffect(.variableColor.iterative.reversing)
    },
    LabelCase([]) { Image(systemName: "a").symbolEffect(.pulse, isActive: false) },
    LabelCase(["wiggle", "scale.up"]) {
      Image(systemName: "a").symbolEffect(.scale.up).symbolEffect(.wiggle, value: 3)
    },
    LabelCase(["rotate.clockwise"]) {
      Label("A", systemImage: "a").symbolEffect(.rotate.clockwise)
    },
    LabelCase(["replace.downUp"]) {
      Image(systemName: "a").contentTransition(.symbolEffect(.replace.downUp))
    },
    LabelCase(["replace.magic"]) {
      Image(systemName: "a")
        .contentTransition(.symbolEffect(.replace.magic(fallback: .replace.offUp)))
    },
    LabelCase([]) { Image(systemName: "a").symbolEffect(.breathe).symbolEffectsRemoved() },
    LabelCase(["bounce;repeat=continuous"]) {
      Image(systemName: "a").symbolEffect(.bounce, options: .repeat(.continuous))
    },
    LabelCase(["rotate;repeat=3;delay=0.5;speed=2.0"]) {
      Image(systemName: "a")
        .symbolEffect(.rotate, options: .speed(2).repeat(.periodic(3, delay: 0.5)))
    },
    LabelCase(["pulse;repeat=1"]) {
      Image(systemName: "a").symbolEffect(.pulse, options: .nonRepeating, value: 1)
    },
  ])
  func namesSymbolEffects(label: LabelCase) async throws {
    let template = try await runtime {
      ControlWidgetButton(action: SamplePress()) { label.view() }
    }.control().template
    #expect(template.states.map(\.symbolEffects) == [label.words, label.words])
  }

  @Test func symbolOfStateHasItsEffects() async throws {
    let template = try await runtime {
      ControlWidgetButton(action: SamplePress()) {
        Image(systemName: "play").symbolEffect(.bounce)
        Text("A")
      } actionLabel: { isActive in
        if isActive { Image(systemName: "pause").symbolEffect(.pulse) }
      }
    }.control().template
    #expect(template.states.map(\.symbol) == ["play", "pause"])
    #expect(template.states.map(\.symbolEffects) == [["bounce"], ["pulse"]])
  }

  @Test func conditionsSelectTemplate() async throws {
    for (number, words) in [(0, "button zero"), (1, "toggle one"), (2, "button many")] {
      let template = try await runtime {
        switch number {
        case 0: ControlWidgetButton(action: SamplePress()) { Text("zero") }
        case 1:
          ControlWidgetToggle(isOn: true, action: SampleSwitch()) { Text("one") }.tint(.green)
        default:
          if number > 1 {
            ControlWidgetButton(action: SamplePress()) { Text("many") }
          } else {
            ControlWidgetButton(action: SamplePress()) { Text("none") }
          }
        }
      }.control().template
      #expect("\(template.role) \(template.states[0].title)" == words)
    }
  }

  @Test func emptyTemplateFails() async throws {
    let hasTemplate = false
    let empty = runtime {
      if hasTemplate { ControlWidgetButton(action: SamplePress()) { Text("A") } }
    }
    let failure = await #expect(throws: FailureReport.self) { try await empty.control() }
    #expect(failure?.message.contains("template of \"sample\" is empty") == true)
  }

  @Test func innermostModifiersWin() async throws {
    let template = try await runtime {
      ControlWidgetToggle(isOn: true, action: SampleSwitch()) { Text("A") }
        .tint(.green).tint(.red).disabled(true).disabled(false).privacySensitive()
        .privacySensitive(false)
    }.control().template
    #expect(template.tint == "30D158")
    #expect(!template.isEnabled)
    #expect(template.isPrivacySensitive)
    #expect(template.states.allSatisfy { !$0.isPrivacySensitive })
  }

  @Test func privacyOfLabelBelongsToState() async throws {
    let template = try await runtime {
      ControlWidgetToggle("A", isOn: true, action: SampleSwitch()) { isOn in
        if isOn { Text("secret").privacySensitive() } else { Text("none") }
      }
    }.control().template
    #expect(template.states.map(\.isPrivacySensitive) == [false, true])
    #expect(!template.isPrivacySensitive)
  }

  @Test func describesAction() async throws {
    let plain = try await runtime {
      ControlWidgetButton(action: SamplePress(lamp: "desk")) { Text("A") }
    }.control().template
    #expect(!plain.opensApp && !plain.playsAudio)
    #expect(plain.authentication == .alwaysAllowed)
    let action = try SamplePress(lamp: "desk").action()
    #expect(plain.action == action)
    let open = try await runtime {
      ControlWidgetButton(action: SampleOpen()) { Text("A") }
    }.control().template
    #expect(open.opensApp)
    let guarded = try await runtime {
      ControlWidgetToggle(isOn: false, action: SampleGuarded()) { Text("A") }
    }.control().template
    #expect(guarded.playsAudio && guarded.authentication == .requiresAuthentication)
  }

  @Test func missingSymbolIsANotice() async throws {
    let reply = try await runtime {
      ControlWidgetButton(action: SamplePress()) { Text("Plain") }
    }.control()
    #expect(reply.notices.count == 1)
    #expect(reply.notices[0].message.contains("\"Plain\" has no symbol"))
  }

  @Test func readsHintAndStatusOfAnyText() async throws {
    let label = AnyView(
      Group {
        Text("A").controlWidgetActionHint(Text("Do")).controlWidgetStatus(Text("Done"))
      })
    let resource = LocalizedStringResource("Do")
    let string = String("Do")
    for label in [
      label,
      AnyView(Text("A").controlWidgetActionHint("Do").controlWidgetStatus("Done")),
      AnyView(
        Text("A").controlWidgetActionHint(resource)
          .controlWidgetStatus(LocalizedStringResource("Done"))),
      AnyView(Text("A").controlWidgetActionHint(string).controlWidgetStatus(String("Done"))),
    ] {
      let state = try await runtime {
        ControlWidgetButton(action: SamplePress()) { label }
      }.control().template.states[0]
      #expect(state.hint == "Do" && state.status == "Done")
    }
  }
}
