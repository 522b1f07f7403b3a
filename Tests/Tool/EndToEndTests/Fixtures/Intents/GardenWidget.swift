import AppIntents
import SwiftUI
import WidgetKit

@main
struct GardenBundle: WidgetBundle {
  var body: some Widget {
    GardenWidget()
  }
}

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Garden", intent: GardenConfiguration.self, provider: GardenProvider()
    ) { entry in
      GardenView(entry: entry)
        .containerBackground(.green, for: .widget)
    }
    .configurationDisplayName("Garden")
    .supportedFamilies([.systemSmall, .systemMedium])
    .promptsForUserConfiguration()
  }
}

struct GardenView: View {
  var entry: GardenEntry

  var body: some View {
    VStack {
      Text(entry.configuration.bed == .sun ? "Sun" : "Shade")
      if let color = entry.configuration.color { Text(color) }
      Text((entry.configuration.neighbours ?? []).map(\.name).joined(separator: "+"))
      if let plant = Plant.all.first {
        Button(intent: WaterIntent(plant: plant, date: entry.date)) { Text("Water") }
        Button("Open", intent: OpenPlant(plant))
      }
      Toggle(isOn: Diary.text == "fence true", intent: FenceIntent()) { Text("Fence") }
      Button("Fail", role: .destructive, intent: FailIntent())
      Button("Map", systemImage: "map", intent: ShowPlant())
    }
  }
}

#Preview(as: .systemSmall) {
  GardenWidget()
} timeline: {
  GardenEntry(date: .now, configuration: GardenConfiguration())
}

#Preview("Provider", as: .systemSmall, using: GardenConfiguration()) {
  GardenWidget()
} timelineProvider: {
  GardenProvider()
}
