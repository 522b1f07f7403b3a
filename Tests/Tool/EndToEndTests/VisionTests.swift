import Foundation
import GoldenFiles
import Testing

/// Pictures of visionOS: mounting styles, textures and levels of detail.
@Suite struct VisionTests {
  private static let source = """
    import SwiftUI
    import WidgetKit

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

    struct FernView: View {
      @Environment(\\.levelOfDetail) private var levelOfDetail

      var body: some View {
        VStack(alignment: .leading) {
          Image(systemName: "leaf.fill").font(.largeTitle).foregroundStyle(.green)
          Spacer()
          Text(verbatim: "Fern").font(.headline)
          if levelOfDetail == .default {
            Text(verbatim: "Next on Friday").font(.caption).foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(.mint.opacity(0.4), for: .widget)
      }
    }

    struct Fern: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fern", provider: Provider()) { _ in FernView() }
          .supportedFamilies([.systemSmall, .systemExtraLargePortrait, .accessoryRectangular])
      }
    }

    struct Shelf: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Shelf", provider: Provider()) { _ in FernView() }
          .supportedFamilies([.systemSmall])
          .supportedMountingStyles([.recessed])
          .widgetTexture(.paper)
      }
    }

    @main struct Plants: WidgetBundle {
      var body: some Widget {
        Fern()
        Shelf()
      }
    }
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Fern"), withIntermediateDirectories: true)
    try folder.write(Self.source, to: "Fern/Fern.swift")
  }

  private func run(_ line: String) async throws -> ToolProcess.Result {
    try await ToolProcess.run(line.split(separator: " ").map(String.init), in: folder.url)
  }

  @Test func mountedWidgetsMatchGoldens() async throws {
    let pictures = [
      ("vision-elevated-glass", "--kind Fern"),
      (
        "vision-elevated-paper",
        "--kind Fern --mounting elevated --texture paper --level-of-detail simplified"
      ),
      ("vision-recessed-glass", "--kind Fern --mounting recessed --texture glass --scheme dark"),
      ("vision-recessed-paper", "--kind Fern --mounting recessed --texture paper"),
      // What the widget declares.
      ("vision-recessed-paper", "--kind Shelf"),
      ("vision-accessory", "--kind Fern --os 27.0 --family rectangular"),
    ]
    for (name, options) in pictures {
      let family = options.contains("--family") ? "" : "--family small "
      let line = "render Fern --platform visionOS \(family)\(options) -o \(name).png"
      let drawn = try await run(line)
      try #require(drawn.code == 0, "\(drawn.error)")
      try expectGolden(
        try Data(contentsOf: folder.url.appendingPathComponent("\(name).png")), "\(name).png")
    }
  }

  @Test func sizesAndLevelsReachTheViews() async throws {
    let tree = try await run(
      "render Fern --kind Fern --platform visionOS --family extraLargePortrait --format tree -o -")
    #expect(tree.output.contains("338"), "\(tree.output)")
    #expect(tree.output.contains("Next on Friday"), "\(tree.output)\(tree.error)")
    let simple = try await run(
      "render Fern --kind Fern --device vision --level-of-detail simplified --format tree -o -")
    #expect(simple.output.contains("Fern"), "\(simple.error)")
    #expect(!simple.output.contains("Next on Friday"), "\(simple.output)")
    let other = try await run("render Fern --kind Fern --platform visionOS --family medium")
    #expect(other.error.contains("does not support the family"), "\(other.error)")
    let mounted = try await run("render Fern --kind Shelf --device vision --mounting elevated")
    #expect(
      mounted.error.contains(
        "\"Shelf\" does not support the mounting style elevated; available: recessed"),
      "\(mounted.error)")
  }

  @Test(arguments: [
    ("--mounting recessed", "--mounting requires --device vision"),
    ("--device vision --texture wood", "glass, paper"),
    ("--device vision --mode accented", "fullColor, the only mode of visionOS pictures"),
    ("--platform vision", "iOS, watchOS, macOS, visionOS"),
    ("--platform tvOS", "iOS, watchOS, macOS, visionOS"),
    (
      "--kind Fern --platform visionOS --os 26.0 --family rectangular", "needs visionOS 27 or later"
    ),
    ("--platform visionOS --os 0.5", "a version of visionOS from 1 to 27"),
    ("--platform watchOS --os 28", "a version of watchOS from 9 to 27"),
  ])
  func invalidOptionsAreReported(options: String, message: String) async throws {
    let run = try await run("render Fern \(options) -o a.png")
    #expect(run.code != 0)
    #expect(run.error.contains(message), "\(run.error)")
  }
}
