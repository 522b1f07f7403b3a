import AppIntents
import Foundation
import SwiftUI
import WidgetKit

/// A toggle whose provider fails.
struct RadioControl: ControlWidget {
  struct NoSignal: LocalizedError {
    var errorDescription: String? { "There is no signal." }
  }

  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool { throw NoSignal() }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Radio", provider: Provider()) { isOn in
      ControlWidgetToggle("Radio", isOn: isOn, action: SetRadioIntent()) { isOn in
        Label(isOn ? "Playing" : "Silent", systemImage: "radio")
      }
    }
    .displayName("Radio")
    .description("Has no signal.")
  }
}

struct SetRadioIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set the Radio"

  @Parameter(title: "On")
  var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}
