// A widget: entry, provider, view, previews, and with a configuration its App Intent.
extension ExtensionTemplate {
  var widgetFiles: [File] {
    let configuration = File(
      name: "\(name)Configuration.swift", text: widgetConfiguration)
    return [
      bundle(of: "\(name)Widget"), File(name: "\(name)Provider.swift", text: widgetProvider),
      File(name: "\(name)Widget.swift", text: widget),
    ] + (isConfigurable ? [configuration] : [])
  }

  private var widget: String {
    let configuration =
      isConfigurable
      ? """
      AppIntentConfiguration(
            kind: Self.kind, intent: \(name)Configuration.self, provider: \(name)Provider()
          )
      """
      : "StaticConfiguration(kind: Self.kind, provider: \(name)Provider())"
    return #"""
      import SwiftUI
      import WidgetKit

      struct \#(name)Widget: Widget {
        static let kind = "\#(name)Widget"

        var body: some WidgetConfiguration {
          \#(configuration) { entry in
            \#(name)EntryView(entry: entry)
              .containerBackground(.background, for: .widget)
          }
          .configurationDisplayName("\#(name)")
          .description("A greeting that changes every hour.")
          .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
        }
      }

      /// One entry, in the layout of each family.
      struct \#(name)EntryView: View {
        @Environment(\.widgetFamily) private var family
        let entry: \#(name)Entry

        var body: some View {
          VStack(alignment: .leading, spacing: 4) {
            Text(entry.date, style: .time)
              .font(family == .accessoryRectangular ? .headline : .title2.bold())
            Text(entry.greeting)
              .font(.callout)
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }

      #Preview("Small", as: .systemSmall) {
        \#(name)Widget()
      } timeline: {
        \#(name)Entry(date: .now, greeting: "Hello")
        \#(name)Entry(date: .now.addingTimeInterval(3600), greeting: "Hello again")
      }

      """#
  }

  private var widgetProvider: String {
    isConfigurable ? intentProvider : staticProvider
  }

  private var staticProvider: String {
    #"""
    import WidgetKit

    /// What the widget shows from a date on.
    struct \#(name)Entry: TimelineEntry {
      let date: Date
      let greeting: String
    }

    struct \#(name)Provider: TimelineProvider {
      /// Shown, redacted, until there is content. Must return at once.
      func placeholder(in context: Context) -> \#(name)Entry {
        \#(name)Entry(date: .now, greeting: "Hello")
      }

      /// One entry, for the gallery and for moments in between.
      func getSnapshot(
        in context: Context, completion: @escaping (\#(name)Entry) -> Void
      ) {
        completion(\#(name)Entry(date: .now, greeting: "Hello"))
      }

      /// Five hours of entries. The next timeline is requested at the last one.
      func getTimeline(
        in context: Context, completion: @escaping (Timeline<\#(name)Entry>) -> Void
      ) {
        let entries = (0..<5).map { hour in
          \#(name)Entry(
            date: .now.addingTimeInterval(Double(hour) * 3600), greeting: "Hello, hour \(hour)")
        }
        completion(Timeline(entries: entries, policy: .atEnd))
      }
    }

    """#
  }

  private var intentProvider: String {
    #"""
    import WidgetKit

    /// What the widget shows from a date on.
    struct \#(name)Entry: TimelineEntry {
      let date: Date
      let greeting: String
    }

    struct \#(name)Provider: AppIntentTimelineProvider {
      /// Shown, redacted, until there is content. Must return at once.
      func placeholder(in context: Context) -> \#(name)Entry {
        \#(name)Entry(date: .now, greeting: "Hello")
      }

      /// One entry, for the gallery and for moments in between.
      func snapshot(
        for configuration: \#(name)Configuration, in context: Context
      ) async -> \#(name)Entry {
        \#(name)Entry(date: .now, greeting: configuration.greeting)
      }

      /// Five hours of entries. The next timeline is requested at the last one.
      func timeline(
        for configuration: \#(name)Configuration, in context: Context
      ) async -> Timeline<\#(name)Entry> {
        let entries = (0..<5).map { hour in
          \#(name)Entry(
            date: .now.addingTimeInterval(Double(hour) * 3600),
            greeting: "\(configuration.greeting), hour \(hour)")
        }
        return Timeline(entries: entries, policy: .atEnd)
      }
    }

    """#
  }

  private var widgetConfiguration: String {
    #"""
    import AppIntents
    import WidgetKit

    /// What the user chooses when editing the widget.
    struct \#(name)Configuration: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "\#(name)"
      static let description = IntentDescription("Chooses the greeting.")

      @Parameter(title: "Greeting", default: "Hello")
      var greeting: String
    }

    """#
  }
}
