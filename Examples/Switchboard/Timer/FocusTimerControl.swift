import AppIntents
import SwiftUI
import WidgetKit

/// Starts and stops the focus timer that all devices share.
struct FocusTimerControl: ControlWidget {
  static let kind = "FocusTimer"

  /// Fetches the value from the server. If that fails, the control keeps its last value.
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool {
      try await TimerServer(address: SwitchboardStore().timerServer).isRunning("focus")
    }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind, provider: Provider()) { isRunning in
      ControlWidgetToggle("Focus Timer", isOn: isRunning, action: SetFocusTimerIntent()) { isOn in
        Label(
          isOn ? "Running" : "Stopped",
          systemImage: isOn ? "hourglass" : "hourglass.bottomhalf.filled"
        )
        .controlWidgetActionHint(isOn ? "Start Focus Timer" : "Stop Focus Timer")
      }
      .tint(.purple)
    }
    .displayName("Focus Timer")
    .description("Start and stop the focus timer on all of your devices.")
  }
}

struct SetFocusTimerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Focus Timer"

  @Parameter(title: "Running")
  var value: Bool

  func perform() async throws -> some IntentResult {
    try await TimerServer(address: SwitchboardStore().timerServer).setRunning(value, "focus")
    return .result()
  }
}
