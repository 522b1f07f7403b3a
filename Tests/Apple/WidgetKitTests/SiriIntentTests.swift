import HostLink
import Testing

@testable import SwiftUI
@testable import WidgetKit

/// The code that the builder generates.
private final class MoodIntent: INIntent, DefinedIntent {
  static var intentDefinition: IntentDefinition {
    IntentDefinition(
      name: "MoodIntent", title: "Mood",
      parameters: [
        DefinedParameter(
          name: "mood", title: "Mood",
          kind: .enumeration(
            name: "Mood", cases: [.init(name: "calm", rawValue: 1, title: "Calm")]),
          defaultValue: .string("calm"))
      ])
  }

  var mood: Int { parameterValue(forKey: "mood") as? Int ?? 0 }
}

private struct MoodProvider: IntentTimelineProvider {
  let counter: CallCounter

  func recommendations() -> [IntentRecommendation<MoodIntent>] {
    let intent = MoodIntent()
    intent.setParameterValue(1, forKey: "mood")
    return [IntentRecommendation(intent: intent, description: Text(verbatim: "Be calm"))]
  }

  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: SampleProvider.start) }

  func getSnapshot(
    for configuration: MoodIntent, in context: Context,
    completion: @escaping @Sendable (SampleEntry) -> Void
  ) {
    counter.add("snapshot \(configuration.mood)")
    completion(SampleEntry(date: SampleProvider.start))
  }

  func getTimeline(
    for configuration: MoodIntent, in context: Context,
    completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void
  ) {
    counter.add("timeline \(configuration.mood)")
    completion(Timeline(entries: [SampleEntry(date: SampleProvider.start)], policy: .never))
  }
}

@MainActor
@Suite struct SiriIntentTests {
  private let counter = CallCounter()

  private func runtime() -> ExtensionRuntime {
    let configuration = IntentConfiguration(
      kind: "mood", intent: MoodIntent.self, provider: MoodProvider(counter: counter)
    ) { _ in Text(verbatim: "mood").containerBackground(.background, for: .widget) }
    var list = _WidgetList()
    IntentConfiguration._register(configuration, in: &list)
    return ExtensionRuntime(list)
  }

  private func request(_ values: [String: ConfigurationValue]) -> WidgetRequest {
    WidgetRequest(
      kind: "mood", family: .systemSmall, configuration: values,
      displaySize: LinkSize(width: 158, height: 158), archives: .none)
  }

  @Test func invalidValuesAreIssuesAndHaveDefaults() async throws {
    let values: [String: ConfigurationValue] = ["mood": .string("furious"), "hat": .bool(true)]
    for call in [
      HostCall.timeline(request(values)), .snapshot(request(values), isPreview: true),
    ] {
      guard case .timeline(let reply) = await runtime().answer(call) else {
        Issue.record("no timeline")
        return
      }
      #expect(
        reply.issues == [
          ConfigurationIssue(parameter: "hat", value: .bool(true), reason: .unknownParameter),
          ConfigurationIssue(
            parameter: "mood", value: .string("furious"), reason: .noLongerExists),
        ])
    }
    #expect(counter["timeline 1"] == 1)
    #expect(counter["snapshot 1"] == 1)
  }

  @Test func returnsRecommendations() async {
    let reply = await runtime().answer(.recommendations(kind: "mood"))
    #expect(
      reply
        == .recommendations([
          ConfigurationRecommendation(title: "Be calm", values: ["mood": .string("calm")])
        ]))
  }

  @Test func offersCasesOfEnum() async {
    let reply = await runtime().answer(.options(OptionsRequest(kind: "mood", parameter: "mood")))
    #expect(
      reply
        == .options(
          OptionsReply(
            sections: [.init(options: [.init(value: .string("calm"), title: "Calm")])],
            defaultValue: .string("calm"))))
  }

  @Test func createsIntentOfPlacedWidget() throws {
    let source = try #require(runtime().sources["mood"])
    let intent = source.intent(with: ["mood": .none, "hat": .bool(true)])
    #expect((intent as? MoodIntent)?.mood == 0)
    #expect((source.intent(with: [:]) as? MoodIntent)?.mood == 1)
  }
}
