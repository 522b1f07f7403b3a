import AppIntents
import SwiftUI
import WidgetKit

enum Room: String, AppEnum {
  case kitchen, office

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [
    .kitchen: "Kitchen", .office: "Office",
  ]

  var name: String { self == .kitchen ? "Kitchen" : "Office" }
}

/// A configurable toggle that prompts for its configuration. Each room has its own value.
struct FanControl: ControlWidget {
  struct Value {
    var room: Room
    var isOn: Bool
    /// How often a fan was set, as its status says.
    var changes = 0
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: FanIntent) -> Value {
      Value(room: configuration.room, isOn: false)
    }

    func currentValue(configuration: FanIntent) async throws -> Value {
      Value(
        room: configuration.room, isOn: PanelStore.isOn(configuration.room.rawValue),
        changes: PanelStore.changes)
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Fan", provider: Provider()) { value in
      ControlWidgetToggle(
        "\(value.room.name) Fan", isOn: value.isOn, action: SetFanIntent(value.room)
      ) { isOn in
        Label(isOn ? "Spinning" : "Still", systemImage: isOn ? "fan.fill" : "fan")
          .symbolEffect(.rotate, options: .repeat(.continuous), isActive: isOn)
          .controlWidgetStatus(
            isOn ? "Fan started \(value.changes)" : "Fan stopped \(value.changes)")
      }
      .tint(.teal)
    }
    .displayName("Fan")
    .description("Starts and stops a fan.")
    .promptsForUserConfiguration()
  }
}

struct FanIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Fan"

  @Parameter(title: "Room", default: .kitchen)
  var room: Room
}

struct SetFanIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set a Fan"

  @Parameter(title: "Room")
  var room: String

  @Parameter(title: "On")
  var value: Bool

  init() {}

  init(_ room: Room) {
    self.room = room.rawValue
  }

  func perform() async throws -> some IntentResult {
    PanelStore.setOn(value, room)
    PanelStore.changes += 1
    return .result()
  }
}
