import HostLink
import Testing
import ViewArchive

@testable import SwiftUI
@testable import WidgetKit

@MainActor
@Suite struct ExtensionRuntimeTests {
  @Test func describesTheConfiguration() async throws {
    let reply = await ExtensionRuntime(SampleProvider()).answer(.describe)
    guard case .description(let bundle) = reply else { throw Unexpected(reply) }
    #expect(
      bundle.widgets == [
        WidgetDescription(
          kind: "sample", displayName: "Sample", description: "A widget for tests",
          supportedFamilies: [.systemSmall, .accessoryInline], contentMarginsDisabled: true,
          disfavoredLocations: [.init(location: "lockScreen", families: [.systemSmall])],
          typeName: "SampleWidget")
      ])
  }

  @Test func runsViewsOncePerEntryAndEnvironment() async throws {
    let provider = SampleProvider()
    let reply = await ExtensionRuntime(provider).answer(
      .timeline(
        .sample(environments: [
          RenderEnvironment(colorScheme: .light), RenderEnvironment(colorScheme: .dark),
        ])))
    guard case .timeline(let timeline) = reply else { throw Unexpected(reply) }
    #expect(provider.counter["timeline"] == 1)
    #expect(provider.counter["view"] == 6)
    #expect(timeline.entries.map(\.date) == [0, 60, 120].map { SampleProvider.start + $0 })
    #expect(timeline.policy == .atEnd)
    let dark = try #require(timeline.archive(entry: 2, environment: 1))
    #expect(try ViewArchive(decoding: dark).tree().contains("\"systemSmall dark 2\""))
  }

  @Test(arguments: [
    (ArchiveSelection.none, 0), (.indices([1, 7]), 1),
    (.shown(at: SampleProvider.start + 90), 1), (.all, 3),
  ])
  func archivesRequestedEntries(selection: ArchiveSelection, count: Int) async throws {
    let provider = SampleProvider()
    let reply = await ExtensionRuntime(provider).answer(.timeline(.sample(archives: selection)))
    guard case .timeline(let timeline) = reply else { throw Unexpected(reply) }
    #expect(timeline.archives.count == count)
    #expect(provider.counter["view"] == count)
  }

  @Test func distinguishesPreviewsAndSnapshots() async {
    let provider = SampleProvider()
    let runtime = ExtensionRuntime(provider)
    _ = await runtime.answer(.snapshot(.sample(), isPreview: true))
    _ = await runtime.answer(.snapshot(.sample(), isPreview: false))
    _ = await runtime.answer(.placeholder(.sample()))
    #expect(provider.counter["preview"] == 1)
    #expect(provider.counter["snapshot"] == 1)
    #expect(provider.counter["placeholder"] == 1)
  }

  @Test func reportsDroppedCompletion() async throws {
    let provider = SampleProvider(timeline: { _, _ in })
    let reply = await ExtensionRuntime(provider).answer(.timeline(.sample()))
    let report = try failure(reply)
    #expect(report.kind == .thrown)
    #expect(report.message.contains("sample"))
    #expect(report.message.contains("completion"))
  }

  @Test func usesFirstOfTwoCompletions() async throws {
    let provider = SampleProvider(timeline: { _, completion in
      completion(Timeline(entries: [SampleEntry(date: SampleProvider.start)], policy: .never))
      completion(Timeline(entries: [], policy: .atEnd))
    })
    let reply = await ExtensionRuntime(provider).answer(.timeline(.sample()))
    guard case .timeline(let timeline) = reply else { throw Unexpected(reply) }
    #expect(timeline.policy == .never)
  }

  @Test func reportsTimelineWithoutEntries() async throws {
    let provider = SampleProvider(timeline: { _, completion in
      completion(Timeline(entries: [], policy: .never))
    })
    let reply = await ExtensionRuntime(provider).answer(.timeline(.sample()))
    #expect(try failure(reply).kind == .noEntries)
  }

  @Test(arguments: [
    (WidgetRequest.sample(kind: "other"), FailureReport.Kind.unknownKind, "Available: sample."),
    (.sample(family: .systemLarge), .unsupportedFamily, "systemSmall, accessoryInline"),
    (
      .sample(environments: [RenderEnvironment(timeZone: "Mars/Olympus")]), .badEnvironment,
      "Mars/Olympus"
    ),
  ])
  func failureNamesAlternatives(
    request: WidgetRequest, kind: FailureReport.Kind, text: String
  ) async throws {
    let reply = await ExtensionRuntime(SampleProvider()).answer(.timeline(request))
    let report = try failure(reply)
    #expect(report.kind == kind)
    #expect(report.message.contains(text))
  }

  @Test func containerShapeFollowsTheSurface() async throws {
    struct Card: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "card", provider: SampleProvider()) { _ in
          ContainerRelativeShape().fill(.red)
            .containerBackground(for: .widget) { ContainerRelativeShape().inset(by: 2) }
        }
      }
    }
    var list = _WidgetList()
    Card._register(Card(), in: &list)
    let reply = await ExtensionRuntime(list).answer(
      .timeline(
        WidgetRequest(
          kind: "card", family: .systemSmall, displaySize: LinkSize(width: 158, height: 158),
          contentMargins: LinkInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
          containerCornerRadius: 22, archives: .indices([0]))))
    guard case .timeline(let timeline) = reply else { throw Unexpected(reply) }
    let data = try #require(timeline.archive(entry: 0, environment: 0))
    let archive = try ViewArchive(decoding: data)
    // The radius of 22 points decreases by the distance to the sides: 2 and 16 points.
    #expect(
      archive.containerBackground?.firstFill
        == Path(
          roundedRect: CGRect(x: 2, y: 2, width: 154, height: 154), cornerRadius: 20
        ).archived)
    #expect(
      archive.content.firstFill
        == Path(
          roundedRect: CGRect(x: 0, y: 0, width: 126, height: 126), cornerRadius: 6
        ).archived)
  }

  @Test func listsBundleInOrder() async throws {
    struct Bundle: WidgetBundle {
      var body: some Widget {
        SampleWidget(provider: SampleProvider(), kind: "first")
        if #available(iOS 16, *) { SampleWidget(provider: SampleProvider(), kind: "second") }
        SampleWidget(provider: SampleProvider(), kind: "third")
      }
    }
    var list = _WidgetList()
    Bundle.Body._register(Bundle().body, in: &list)
    let reply = await ExtensionRuntime(list).answer(.describe)
    guard case .description(let bundle) = reply else { throw Unexpected(reply) }
    #expect(bundle.widgets.map(\.kind) == ["first", "second", "third"])
  }

  @Test(arguments: [
    (
      HostCall.options(OptionsRequest(kind: "sample", parameter: "hero")),
      FailureReport.Kind.badConfiguration, "no parameter \"hero\". It has no parameters."
    ),
    (
      .options(OptionsRequest(kind: "other", parameter: "hero")), .unknownKind,
      "Available: sample."
    ),
    (.recommendations(kind: "other"), .unknownKind, "Available: sample."),
  ])
  func unknownNamesFail(
    call: HostCall, kind: FailureReport.Kind, text: String
  ) async throws {
    let report = try failure(await ExtensionRuntime(SampleProvider()).answer(call))
    #expect(report.kind == kind)
    #expect(report.message.contains(text))
  }

  @Test func staticWidgetHasNoRecommendations() async {
    let reply = await ExtensionRuntime(SampleProvider()).answer(.recommendations(kind: "sample"))
    #expect(reply == .recommendations([]))
  }

  private func failure(_ reply: ExtensionReply) throws -> FailureReport {
    guard case .failure(let report) = reply else { throw Unexpected(reply) }
    return report
  }
}

extension ArchiveNode {
  /// The first filled path of the tree.
  var firstFill: ArchivePath? {
    if case .fill(let path, _, _) = content { return path }
    for child in children {
      if let path = child.firstFill { return path }
    }
    return nil
  }
}

/// A reply of another case than expected.
struct Unexpected: Error {
  let reply: ExtensionReply

  init(_ reply: ExtensionReply) {
    self.reply = reply
  }
}
