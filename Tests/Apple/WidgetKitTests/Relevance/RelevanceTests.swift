import AppIntents
import CoreLocation
import HostLink
import RelevanceKit
import Testing
import ViewArchive

@testable import WidgetKit

private struct BeachIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Beach"
  @Parameter(title: "Name", default: "Ocean") var name: String

  init() {}

  init(_ name: String) { self.name = name }
}

private struct BeachEntry: RelevanceEntry {
  var text: String
}

private struct BeachProvider: RelevanceEntriesProvider {
  static let start = Date(timeIntervalSince1970: 1_800_000_000)

  func relevance() async -> WidgetRelevance<BeachIntent> {
    WidgetRelevance([
      WidgetRelevanceAttribute(
        configuration: BeachIntent("Bay"),
        context: .date(interval: DateInterval(start: Self.start, duration: 60), kind: .scheduled)),
      WidgetRelevanceAttribute(
        configuration: BeachIntent("Cove"),
        context: .location(
          CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3,
            identifier: "cove"))),
      WidgetRelevanceAttribute(configuration: BeachIntent("Sand"), group: .named("beaches")),
    ])
  }

  func entry(configuration: BeachIntent, context: Context) async throws -> BeachEntry {
    if configuration.name == "Mud" { throw CocoaError(.fileNoSuchFile) }
    return BeachEntry(
      text: "\(configuration.name) \(Int(context.displaySize.width))\(context.isPreview ? "!" : "")"
    )
  }

  func placeholder(context: Context) -> BeachEntry { BeachEntry(text: "placeholder") }
}

private struct BeachWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "beach", provider: BeachProvider()) { entry in
      Text(entry.text).containerBackground(.clear, for: .widget)
    }
    .associatedKind("tide")
    .widgetTexture(.paper)
    .supportedMountingStyles([.recessed])
  }
}

private struct RelevantProvider: TimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) {}
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void
  ) {}

  func relevance() async -> WidgetRelevance<Void> {
    let now = BeachProvider.start
    return WidgetRelevance(
      [
        .date(now), .date(from: now, to: now - 60),
        .date(range: now...(now + 1), kind: .informational),
        .location(inferred: .commute), .sleep(.wakeup), .fitness(.workoutActive),
        .hardware(headphones: .connected),
      ].map { WidgetRelevanceAttribute(context: $0) } + [
        WidgetRelevanceAttribute(group: .ungrouped), WidgetRelevanceAttribute(group: .automatic),
      ])
  }
}

private struct RelevantWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: RelevantProvider()) { _ in EmptyView() }
  }
}

@MainActor
@Suite struct RelevanceTests {
  private func runtime<W: Widget>(_ widget: W) -> ExtensionRuntime {
    var list = _WidgetList()
    W._register(widget, in: &list)
    return ExtensionRuntime(list)
  }

  private func relevance(
    _ runtime: ExtensionRuntime, _ kind: String
  ) async throws -> [RelevanceAttribute] {
    let reply = await runtime.answer(.relevance(kind: kind))
    guard case .relevance(let attributes) = reply else { throw Unexpected(reply) }
    return attributes
  }

  private func request(_ name: String) -> WidgetRequest {
    WidgetRequest(
      kind: "beach", family: .accessoryRectangular, configuration: ["name": .string(name)],
      displaySize: LinkSize(width: 184, height: 80))
  }

  @Test func timelineProvidersAnswerEveryContext() async throws {
    let now = BeachProvider.start
    let attributes = try await relevance(runtime(RelevantWidget()), "tide")
    #expect(
      attributes.map(\.context) == [
        .date(from: now, to: now, kind: .default), .date(from: now, to: now, kind: .default),
        .date(from: now, to: now + 1, kind: .informational), .inferredLocation("commute"),
        .sleep("wakeup"), .fitness("workoutActive"), .headphones("connected"),
        nil, nil,
      ])
    #expect(attributes.suffix(2).map(\.group) == [.ungrouped, .automatic])
    #expect(attributes.allSatisfy { $0.configuration.isEmpty })
  }

  @Test func providersWithoutRelevanceAnswerNothing() async throws {
    #expect(try await relevance(ExtensionRuntime(SampleProvider()), "sample") == [])
    let reply = await ExtensionRuntime(SampleProvider()).answer(.relevance(kind: "none"))
    guard case .failure(let report) = reply else { throw Unexpected(reply) }
    #expect(report.kind == .unknownKind)
  }

  @Test func relevanceConfigurationsAnswerTheirConfigurations() async throws {
    let attributes = try await relevance(runtime(BeachWidget()), "beach")
    let start = BeachProvider.start
    #expect(
      attributes == [
        RelevanceAttribute(
          configuration: ["name": .string("Bay")],
          context: .date(from: start, to: start + 60, kind: .scheduled)),
        RelevanceAttribute(
          configuration: ["name": .string("Cove")],
          context: .region(
            RelevanceRegion(identifier: "cove", latitude: 1, longitude: 2, radius: 3))),
        RelevanceAttribute(configuration: ["name": .string("Sand")], group: .named("beaches")),
      ])
  }

  @Test(arguments: ["Bay", "Sand"])
  func timelineHasTheEntryOfTheConfiguration(name: String) async throws {
    let reply = await runtime(BeachWidget()).answer(.timeline(request(name)))
    guard case .timeline(let timeline) = reply else { throw Unexpected(reply) }
    #expect(timeline.entries.count == 1 && timeline.policy == .never)
    let archive = try ViewArchive(
      decoding: try #require(timeline.archive(entry: 0, environment: 0)))
    #expect(texts(archive.content) == ["\(name) 184"])
  }

  @Test func snapshotsAndPlaceholdersAreAnswered() async throws {
    for (call, text) in [
      (HostCall.snapshot(request("Bay"), isPreview: true), "Bay 184!"),
      (.placeholder(request("Bay")), "placeholder"),
    ] {
      let reply = await runtime(BeachWidget()).answer(call)
      guard case .timeline(let timeline) = reply else { throw Unexpected(reply) }
      let archive = try ViewArchive(
        decoding: try #require(timeline.archive(entry: 0, environment: 0)))
      #expect(texts(archive.content) == [text])
    }
  }

  @Test func thrownErrorIsReported() async throws {
    let reply = await runtime(BeachWidget()).answer(.timeline(request("Mud")))
    guard case .failure(let report) = reply else { throw Unexpected(reply) }
    #expect(report.kind == .thrown && report.message.contains("beach"))
  }

  @Test func modifiersArePartOfTheDescription() async throws {
    let reply = await runtime(BeachWidget()).answer(.describe)
    guard case .description(let bundle) = reply else { throw Unexpected(reply) }
    let beach = try #require(bundle.widgets.first)
    #expect(beach.isRelevanceConfiguration && beach.associatedKind == "tide")
    #expect(beach.texture == "paper" && beach.mountingStyles == ["recessed"])
    #expect(beach.supportedFamilies == [.accessoryRectangular])
    #expect(beach.configuration.parameters.map(\.name) == ["name"])
    let copy = try JSONDecoder().decode(
      WidgetDescription.self, from: try JSONEncoder().encode(beach))
    #expect(copy == beach)
  }

  @Test func levelOfDetailComesFromTheRequest() throws {
    #expect(try EnvironmentValues(RenderEnvironment()).levelOfDetail == .default)
    let far = RenderEnvironment(levelOfDetail: .simplified)
    #expect(try EnvironmentValues(far).levelOfDetail == .simplified)
    #expect(RenderEnvironment(levelOfDetail: .default) == RenderEnvironment())
  }
}
