// Five kinds of configurable controls; ten copies of the extension have 50 kinds. Each control
// stores its state in the app group's defaults, so that a press is a real change.
import AppIntents
import SwiftUI
import WidgetKit

enum Switches {
  static let store = UserDefaults(suiteName: "group.benchmark.controls")

  static func isOn(_ name: String) -> Bool { store?.bool(forKey: name) ?? false }
  static func set(_ name: String, _ isOn: Bool) { store?.set(isOn, forKey: name) }
}

struct SwitchConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Switch"

  @Parameter(title: "Number", default: 0) var number: Int
}

struct SetSwitch: SetValueIntent {
  static let title: LocalizedStringResource = "Set Switch"

  @Parameter(title: "Name") var name: String
  @Parameter(title: "On") var value: Bool

  init() {}

  init(name: String) { self.name = name }

  func perform() async throws -> some IntentResult {
    Switches.set(name, value)
    return .result()
  }
}

struct SwitchState {
  var name: String
  var isOn: Bool
}

struct SwitchProvider: AppIntentControlValueProvider {
  let kind: String

  func previewValue(configuration: SwitchConfiguration) -> SwitchState {
    SwitchState(name: kind, isOn: false)
  }

  func currentValue(configuration: SwitchConfiguration) async throws -> SwitchState {
    let name = "\(kind) \(configuration.number)"
    return SwitchState(name: name, isOn: Switches.isOn(name))
  }
}

@MainActor
func switchControl(_ kind: String) -> some ControlWidgetConfiguration {
  AppIntentControlConfiguration(kind: kind, provider: SwitchProvider(kind: kind)) { state in
    ControlWidgetToggle(state.name, isOn: state.isOn, action: SetSwitch(name: state.name)) { isOn in
      Label(isOn ? "Running" : "Stopped", systemImage: isOn ? "fan.fill" : "fan")
    }
    .tint(.orange)
  }
}

struct FirstSwitch: ControlWidget {
  var body: some ControlWidgetConfiguration { switchControl("switch0") }
}

struct SecondSwitch: ControlWidget {
  var body: some ControlWidgetConfiguration { switchControl("switch1") }
}

struct ThirdSwitch: ControlWidget {
  var body: some ControlWidgetConfiguration { switchControl("switch2") }
}

struct FourthSwitch: ControlWidget {
  var body: some ControlWidgetConfiguration { switchControl("switch3") }
}

struct FifthSwitch: ControlWidget {
  var body: some ControlWidgetConfiguration { switchControl("switch4") }
}

@main
struct BenchmarkControls: WidgetBundle {
  var body: some Widget {
    FirstSwitch()
    SecondSwitch()
    ThirdSwitch()
    FourthSwitch()
    FifthSwitch()
  }
}
