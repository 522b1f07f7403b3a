import AppIntents
import SwiftUI
import WidgetKit

/// Opens the app's scenes.
struct OpenScreenControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Open") {
      ControlWidgetButton(action: OpenScreenIntent(.scenes)) {
        Label("Scenes", systemImage: "slider.horizontal.3")
          .controlWidgetActionHint("Open Scenes")
      }
      .tint(.indigo)
    }
    .displayName("Scenes")
    .description("Open the app's scenes.")
  }
}

enum Screen: String, AppEnum {
  case scenes, timers

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Screen"
  static let caseDisplayRepresentations: [Screen: DisplayRepresentation] = [
    .scenes: "Scenes", .timers: "Timers",
  ]
}

struct OpenScreenIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Screen"

  @Parameter(title: "Screen")
  var target: Screen

  init() {}

  init(_ target: Screen) {
    self.target = target
  }
}
