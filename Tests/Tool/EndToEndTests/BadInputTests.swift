import Foundation
import Testing

/// Invalid input causes exit code 1, an error message, and no output file.
@Suite struct BadInputTests {
  @Test(arguments: [
    (
      "--kind Tides",
      "Everyday: unknown widget kind \"Tides\"; available: Tide, ReadingStreak, Lunch"
    ),
    ("", "Everyday: contains 3 widgets; choose one with --kind"),
    ("--kind Lunch --family large", "does not support the family systemLarge; available:"),
    (
      "--kind Lunch --family huge",
      "invalid value \"huge\" for --family: expected a family that \"Lunch\" supports"
    ),
    (
      "--kind Tide --family small --mode tinted",
      "a rendering mode: fullColor, accented, vibrant"
    ),
    ("--kind Tide --family circular --mode fullColor", "does not support the mode fullColor"),
    (
      "--kind Tide --family circular --device 320x568", "does not show the family accessoryCircular"
    ),
    (
      "--kind Lunch --entry 3",
      "entry 3 not found: the timeline of \"Lunch\" has 3 entries, numbered 0 to 2"
    ),
    ("--kind Lunch --set team=red", "--set: \"Lunch\" has no parameters"),
    ("--kind Lunch --at 2026-02-30", "invalid value \"2026-02-30\" for --at: expected a date"),
    ("--kind Lunch --locale qq", "invalid value \"qq\" for --locale: expected a locale"),
  ])
  func errorListsAvailableValues(options: String, message: String) async throws {
    let sample = try await SampleExtension()
    let at = options.contains("--at") ? "" : "--at \(SampleExtension.instant)"
    let run = try await sample.run("render EXT \(at) \(options) -o out.png")
    #expect(run.code == (run.error.contains("invalid value") ? 2 : 1))
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.output.isEmpty)
    #expect(sample.folder.contents.isEmpty)
  }

  @Test(arguments: [
    "render EXT --kind Tide --scale 1", "sheet EXT --scale 1", "timeline EXT --kind Tide --scale 1",
  ])
  func unwritableOutputLeavesNoFile(line: String) async throws {
    let sample = try await SampleExtension()
    let run = try await sample.run("\(line) -o no/such/folder/a.png")
    #expect(run.code == 1)
    #expect(run.error.contains("no/such/folder/a.png: cannot be written: folder "))
    #expect(sample.folder.contents.isEmpty)
  }

  /// Work that takes long does not begin if its result cannot be written: the extension, which is
  /// not there, is not opened.
  @Test(arguments: [
    "render none --kind Tide -o DIR/a.png", "sheet none -o DIR/a.png", "previews none -o DIR/a.png",
    "timeline none --kind Tide -o DIR/a.png", "test none --report DIR/a.html",
    "test none --junit DIR/a.xml", "test none --review FULL", "audit none --html DIR/a.html",
    "audit none --junit DIR/a.xml", "stub Kit none -o DIR/a.swift", "schema none -o DIR/a.json",
    "relevance none -o FULL/file", "sweep none -o FULL/file",
  ])
  func outputIsCheckedFirst(line: String) async throws {
    let sample = try await SampleExtension()
    let full = sample.folder.url.appendingPathComponent("full")
    try FileManager.default.createDirectory(at: full, withIntermediateDirectories: true)
    try Data().write(to: full.appendingPathComponent("file"))
    let run = try await sample.run(
      line.replacing("DIR", with: "no/such").replacing("FULL", with: "full"))
    #expect(run.code == 1)
    #expect(run.error.contains(": cannot be written: "), "\(run.error)")
    #expect(sample.folder.contents == ["full"])
  }

  // MARK: Failing extensions

  @Test(arguments: [
    ("released", "getTimeline released its completion handler without calling it"),
    ("hanging", "\"hanging\" did not answer timeline within"),
    ("spinning", "\"spinning\" did not answer timeline within"),
    ("crashing", "the extension crashed in timeline of \"crashing\": SIG"),
    ("exiting", "the extension exited with status 3 in timeline of \"exiting\""),
    ("empty", "without entries"),
  ])
  func reportsFailingProvider(kind: String, message: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolProcess.run(
      [
        "render", SampleExtension.fixture("Failing").path, "--kind", kind, "--family", "small",
        "--time-limit", "5", "-o", "a.png",
      ], in: folder.url)
    #expect(run.code == 1)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(folder.contents.isEmpty)
  }

  private func timeline(of kind: String) async throws -> ToolProcess.Result {
    try await ToolProcess.run(
      [
        "timeline", SampleExtension.fixture("Failing").path, "--kind", kind, "--family", "small",
      ], in: FileManager.default.temporaryDirectory)
  }

  @Test func crashErrorHasLastLinesOfOutput() async throws {
    let run = try await timeline(of: "fatal")
    #expect(run.code == 1)
    #expect(run.error.contains("the last lines of its output:"))
    #expect(run.error.contains("no tide today"))
  }

  @Test func warnsOfUnsortedEntries() async throws {
    let run = try await timeline(of: "unsorted")
    #expect(
      run.error.contains("the entries of \"unsorted\" are not in date order"), "\(run.error)")
  }

  // MARK: Invalid sources

  private static let mistyped = """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry {
      var date: Date
    }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: Date()))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        let number: Int = "text"
      }
    }

    @main
    struct Misbehaving: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Misbehaving", provider: Provider()) { entry in
          Text(entry.date, style: .time)
        }
      }
    }
    """

  @Test func compilerErrorsHaveNoPrefix() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.mistyped, to: "Bad/Bad.swift")
    let run = try await ToolProcess.run(["build", "Bad"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.error.contains("Bad/Bad.swift:14:23: error: cannot convert"), "\(run.error)")
    #expect(!run.error.contains("vitrine: error"))
    #expect(folder.contents == ["Bad"])
  }

  @Test func rejectsSourcesWithoutMain() async throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n", to: "Bad/Bad.swift")
    let run = try await ToolProcess.run(["build", "Bad"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.error.contains("no type is marked @main"))
    #expect(folder.contents == ["Bad"])
  }
}
