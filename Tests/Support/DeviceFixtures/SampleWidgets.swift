import DeviceEngine
import Foundation
import HostLink

package func timeline(_ dates: [Date], _ policy: ReloadPolicy = .atEnd) -> FetchedTimeline {
  FetchedTimeline(entries: dates.map { EntryDescription(date: $0) }, policy: policy)
}

extension WidgetDescription {
  package static let weather = WidgetDescription(
    kind: "weather", displayName: "Weather", description: "What it is like outside.",
    supportedFamilies: [
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ])

  package static let lamp = WidgetDescription(
    kind: "lamp", supportedFamilies: [.systemSmall],
    configuration: .intent(
      name: "LampIntent", title: "Lamp",
      parameters: [
        ParameterDescription(
          name: "lamp", title: "Lamp", type: .object(name: "Lamp"),
          hasDynamicOptions: true),
        ParameterDescription(
          name: "level", title: "Level", type: .integer, minimum: 0, maximum: 10),
      ]))
}
