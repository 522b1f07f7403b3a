import Foundation
import Testing

/// One folder of sources, built for several platforms.
@Suite struct PlatformBuildTests {
  private static let source = """
    import SwiftUI
    import WidgetKit
    #if canImport(AppKit)
    import AppKit
    #elseif canImport(WatchKit)
    import WatchKit
    #elseif canImport(UIKit)
    import UIKit
    #endif

    struct Entry: TimelineEntry { var date: Date }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: Date()))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: Date())], policy: .never))
      }
    }

    #if os(watchOS)
    let families: [WidgetFamily] = [.accessoryRectangular]
    let word = "wrist of \\(WKInterfaceDevice.current().name)"
    let color = Color.white
    #elseif os(macOS)
    let families: [WidgetFamily] = [.systemSmall]
    let word = "desk with \\(NSFont.systemFontSize)"
    let color = Color(nsColor: NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #elseif os(visionOS)
    let families: [WidgetFamily] = [.systemSmall]
    let word = "wall"
    let color = Color.white
    #else
    let families: [WidgetFamily] = [.systemSmall, .accessoryRectangular]
    let word = "hand of \\(UIDevice.current.model)"
    let color = Color(uiColor: .blue)
    #endif

    @main struct Places: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Places", provider: Provider()) { _ in
          VStack {
            Text(verbatim: word).foregroundStyle(color)
            if #available(iOS 18, watchOS 11, macOS 15, visionOS 2, *) {
              Text(verbatim: "new")
            } else {
              Text(verbatim: "old")
            }
          }
          .containerBackground(.white, for: .widget)
        }
        .supportedFamilies(families)
      }
    }
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Places"), withIntermediateDirectories: true)
    try folder.write(Self.source, to: "Places/Places.swift")
  }

  private func run(_ line: String) async throws -> ToolProcess.Result {
    try await ToolProcess.run(line.split(separator: " ").map(String.init), in: folder.url)
  }

  /// The text, the height of its font, and what a condition about an earlier version answers.
  @Test func platformDecidesWhatIsCompiled() async throws {
    let expected = [
      ("", "small", "hand of iPhone", 20.333),
      ("--platform iOS", "small", "hand of iPhone", 20.333),
      ("--platform watchOS --os 10", "rectangular", "wrist of Apple Watch", 19.5),
      ("--platform macOS --os 14.2", "small", "desk with 13.0", 15.667),
      ("--platform visionOS --os 1.1", "small", "wall", 20.5),
    ]
    for (options, family, word, height) in expected {
      let tree = try await run("render Places --family \(family) --format tree -o - \(options)")
      try #require(tree.code == 0, "\(tree.error)")
      let line = tree.output.split(separator: "\n").first { $0.contains("\"\(word)\"") } ?? ""
      #expect(line.contains("×\(height))"), "\(tree.output)")
      let age = options.contains("--os") ? "old" : "new"
      #expect(tree.output.contains("\"\(age)\""), "\(options): \(tree.output)")
    }
  }

  /// The device is the one that options and settings name.
  @Test func deviceDecidesTheIdiom() async throws {
    let tree = try await run(
      "render Places --family small --device 744x1133 --format tree -o -")
    #expect(tree.output.contains("\"hand of iPad\""), "\(tree.output)\(tree.error)")
    let day = try await run(
      "simulate Places device=744x1133 orientation=landscape --os 17 --place Places:small")
    #expect(day.output.contains("hand of iPad"), "\(day.output)\(day.error)")
    #expect(day.output.contains("old"), "\(day.output)")
    let phone = try await run("simulate Places orientation=landscape --place Places:small")
    #expect(phone.code == 0, "\(phone.error)")
  }

  @Test func bundleRecordsThePlatform() async throws {
    let build = try await run("build Places --platform macOS -o mac.vitrine --json")
    try #require(build.code == 0, "\(build.error)")
    #expect(build.output.contains("\"platform\" : \"macOS\""), "\(build.output)")
    let list = try await run("list mac.vitrine --json")
    #expect(list.output.contains("\"platform\" : \"macOS\""), "\(list.output)")
    let other = try await run("list mac.vitrine --platform watchOS")
    #expect(
      other.error.contains(
        "mac.vitrine: was built for macOS, not for watchOS; build it again with "
          + "--platform watchOS"), "\(other.error)")
    #expect(other.code != 0)
    let unknown = try await run("build Places --platform macos2 -o mac.vitrine")
    #expect(unknown.error.contains("iOS, watchOS, macOS, visionOS"), "\(unknown.error)")
    #expect(unknown.code != 0)
    // The file of the project replaces the option.
    try folder.write("{\"platform\": \"watchOS\"}", to: "Places/.vitrine.json")
    let watch = try await run("list Places")
    #expect(watch.output.contains("accessoryRectangular"), "\(watch.output)\(watch.error)")
    #expect(!watch.output.contains("systemSmall"), "\(watch.output)")
  }
}
