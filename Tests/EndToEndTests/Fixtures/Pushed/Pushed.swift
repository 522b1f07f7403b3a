import SwiftUI
import WidgetKit

/// What the handler has heard: the token, and the widgets it is for.
struct Registration: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    let kinds = widgets.map { "\($0.kind) \($0.family)" }.joined(separator: ", ")
    UserDefaults.standard.set(pushInfo.token.hexadecimal, forKey: "token")
    UserDefaults.standard.set(kinds, forKey: "widgets")
  }
}

struct Entry: TimelineEntry {
  var date: Date
  /// How often the provider was asked.
  var asked: Int
  var token: String
  var current: String
  var widgets: String
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry {
    Entry(date: .now, asked: 0, token: "", current: "", widgets: "")
  }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let key = "asked \(context.family)"
    let asked = UserDefaults.standard.integer(forKey: key) + 1
    UserDefaults.standard.set(asked, forKey: key)
    Task {
      let current = await WidgetCenter.shared.currentPushInfo?.token.hexadecimal
      let entry = Entry(
        date: .now, asked: asked, token: UserDefaults.standard.string(forKey: "token") ?? "none",
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
      Text(verbatim: "asked \(entry.asked)")
      Text(verbatim: "told \(entry.token)")
      Text(verbatim: "current \(entry.current)")
      Text(verbatim: "for \(entry.widgets)")
    }
    .containerBackground(.background, for: .widget)
  }
}

/// Reloads by push.
struct Score: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Score", provider: Provider()) { EntryView(entry: $0) }
      .configurationDisplayName("Score")
      .supportedFamilies([.systemSmall])
      .pushHandler(Registration.self)
  }
}

/// Does not.
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
