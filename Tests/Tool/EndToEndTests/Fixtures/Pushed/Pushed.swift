import SwiftUI
import WidgetKit

/// Stores the token and the widgets that the push handler receives.
struct Registration: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    let kinds = widgets.map { "\($0.kind) \($0.family)" }.joined(separator: ", ")
    UserDefaults.standard.set(pushInfo.token.hexadecimal, forKey: "token")
    UserDefaults.standard.set(kinds, forKey: "widgets")
  }
}

struct Entry: TimelineEntry {
  var date: Date
  /// The number of calls of the provider.
  var calls: Int
  var token: String
  var current: String
  var widgets: String
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry {
    Entry(date: .now, calls: 0, token: "", current: "", widgets: "")
  }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let key = "calls \(context.family)"
    let calls = UserDefaults.standard.integer(forKey: key) + 1
    UserDefaults.standard.set(calls, forKey: key)
    Task {
      let current = await WidgetCenter.shared.currentPushInfo?.token.hexadecimal
      let entry = Entry(
        date: .now, calls: calls, token: UserDefaults.standard.string(forKey: "token") ?? "none",
        current: current ?? "none",
        widgets: UserDefaults.standard.string(forKey: "widgets") ?? "none")
      completion(Timeline(entries: [entry], policy: .never))
    }
  }
}

struct EntryView: View {
  var entry: Entry

  var body: some View {
    VStack {
      Text(verbatim: "call \(entry.calls)")
      Text(verbatim: "received \(entry.token)")
      Text(verbatim: "current \(entry.current)")
      Text(verbatim: "for \(entry.widgets)")
    }
    .containerBackground(.background, for: .widget)
  }
}

/// A widget that pushes reload.
struct Score: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Score", provider: Provider()) { EntryView(entry: $0) }
      .configurationDisplayName("Score")
      .supportedFamilies([.systemSmall])
      .pushHandler(Registration.self)
  }
}

/// A widget without a push handler.
struct Table: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Table", provider: Provider()) { EntryView(entry: $0) }
      .configurationDisplayName("Table")
      .supportedFamilies([.systemMedium])
  }
}

@main
struct Pushed: WidgetBundle {
  var body: some Widget {
    Score()
    Table()
  }
}

extension Data {
  var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }
}
