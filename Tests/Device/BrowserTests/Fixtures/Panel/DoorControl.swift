import AppIntents
import SwiftUI
import WidgetKit

/// A toggle that requires an unlocked device and hides its state while the device is locked.
struct DoorControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool { PanelStore.isOn("door") }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Door", provider: Provider()) { isOpen in
      ControlWidgetToggle("Front Door", isOn: isOpen, action: SetDoorIntent()) { isOn in
        Label(isOn ? "Open" : "Closed", systemImage: isOn ? "lock.open.fill" : "lock.fill")
      }
      .tint(.green)
      .privacySensitive()
    }
    .displayName("Door")
    .description("Opens the door to its owner.")
  }
}

struct SetDoorIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set the Door"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Open")
  var value: Bool

  func perform() async throws -> some IntentResult {
    PanelStore.setOn(value, "door")
    return .result()
  }
}
