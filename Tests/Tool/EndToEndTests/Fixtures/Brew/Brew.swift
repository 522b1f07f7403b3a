import AccessoryLiveActivities
import ActivityKit
import AlarmKit
import AppIntents
import Charts
import FoundationModels
import NowPlaying
import SwiftUI
import VisualIntelligence
import WidgetKit

#if compiler(>=6.4)
  let toolset = "27"
#else
  let toolset = "26"
#endif

struct CupEntity: SyncableEntity, OwnershipProvidingEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let defaultQuery = CupQuery()
  let id: SyncableEntityIdentifier<UUID, String>
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  var ownership: EntityOwnership { name == "shared" ? [.shared] : [] }
  init(id: SyncableEntityIdentifier<UUID, String>, name: String) {
    self.id = id
    self.name = name
  }
}

struct CupQuery: EntityQuery {
  static var allowedExecutionTargets: IntentExecutionTargets { .main }
  func entities(for identifiers: [CupEntity.ID]) async throws -> [CupEntity] {
    identifiers.map { CupEntity(id: $0, name: "a") }
  }
  func suggestedEntities() async throws -> [CupEntity] { [] }
}

final class Pager: LiveActivityForwarding.AccessoryLiveActivitiesHandler {
  static let forwarding = LiveActivityForwarding { Pager() }
  func activate(for session: LiveActivityForwarding.Session) {
    Task { print(try await session.liveActivities.compactMap(\.content?.alert?.title)) }
  }
  func liveActivityUpdated(_ activity: AccessoryLiveActivity) {}
  func sessionInvalidated() {}
}

struct BrewAll: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Brew all"
  @available(iOS 27.0, *)
  static var allowedExecutionTargets: IntentExecutionTargets { [.widgetKitExtension, .main] }
  @Parameter(title: "Cups") var cups: EntityCollection<CupEntity>
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let count = try await performBackgroundTask(options: [.requiresGPU]) {
      progress.totalUnitCount = Int64(cups.count)
      for i in 0..<cups.count { progress.completedUnitCount = Int64(i + 1) }
      return try await cups.resolvedEntities().count
    } onCancel: { reason in
      print(reason == .timeout)
    }
    return .result(value: count)
  }
}

struct Launch: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Launcher"
  @Parameter(title: "Action") var shortcut: SystemShortcut?
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemExtraLargePortrait) {
      Summary("\(\.$shortcut)")
    } otherwise: {
      Summary()
    }
  }
}

@Generable(description: "A recipe")
struct Recipe {
  @Guide(description: "Name") var name: String
  @Guide(.range(1...10)) let grams: Int
  @Guide(description: "Steps", .count(3)) var steps: [Step]
  var note: String?
}
@Generable struct Step { var text: String }
@Generable enum Roast { case light, dark }

struct Finder: FoundationModels.Tool {
  let description = "Finds"
  @Generable struct Arguments { var query: String }
  func call(arguments: Arguments) async throws -> [String] { [arguments.query] }
}

func recipe() async -> String {
  let model = SystemLanguageModel.default
  switch model.availability {
  case .available: break
  case .unavailable(.deviceNotEligible): return "none"
  case .unavailable(let other): return "\(other)"
  }
  let session = LanguageModelSession(tools: [Finder()], instructions: "You brew.")
  do {
    for try await partial in session.streamResponse(to: "Brew", generating: Recipe.self) {
      if let name = partial.content.name { print(name, partial.content.steps?.first?.text ?? "") }
    }
    return try await session.respond(
      to: "A", generating: Recipe.self, options: GenerationOptions(temperature: 0.5)
    ).content.name
  } catch { return error.localizedDescription }
}

struct Panel<Content: View>: View {
  let content: Content
  init(@ContentBuilder content: () -> Content) { self.content = content() }
  var body: some View { VStack { content } }
}

struct Screen: View {
  @State private var model = Model()
  @State private var failed: Model.Problem?
  @State private var rows = ["a", "b"]
  @ContentBuilder var items: some ToolbarContent {
    ToolbarItem(placement: .topBarPinnedTrailing) { Button("Add") {} }
    ToolbarOverflowMenu { Button("More") {} }
  }
  @ContentBuilder var marks: some ChartContent {
    BarMark(x: .value("a", 1), y: .value("b", 2))
    LineMark(x: .value("a", 1), y: .value("b", 3))
  }
  var body: some View {
    NavigationStack {
      Panel {
        Text(model.name)
        Chart { marks }.frame(height: 80)
        ForEach(rows, id: \.self) { Text($0) }.reorderable()
        ArrangementView {
          Color.red
        } secondary: {
          Color.blue
        }.arrangementViewStyle(.split.axes(.horizontal)).frame(height: 40)
      }
      .reorderContainer(for: String.self, itemID: \.self) { difference in print(difference.sources)
      }
      .toolbar { items }
      .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
      .alert("Failed", item: $failed) { problem in
        Button("OK") {}
      } message: {
        Text($0.text)
      }
      .onHingeChange { _, new in print(new.hinge as Any) }
    }
  }
}

@Observable final class Model {
  var name = "Brew"
  struct Problem { var text = "" }
}

struct Entry: TimelineEntry { let date: Date }
struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

struct Island: View {
  @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited
  var body: some View { Text(isLimited ? "a" : "b") }
}

@main struct BrewWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "brew", provider: Provider()) { _ in
      GeometryReader { g in
        let radii = g.concentricCornerRadii
        VStack {
          Text("Xcode \(toolset)")
          Text("\(Int(radii?.topLeading ?? -1))")
        }
      }
      .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemExtraLargePortrait])
  }
}

#Preview("Screen", traits: .fixedLayout(width: 393, height: 500)) { Screen() }
#Preview("Row", arguments: ["short", "a rather long name"]) { name in Text(name) }
#Preview(traits: .sizeThatFitsLayout, arguments: ColorScheme.allCases) { scheme in
  Text("Card").padding().colorScheme(scheme)
}

#Preview(traits: .sizeThatFitsLayout, arguments: ["Xcode \(toolset)"]) { Text($0) }
