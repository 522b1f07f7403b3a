import AppIntents
import SwiftUI
import UserNotifications
import WidgetKit

/// Every name and link is markup, a script, or changes the direction of the text after it.
@main
struct Hostile: WidgetBundle {
  var body: some Widget {
    HostileWidget()
    HostileControl()
  }

  static let image = "<img src=x onerror=\"document.title='run'\">"
  static let script = "</b><script>document.title='run'</script>"
  static let reversed = "\u{202E}gnp\u{2066}\u{1B}[31m"
}

struct HostileWidget: Widget {
  struct Entry: TimelineEntry {
    var date: Date
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Hostile", provider: Provider()) { _ in
      Text(Hostile.image)
        .accessibilityLabel(Hostile.script + Hostile.reversed)
        .containerBackground(.teal, for: .widget)
        .widgetURL(URL(string: "javascript:document.title='run'"))
    }
    .configurationDisplayName(Hostile.image + Hostile.reversed)
    .description(Hostile.script + Hostile.reversed)
    .supportedFamilies([.systemSmall])
  }
}

struct HostileControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "HostileControl") {
      ControlWidgetButton(action: HostileIntent()) {
        Label(Hostile.script + Hostile.reversed, systemImage: "bolt")
      }
    }
    .displayName(LocalizedStringResource(stringLiteral: Hostile.image + Hostile.reversed))
  }
}

struct HostileIntent: AppIntent {
  static let title: LocalizedStringResource = "</button><script>document.title='run'</script>"

  func perform() async throws -> some IntentResult {
    print("\u{1B}[31m" + Hostile.script + Hostile.reversed)
    return .result()
  }
}
