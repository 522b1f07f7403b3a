import AppIntents
import HostLink
import TestThreads
import Testing

@testable import WidgetKit

/// The app intent of a `WidgetInfo`.
struct WidgetInfoTests {
  @Test func returnsKnownIntentOfItsTypeOnly() async throws {
    let source = AppIntentSource(provider: CityProvider(), content: { _ in AnyView(EmptyView()) })
    let intent = await source.appIntent(with: ["city": .string("Lund")])
    let info = WidgetInfo(.known(intent), ["city": .string("Lund")])
    #expect(info.widgetConfigurationIntent(of: CityIntent.self)?.city == "Lund")
    #expect(info.widgetConfigurationIntent(of: OtherIntent.self) == nil)
    #expect(WidgetInfo(.known(nil), [:]).widgetConfigurationIntent(of: CityIntent.self) == nil)
  }

  @Test func appProcessMatchesIntentByValues() async throws {
    let info = WidgetInfo(.unknown, ["city": .string("Lund")])
    let (city, other) = try await onThread {
      (
        info.widgetConfigurationIntent(of: CityIntent.self),
        info.widgetConfigurationIntent(of: OtherIntent.self)
      )
    }
    #expect(city?.city == "Lund")
    #expect(other == nil)
  }
}

extension WidgetInfo {
  fileprivate init(_ intent: PlacedAppIntent, _ values: [String: ConfigurationValue]) {
    self.init(
      configuration: nil, family: .systemSmall, kind: "city", values: values, appIntent: intent)
  }
}

struct CityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "City"

  @Parameter(title: "City", default: "Ystad") var city: String
}

struct OtherIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Other"
}

struct CityProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: SampleProvider.start) }

  func snapshot(for configuration: CityIntent, in context: Context) async -> SampleEntry {
    SampleEntry(date: SampleProvider.start)
  }

  func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<SampleEntry> {
    Timeline(entries: [SampleEntry(date: SampleProvider.start)], policy: .never)
  }
}
