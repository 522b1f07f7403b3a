import AppIntents
import SwiftData
import SwiftUI
import WidgetKit

/// A widget that shows what it finds of its app's data, and a control whose intent only the
/// extension has.
@main struct CabinWidgets: WidgetBundle {
  var body: some Widget {
    CabinWidget()
    CabinControl()
  }
}

struct CabinEntry: TimelineEntry {
  var date: Date
  var lines: [String]
}

struct CabinProvider: TimelineProvider {
  func placeholder(in context: Context) -> CabinEntry { CabinEntry(date: .now, lines: []) }

  func getSnapshot(in context: Context, completion: @escaping (CabinEntry) -> Void) {
    completion(CabinEntry(date: .now, lines: []))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<CabinEntry>) -> Void
  ) {
    let guests = try? ModelContext(ModelContainer(for: Guest.self)).fetchCount(
      FetchDescriptor<Guest>())
    let group = UserDefaults(suiteName: Cabin.group)
    let lines = [
      "standard \(UserDefaults.standard.string(forKey: "note") ?? "nil")",
      "group \(group?.integer(forKey: "launches") ?? -1)",
      "file \((try? String(contentsOf: Cabin.file, encoding: .utf8)) ?? "nil")",
      "guests \(guests ?? -1)",
    ]
    completion(Timeline(entries: [CabinEntry(date: .now, lines: lines)], policy: .never))
  }
}

struct CabinWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "cabin", provider: CabinProvider()) { entry in
      VStack { ForEach(entry.lines, id: \.self) { Text($0) } }
        .containerBackground(.background, for: .widget)
    }
  }
}

struct OpenCabin: AppIntent {
  static let title: LocalizedStringResource = "Open Cabin"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}

struct CabinControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "open") {
      ControlWidgetButton(action: OpenCabin()) { Label("Open", systemImage: "house") }
    }
  }
}
