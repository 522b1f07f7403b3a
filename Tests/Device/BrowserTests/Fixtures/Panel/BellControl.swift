import AppIntents
import SwiftUI
import WidgetKit

/// A button whose symbol shows whether it was pressed.
struct BellControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool { PanelStore.isOn("bell") }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Bell", provider: Provider()) { hasRung in
      ControlWidgetButton(action: RingIntent()) {
        Label(hasRung ? "Rung" : "Ring", systemImage: hasRung ? "bell.fill" : "bell")
          .symbolEffect(.bounce, value: hasRung)
      }
    }
    .displayName("Bell")
    .description("Rings at the door.")
  }
}

struct RingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ring"

  func perform() async throws -> some IntentResult {
    PanelStore.setOn(!PanelStore.isOn("bell"), "bell")
    return .result()
  }
}
