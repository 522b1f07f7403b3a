import SwiftUI
import WidgetKit

/// Turns the sprinkler's daily program on and off.
struct SprinklerControl: ControlWidget {
  struct Provider: ControlValueProvider {
    let previewValue = false

    func currentValue() async throws -> Bool { GardenStore().isProgramOn }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Sprinkler", provider: Provider()) { isOn in
      ControlWidgetToggle("Sprinkler", isOn: isOn, action: SetSprinklerIntent()) { isOn in
        Label(isOn ? "Daily" : "Off", systemImage: isOn ? "sprinkler.fill" : "sprinkler")
      }
      .tint(.blue)
    }
    .displayName("Sprinkler")
    .description("Water the beds each day.")
  }
}
