// Failing controls, one for each kind of failure.
import AppIntents
import SwiftUI
import WidgetKit

@main
struct Troubles: WidgetBundle {
  var body: some Widget {
    Provider()
    Unset()
    Nothing()
    Slow()
    Liar()
    Level()
  }
}

struct PressIntent: AppIntent {
  static let title: LocalizedStringResource = "Press"
  func perform() async throws -> some IntentResult { .result() }
}

// MARK: A provider with a configurable failure

struct Failure: Error, CustomStringConvertible {
  var description: String { "the server is out" }
}

enum Fault: String, AppEnum {
  case fine, thrown, hang, blocked, crash, ended
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fault"
  static let caseDisplayRepresentations: [Fault: DisplayRepresentation] = [
    .fine: "Fine", .thrown: "Throws", .hang: "Hangs", .blocked: "Blocks", .crash: "Crashes",
    .ended: "Ends",
  ]
}

struct FaultConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Fault"
  @Parameter(title: "Fault", default: .fine) var fault: Fault
}

struct FaultProvider: AppIntentControlValueProvider {
  func previewValue(configuration: FaultConfiguration) -> Fault { configuration.fault }

  func currentValue(configuration: FaultConfiguration) async throws -> Fault {
    switch configuration.fault {
    case .fine: break
    case .thrown: throw Failure()
    case .hang: try await Task.sleep(for: .seconds(600))
    case .blocked: while true { usleep(1000) }
    case .crash: fatalError("out of order")
    case .ended: exit(3)
    }
    return configuration.fault
  }
}

struct Provider: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Provider", provider: FaultProvider()) { fault in
      ControlWidgetButton(action: PressIntent()) { Label(fault.rawValue, systemImage: "wrench") }
    }
  }
}

// MARK: An intent without a value for its parameter

struct NoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Note"
  @Parameter(title: "Words") var words: String

  func perform() async throws -> some IntentResult {
    print(words)
    return .result()
  }
}

struct Unset: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Unset") {
      ControlWidgetButton(action: NoteIntent()) { Label("Note", systemImage: "note") }
    }
  }
}

// MARK: Lists of choices

struct Room: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let defaultQuery = RoomQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct RoomQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Room] { [] }
  func suggestedEntities() async throws -> [Room] { [] }
}

struct NothingConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Room"
  @Parameter(title: "Room") var room: Room
}

/// A control whose required parameter has no choices.
struct Nothing: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Nothing", intent: NothingConfiguration.self) { _ in
      ControlWidgetButton(action: PressIntent()) {
        Label("Room", systemImage: "door.left.hand.open")
      }
    }
  }
}

struct SlowNames: DynamicOptionsProvider {
  func results() async throws -> [String] {
    try await Task.sleep(for: .seconds(600))
    return []
  }
}

struct SlowConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Name"
  @Parameter(title: "Name", default: "Ann", optionsProvider: SlowNames()) var name: String
}

struct Slow: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Slow", intent: SlowConfiguration.self) { configuration in
      ControlWidgetButton(action: PressIntent()) {
        Label(configuration.name, systemImage: "person")
      }
    }
  }
}

// MARK: A toggle that ignores its action

struct ForgetIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Forget"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct Liar: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Liar") {
      ControlWidgetToggle("Alarm", isOn: false, action: ForgetIntent()) { isOn in
        Label(isOn ? "Armed" : "Off", systemImage: "bell")
      }
    }
  }
}

// MARK: A parameter whose type changes in another version

struct LevelConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Level"
  @Parameter(title: "Level", default: 1) var level: Int
}

struct Level: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Level", intent: LevelConfiguration.self) { configuration in
      ControlWidgetButton(action: PressIntent()) {
        Label("\(configuration.level)", systemImage: "dial.low")
      }
    }
  }
}
