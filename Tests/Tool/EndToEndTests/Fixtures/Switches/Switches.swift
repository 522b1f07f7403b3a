import AppIntents
import SwiftUI
import WidgetKit

struct SwitchIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct PressIntent: AppIntent {
  static let title: LocalizedStringResource = "Press"
  func perform() async throws -> some IntentResult { .result() }
}

/// A toggle with title, value, symbol, status and tint.
struct Lamp: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lamp") {
      ControlWidgetToggle("Desk Lamp", isOn: true, action: SwitchIntent()) { isOn in
        Label(isOn ? "Warm light" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
          .controlWidgetStatus(isOn ? "On until ten" : "Off")
      }
      .tint(.orange)
    }
    .displayName("Lamp")
  }
}

/// A toggle without a value text: it shows On and Off.
struct Plain: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Plain") {
      ControlWidgetToggle(isOn: false, action: SwitchIntent()) {
        Label("Airplane Mode", systemImage: "airplane")
      }
    }
  }
}

struct Press: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Press") {
      ControlWidgetButton(action: PressIntent()) {
        Label("Camera", systemImage: "camera.fill")
      } actionLabel: { isActive in
        if isActive { Text("Opening") }
      }
      .tint(.green)
    }
  }
}

struct Long: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Long") {
      ControlWidgetToggle(
        "Lights on the terrace behind the house", isOn: true, action: SwitchIntent()
      ) { _ in
        Label("Brightness at forty per cent", systemImage: "lightbulb.2.fill")
      }
    }
  }
}

struct Wordless: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Wordless") {
      ControlWidgetButton(action: PressIntent()) { Text("Garage") }.disabled(true)
    }
  }
}

/// A toggle whose state a locked device hides.
struct Secret: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Secret") {
      ControlWidgetToggle("Alarm", isOn: true, action: SwitchIntent()) { isOn in
        Label(isOn ? "Armed" : "Off", systemImage: isOn ? "shield.fill" : "shield")
      }
      .privacySensitive()
    }
  }
}

/// A toggle whose value text a locked device hides.
struct Whisper: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Whisper") {
      ControlWidgetToggle("Alarm", isOn: true, action: SwitchIntent()) { isOn in
        Label(isOn ? "Armed" : "Off", systemImage: isOn ? "shield.fill" : "shield")
          .privacySensitive()
      }
    }
  }
}

@main
struct Switches: WidgetBundle {
  var body: some Widget {
    Lamp()
    Plain()
    Press()
    Long()
    Wordless()
    Secret()
    Whisper()
    Failing()
  }
}

// MARK: A failing provider

struct Failure: Error, CustomStringConvertible {
  var description: String { "the server is out" }
}

enum Fault: String, AppEnum {
  case none, thrown, hang, crash
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fault"
  static let caseDisplayRepresentations: [Fault: DisplayRepresentation] = [
    .none: "None", .thrown: "Throws", .hang: "Hangs", .crash: "Crashes",
  ]
}

struct FaultConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Fault"
  @Parameter(title: "Fault") var fault: Fault
}

struct FailingProvider: AppIntentControlValueProvider {
  func previewValue(configuration: FaultConfiguration) -> Fault { configuration.fault }

  func currentValue(configuration: FaultConfiguration) async throws -> Fault {
    switch configuration.fault {
    case .none: break
    case .thrown: throw Failure()
    case .hang: try await Task.sleep(for: .seconds(600))
    case .crash: fatalError("out of order")
    }
    return configuration.fault
  }
}

struct Failing: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Failing", provider: FailingProvider()) { fault in
      ControlWidgetButton(action: PressIntent()) {
        Label(fault.rawValue, systemImage: "wrench")
      }
    }
    .displayName("Faults")
    .description("A control whose provider fails")
    .promptsForUserConfiguration()
    .pushHandler(Tokens.self)
  }
}

struct Tokens: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {}
}
