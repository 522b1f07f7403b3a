import AppIntents
import WidgetKit

struct GardenConfiguration: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Garden"
  static var description = IntentDescription("Which plant is shown.")

  @Parameter(title: "Bed", default: .shade)
  var bed: Bed

  @Parameter(title: "Plant", description: "The one to look after")
  var plant: Plant

  @Parameter(title: "Neighbours", size: [.systemSmall: 1, .systemMedium: 3])
  var neighbours: [Plant]?

  @Parameter(title: "Colour", optionsProvider: ColorOptions())
  var color: String?

  @Parameter(title: "Days", default: 3, controlStyle: .stepper, inclusiveRange: (1, 14))
  var days: Int

  @Parameter(title: "Shows water", default: true)
  var showsWater: Bool

  @Parameter(title: "Amount")
  var amount: Amount?

  static var parameterSummary: some ParameterSummary {
    When(\.$showsWater, .equalTo, true) {
      Summary("Show \(\.$plant) for \(\.$days) days") {
        \.$bed
        \.$color
        \.$showsWater
        \.$amount
      }
    } otherwise: {
      When(widgetFamily: .equalTo, .systemSmall) {
        Summary("Show \(\.$plant)")
      } otherwise: {
        Summary {
          \.$plant
          \.$neighbours
        }
      }
    }
  }
}

struct GardenEntry: TimelineEntry {
  var date: Date
  var configuration: GardenConfiguration
}

struct GardenProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> GardenEntry {
    GardenEntry(date: .now, configuration: GardenConfiguration())
  }

  func snapshot(for configuration: GardenConfiguration, in context: Context) async -> GardenEntry {
    GardenEntry(date: .now, configuration: configuration)
  }

  func timeline(
    for configuration: GardenConfiguration, in context: Context
  ) async -> Timeline<GardenEntry> {
    Timeline(
      entries: [GardenEntry(date: .now, configuration: configuration)],
      policy: .after(.now.addingTimeInterval(Double(configuration.days) * 86400)))
  }

  func recommendations() -> [AppIntentRecommendation<GardenConfiguration>] {
    Plant.all.prefix(2).map { plant in
      let configuration = GardenConfiguration()
      configuration.plant = plant
      configuration.days = 1
      return AppIntentRecommendation(intent: configuration, description: plant.name)
    }
  }
}
