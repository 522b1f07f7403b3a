#if os(watchOS)
  import AppIntents
  import RelevanceKit
  import SwiftUI
  import WidgetKit

  /// The next three departures, side by side.
  struct TimetableWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Timetable", provider: DepartureProvider()) { entry in
        AccessoryWidgetGroup("Ferries", systemImage: "ferry.fill") {
          ForEach(Timetable.departures(from: entry.date, count: 3), id: \.self) { departure in
            ZStack {
              AccessoryWidgetBackground()
              Text(Timetable.clock(departure))
                .font(.system(size: 13, weight: .semibold, design: .rounded))
                .lineLimit(1)
                .widgetAccentable()
            }
          }
        }
        .containerBackground(.black, for: .widget)
      }
      .configurationDisplayName("Timetable")
      .description("The next three ferries.")
      .supportedFamilies([.accessoryRectangular])
    }
  }

  struct PierIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pier"

    @Parameter(title: "Pier") var pier: String?

    init() {}

    init(pier: String) { self.pier = pier }
  }

  struct BoardingEntry: RelevanceEntry {
    let pier: String
    let departure: Date
  }

  struct BoardingProvider: RelevanceEntriesProvider {
    func relevance() async -> WidgetRelevance<PierIntent> {
      WidgetRelevance(
        Timetable.departures(from: .now, count: 8).map { departure in
          WidgetRelevanceAttribute(
            configuration: PierIntent(pier: Timetable.pier(of: departure)),
            context: .date(from: departure - Timetable.boarding, to: departure))
        })
    }

    func entry(configuration: PierIntent, context: Context) async throws -> BoardingEntry {
      entry(configuration.pier)
    }

    func placeholder(context: Context) -> BoardingEntry { entry(nil) }

    private func entry(_ pier: String?) -> BoardingEntry {
      let departures = Timetable.departures(from: .now, count: 2)
      let departure = departures.first { Timetable.pier(of: $0) == pier } ?? departures[0]
      return BoardingEntry(pier: Timetable.pier(of: departure), departure: departure)
    }
  }

  /// Only in the Smart Stack, and only while passengers board.
  struct BoardingWidget: Widget {
    var body: some WidgetConfiguration {
      RelevanceConfiguration(kind: "Boarding", provider: BoardingProvider()) { entry in
        VStack(alignment: .leading) {
          Label("Now boarding", systemImage: "figure.walk")
            .font(.headline)
            .widgetAccentable()
          Text(entry.pier)
          Text(entry.departure, style: .timer)
            .monospacedDigit()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .foregroundStyle(.white)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .containerBackground(Color(red: 0.02, green: 0.3, blue: 0.38), for: .widget)
      }
      .configurationDisplayName("Boarding")
      .associatedKind("Departures")
    }
  }
#endif
