import Foundation
import Testing

/// The extension's current locale is the one of the host's request.
@Suite(.serialized) struct LocaleTests {
  private static let source = """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry {
      var date: Date
      // Made by the provider.
      var word = String(localized: "Bye")
    }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: Date()))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: Date())], policy: .never))
      }
    }

    @main struct Greeting: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Greeting", provider: Provider()) { entry in
          VStack {
            Text(verbatim: entry.word)
            Text(verbatim: Locale.current.identifier)
            Text(verbatim: 1234.5.formatted())
            Text(verbatim: Calendar.current.weekdaySymbols[0])
            Text(verbatim: NSLocalizedString("Hello", comment: ""))
            Text(verbatim: String(localized: "\\(2) lives"))
          }
          .containerBackground(.white, for: .widget)
        }
      }
    }
    """

  private static let strings = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Bye": {"localizations": {"de": {"stringUnit": {"value": "Tschüss"}}}},
      "Hello": {"localizations": {"de": {"stringUnit": {"value": "Hallo"}}}},
      "%lld lives": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld Leben"}},
        "other": {"stringUnit": {"value": "%lld Leben"}}}}}}}}}
    """

  @Test func extensionUsesRequestedLocale() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Sources"), withIntermediateDirectories: true)
    try folder.write(Self.source, to: "Sources/Greeting.swift")
    try folder.write(Self.strings, to: "Sources/Localizable.xcstrings")
    let build = try await ToolProcess.run(
      ["build", "Sources", "-o", "g.vitrine"], in: folder.url)
    try #require(build.code == 0, "\(build.error)")
    for (locale, words) in [
      ("de_DE", ["Tschüss", "de_DE", "1.234,5", "Sonntag", "Hallo", "2 Leben"]),
      ("en_US", ["Bye", "en_US", "1,234.5", "Sunday", "Hello", "2 lives"]),
    ] {
      let render = try await ToolProcess.run(
        [
          "render", "g.vitrine", "--family", "medium", "--locale", locale, "--format", "tree",
          "-o", "tree.txt",
        ], in: folder.url)
      try #require(render.code == 0, "\(render.error)")
      let tree = try String(
        contentsOf: folder.url.appendingPathComponent("tree.txt"), encoding: .utf8)
      for word in words {
        #expect(tree.contains("\"\(word)\""), "\(locale): \(word)")
      }
    }
  }
}
