import AppIntents
import SwiftUI
import WidgetKit

/// A widget whose provider fails as the defaults of its app group say.
@main
struct Faults: WidgetBundle {
  var body: some Widget { FaultWidget() }
}

struct Store {
  static let group = "group.vitrine.faults"
  static var fault: String {
    UserDefaults(suiteName: group)?.string(forKey: "fault") ?? "none"
  }
}

struct FaultEntry: TimelineEntry {
  var date: Date
  var fault: String
}

struct FaultProvider: TimelineProvider {
  func placeholder(in context: Context) -> FaultEntry { FaultEntry(date: .now, fault: "none") }

  func getSnapshot(in context: Context, completion: @escaping (FaultEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<FaultEntry>) -> Void) {
    print("provider: \(Store.fault)")
    switch Store.fault {
    case "crash": fatalError("no tide today")
    case "exit": exit(3)
    case "hang": while true { usleep(1000) }
    case "silence": return
    default: break
    }
    let entry = FaultEntry(date: .now, fault: Store.fault)
    completion(Timeline(entries: [entry], policy: .after(.now + 3600)))
  }
}

struct Refusal: Error, CustomStringConvertible {
  var description: String { "the gate is locked" }
}

struct ThrowIntent: AppIntent {
  static let title: LocalizedStringResource = "Throw"
  func perform() async throws -> some IntentResult {
    throw Refusal()
    return .result()
  }
}

struct CrashIntent: AppIntent {
  static let title: LocalizedStringResource = "Crash"
  func perform() async throws -> some IntentResult {
    fatalError("the gate fell off")
    return .result()
  }
}

struct FaultWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Fault", provider: FaultProvider()) { entry in
      VStack {
        Text("fault \(entry.fault)")
        Text(entry.date, style: .time)
        Button("Throw", intent: ThrowIntent())
        Button("Crash", intent: CrashIntent())
        HStack {
          Button("Twin", intent: ThrowIntent())
          Button("Twin", intent: CrashIntent())
        }
        Link("Gate", destination: URL(string: "faults://gate")!)
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "faults://home"))
    }
    .supportedFamilies([.systemLarge])
  }
}

enum Side: String, AppEnum {
  case left, right

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Side"
  static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [
    .left: "Left", .right: "Right",
  ]
}

struct Gate: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Gate"
  static let defaultQuery = GateQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Painted") var painted: Side?

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct GateQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Gate] {
    guard identifiers.contains("north") else { return [] }
    let gate = Gate(id: "north")
    gate.name = "North"
    return [gate]
  }

  func entities(matching string: String) async throws -> [Gate] { throw Refusal() }
}

struct Paint: AppIntent {
  static let title: LocalizedStringResource = "Paint"

  @Parameter(title: "Gates") var gates: [Gate]
  @Parameter(title: "Side", default: .right) var side: Side

  func perform() async throws -> some ReturnsValue<[Gate]> {
    for gate in gates { gate.painted = side }
    return .result(value: gates)
  }
}

struct Now: AppIntent {
  static let title: LocalizedStringResource = "Now"
  func perform() async throws -> some ReturnsValue<Date> { .result(value: .now) }
}

struct Measure: AppIntent {
  static let title: LocalizedStringResource = "Measure"

  @Parameter(title: "Width") var width: Measurement<UnitLength>

  func perform() async throws -> some ReturnsValue<Measurement<UnitLength>> {
    .result(value: width)
  }
}

struct Quiet: AppIntent {
  static let title: LocalizedStringResource = "Quiet"
  func perform() async throws -> some IntentResult { .result() }
}

struct Hang: AppIntent {
  static let title: LocalizedStringResource = "Hang"
  func perform() async throws -> some IntentResult {
    try await Task.sleep(for: .seconds(3600))
    return .result()
  }
}
