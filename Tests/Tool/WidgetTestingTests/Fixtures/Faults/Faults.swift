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
