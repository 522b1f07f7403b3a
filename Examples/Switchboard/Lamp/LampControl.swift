import AppIntents
import SwiftUI
import WidgetKit

/// Switches the lamp that the user has chosen for the control.
struct LampControl: ControlWidget {
  struct Value {
    var lamp: Lamp?
    var isOn: Bool
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: SelectLampIntent) -> Value {
      Value(lamp: configuration.lamp ?? Lamp.all[0], isOn: false)
    }

    func currentValue(configuration: SelectLampIntent) async throws -> Value {
      guard let lamp = configuration.lamp else { return Value(lamp: nil, isOn: false) }
      return Value(lamp: lamp, isOn: SwitchboardStore().isOn(lamp.id))
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Lamp", provider: Provider()) { value in
      let symbol = value.lamp?.symbol ?? "lightbulb"
      let name = value.lamp?.name ?? String(localized: "Choose a Lamp")
      let room = value.lamp?.room ?? String(localized: "House")
      ControlWidgetToggle(name, isOn: value.isOn, action: SetLampIntent(value.lamp)) { isOn in
        Label(isOn ? "On" : "Off", systemImage: isOn ? "\(symbol).fill" : symbol)
          .controlWidgetStatus(isOn ? "On in the \(room)" : "Off in the \(room)")
      }
      .tint(.yellow)
      .disabled(value.lamp == nil)
    }
    .displayName("Lamp")
    .description("Switch a lamp.")
    .promptsForUserConfiguration()
  }
}

struct SelectLampIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Select Lamp"

  @Parameter(title: "Lamp")
  var lamp: Lamp?
}

struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Switch Lamp"

  @Parameter(title: "Lamp")
  var lamp: String

  @Parameter(title: "On")
  var value: Bool

  init() {}

  init(_ lamp: Lamp?) {
    self.lamp = lamp?.id ?? ""
  }

  func perform() async throws -> some IntentResult {
    if !lamp.isEmpty { SwitchboardStore().setOn(value, lamp) }
    return .result()
  }
}
