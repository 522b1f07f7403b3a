import AppIntents
import HostLink
import Testing

@testable import SwiftUI
@testable import WidgetKit

/// Kinds of controls and widgets in one bundle.
@MainActor
@Suite struct KindTests {
  struct Choice: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
    @Parameter(title: "Place") var place: SamplePlace
  }

  struct Placed: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Placed"
    @Parameter(title: "Name", optionsProvider: Names()) var name: String?

    struct Names: DynamicOptionsProvider {
      func results() async throws -> [String] { ["Ada"] }
    }
  }

  struct Entry: TimelineEntry { var date: Date }

  struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func snapshot(for configuration: Placed, in context: Context) async -> Entry {
      Entry(date: .now)
    }
    func timeline(for configuration: Placed, in context: Context) async -> Timeline<Entry> {
      Timeline(entries: [Entry(date: .now)], policy: .never)
    }
  }

  struct Lamp: ControlWidget {
    var body: some ControlWidgetConfiguration {
      AppIntentControlConfiguration(kind: "lamp", intent: Choice.self) { _ in
        ControlWidgetButton(action: SamplePress()) { Text("Lamp") }
      }
    }
  }

  struct LampWidget: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(kind: "lamp", intent: Placed.self, provider: Provider()) { _ in
        Text("Lamp")
      }
    }
  }

  struct Lamps: WidgetBundle {
    var body: some Widget {
      Lamp()
      LampWidget()
      Lamp()
    }
  }

  private var runtime: ExtensionRuntime {
    var list = _WidgetList()
    Lamps.Body._register(Lamps().body, in: &list)
    return ExtensionRuntime(list)
  }

  @Test func descriptionNamesTypes() async throws {
    guard case .description(let bundle) = await runtime.answer(.describe) else { throw NoAnswer() }
    #expect(bundle.controls.map(\.typeName) == ["Lamp", "Lamp"])
    #expect(bundle.widgets.map(\.typeName) == ["LampWidget"])
  }

  @Test(arguments: [("place", ["Kitchen", "Cellar"]), ("name", ["Ada"])])
  func widgetAndControlOfOneKindHaveTheirOptions(parameter: String, titles: [String]) async throws {
    let call = HostCall.options(OptionsRequest(kind: "lamp", parameter: parameter))
    guard case .options(let reply) = await runtime.answer(call) else { throw NoAnswer() }
    #expect(reply.sections.flatMap(\.options).map(\.title) == titles)
  }
}
