import Foundation
import HostLink
import Testing

@testable import DeviceEngine
@testable import ExtensionPool

@Suite struct GalleryTests {
  @Test func listsKindsInBundleOrderWithNames() async throws {
    let fixture = try await HostFixture.withSample()
    let items = await fixture.host.gallery()
    #expect(items.map(\.kind) == ["weather", "lamp"])
    #expect(items.map(\.displayName) == ["Weather", "The Sample"])
    #expect(items.map(\.description) == ["What it is like outside.", ""])
    #expect(items.map(\.app) == ["The Sample", "The Sample"])
  }

  @Test func namesOfAppsFollowTheLocale() async throws {
    let fixture = try await HostFixture(
      bundles: .fake { $0.localizedNames = ["de": "Das Beispiel", "zh-Hans": "例"] })
    try await fixture.install()
    var changes = fixture.host.changes().makeAsyncIterator()
    for (locale, name) in [
      ("de_AT", "Das Beispiel"), ("zh_CN", "例"), ("zh_TW", "The Sample"), ("fr_FR", "The Sample"),
    ] {
      _ = try await fixture.host.changeDevice { $0.locale = locale }
      #expect(await fixture.host.gallery().map(\.app) == [name, name])
      let state = await fixture.host.state()
      #expect(state.extensions.map(\.name) == [name])
      let request = NotificationRequestMessage(
        identifier: "tide", title: "High tide", body: "", dates: [])
      _ = await fixture.host.answer(
        .notifications(.schedule(request)), from: state.extensions[0].id)
      #expect(await fixture.host.state().notifications?.map(\.app) == [name])
    }
    var isGalleryNews = false
    while !isGalleryNews { isGalleryNews = await changes.next() == .gallery }
  }

  @Test func recommendationsAreCachedUntilInvalidated() async throws {
    let panda = ConfigurationRecommendation(title: "Panda", values: ["level": .integer(1)])
    let fixture = try await HostFixture.withSample { $0.recommendations = [panda] }
    #expect(await fixture.host.gallery().map(\.recommendations) == [[], [panda]])
    fixture.extensions.forgetCalls()
    _ = await fixture.host.gallery()
    #expect(fixture.extensions.calls.isEmpty)
    var changes = fixture.host.changes().makeAsyncIterator()
    fixture.extensions.listener.reload("Sample", .recommendations)
    #expect(await changes.next() == .gallery)
    _ = await fixture.host.gallery()
    #expect(fixture.extensions.calls == ["recommendations lamp"])
  }

  @Test func relevanceOfWidgetsIsAskedFor() async throws {
    let beach = WidgetDescription(
      kind: "beach", supportedFamilies: [.accessoryRectangular], isRelevanceConfiguration: true)
    let bedtime = RelevanceAttribute(context: .sleep("bedtime"))
    let fixture = try await HostFixture.withSample {
      $0.contents.widgets.append(beach)
      $0.relevance = { $0 == "beach" ? [bedtime] : [] }
    }
    // Users cannot place it.
    #expect(await !fixture.host.gallery().contains { $0.kind == "beach" })
    #expect(try await fixture.host.relevance(extension: "Sample", kind: "beach") == [bedtime])
    #expect(try await fixture.host.relevance(extension: "Sample", kind: "lamp") == [])
    await #expect(throws: HostError.self) {
      try await fixture.host.relevance(extension: "Sample", kind: "reef")
    }
  }

  @Test func previewsAreCachedUntilTheBundleChanges() async throws {
    let fixture = try await HostFixture.withSample()
    let preview: @Sendable () async throws -> ShownContent = {
      try await fixture.host.preview(
        extension: "Sample", kind: "weather", family: .systemMedium
      ).content
    }
    #expect(try await preview() == .snapshot)
    fixture.extensions.forgetCalls()
    #expect(try await preview() == .snapshot)
    #expect(fixture.extensions.calls.isEmpty)
    try await fixture.install(build: "2")
    #expect(try await preview() == .snapshot)
    #expect(fixture.extensions.calls.last == "snapshot weather")
  }

  @Test func previewFallsBackToPlaceholder() async throws {
    let fixture = try await HostFixture.withSample {
      $0.snapshot = { _ in throw FetchFailure(message: "no") }
    }
    let shown = try await fixture.host.preview(
      extension: "Sample", kind: "weather", family: .systemSmall)
    #expect(shown.content == .placeholder)
    #expect(shown.isRedacted)
    fixture.extensions.change { $0.placeholder = { _ in throw FetchFailure(message: "nothing") } }
    await #expect(throws: HostError.extensionFailed("Sample", reason: "nothing")) {
      try await fixture.host.preview(extension: "Sample", kind: "weather", family: .systemSmall)
    }
  }

  @Test func optionsComeFromTheExtension() async throws {
    let reply = OptionsReply(sections: [.init(title: "Home", options: [])])
    let fixture = try await HostFixture.withSample { $0.options = { _ in reply } }
    let request = OptionsRequest(kind: "lamp", parameter: "lamp")
    #expect(try await fixture.host.options(extension: "Sample", request) == reply)
    await #expect(throws: HostError.unknownParameter("x", kind: "lamp", known: ["lamp", "level"])) {
      try await fixture.host.options(
        extension: "Sample", OptionsRequest(kind: "lamp", parameter: "x"))
    }
  }

  @Test func currentConfigurationsListPlacedWidgets() async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.place("lamp", configuration: ["level": .integer(2)])
    let answer = await fixture.extensions.listener.answer("Sample", .currentConfigurations)
    #expect(
      answer
        == .configurations([
          PlacedConfiguration(kind: "lamp", family: .systemSmall, values: ["level": .integer(2)])
        ]))
  }

  @Test(arguments: [
    ("EmojiRangersWidget", "Emoji Rangers Widget"), ("GameStatus", "Game Status"),
    ("my_widget-two", "my widget two"), ("APIDemo", "APIDemo"),
  ])
  func moduleNamesAreSplitIntoWords(name: String, words: String) {
    #expect(BundleReader.words(name) == words)
  }
}
