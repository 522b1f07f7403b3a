import Foundation
import Testing

/// What is wrong ends in exit 1, a text that says it, and no file.
@Suite(.serialized) struct BadInputTests {
  @Test(arguments: [
    (
      "--kind Tides", "there is no widget of kind \"Tides\"; there are: \"Tide\", \"ReadingStreak\""
    ),
    ("", "Everyday: holds 3 widgets; choose one with --kind"),
    ("--kind Lunch --family large", "does not support the family systemLarge; it supports:"),
    ("--kind Lunch --family huge", "--family: \"huge\" is not a widget family"),
    ("--kind Tide --family small --mode tinted", "there are: fullColor, accented, vibrant"),
    ("--kind Tide --family circular --mode fullColor", "is never drawn in the mode fullColor"),
    (
      "--kind Tide --family circular --device 320x568", "does not show the family accessoryCircular"
    ),
    ("--kind Lunch --entry 3", "has 3 entries, numbered 0 to 2: there is no entry 3"),
    ("--kind Lunch --set team=red", "--set: the widget \"Lunch\" has no parameters"),
    ("--kind Lunch --at 2026-02-30", "--at: \"2026-02-30\" is not a date"),
    ("--kind Lunch --locale qq", "--locale: \"qq\" is not a locale"),
  ])
  func theTextSaysWhatThereIs(options: String, message: String) throws {
    let sample = try SampleExtension()
    let at = options.contains("--at") ? "" : "--at \(SampleExtension.instant)"
    let run = try sample.run("render EXT \(at) \(options) -o out.png")
    #expect(run.code == 1)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.output.isEmpty)
    #expect(sample.folder.contents.isEmpty)
  }

  @Test(arguments: ["render EXT --kind Tide", "sheet EXT", "timeline EXT --kind Tide"])
  func anOutputThatCannotBeWrittenLeavesNothing(line: String) throws {
    let sample = try SampleExtension()
    let run = try sample.run("\(line) -o no/such/folder/a.png")
    #expect(run.code == 1)
    #expect(run.error.contains("no/such/folder/a.png: cannot be written: there is no folder"))
    #expect(sample.folder.contents.isEmpty)
  }

  // MARK: Extensions that misbehave

  /// A widget whose `getTimeline` does `body`.
  private static func source(_ body: String) -> String {
    """
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
        \(body)
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
  }

  @Test(arguments: [
    ("", "getTimeline released its completion handler without calling it"),
    (
      "DispatchQueue.global().asyncAfter(deadline: .now() + 600) { print(completion) }",
      "the widget \"Misbehaving\" did not answer timeline within"
    ),
    ("while true {}", "the widget \"Misbehaving\" did not answer timeline within"),
    (
      "let none: [Int] = []; print(none[3])",
      "the extension crashed in timeline of \"Misbehaving\": SIG"
    ),
    ("exit(3)", "the extension exited with status 3 in timeline of \"Misbehaving\""),
    ("completion(Timeline(entries: [], policy: .never))", "without entries"),
  ])
  func aFailingProviderIsNamed(body: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source(body), to: "Bad/Bad.swift")
    let run = try ToolProcess.run(
      ["render", "Bad", "--family", "small", "--time-limit", "3", "-o", "a.png"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(folder.contents == ["Bad"])
  }

  @Test func theLastLinesOfACrashAreShown() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source("fatalError(\"no tide today\")"), to: "Bad/Bad.swift")
    let run = try ToolProcess.run(["timeline", "Bad", "--family", "small"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.error.contains("the last lines of its output:"))
    #expect(run.error.contains("no tide today"))
  }

  @Test func entriesOutOfOrderAreTold() throws {
    let folder = try TemporaryFolder()
    let body = """
      let now = Date()
      completion(Timeline(entries: [Entry(date: now + 60), Entry(date: now)], policy: .never))
      """
    try folder.write(Self.source(body), to: "Bad/Bad.swift")
    let run = try ToolProcess.run(["timeline", "Bad", "--family", "small"], in: folder.url)
    #expect(run.error.contains("order"), "\(run.error)")
    #expect(run.error.contains("Misbehaving"), "\(run.error)")
  }

  @Test func compilerErrorsStandAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source("let number: Int = \"text\""), to: "Bad/Bad.swift")
    let run = try ToolProcess.run(["build", "Bad"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.error.contains("Bad/Bad.swift:14:23: error: cannot convert"), "\(run.error)")
    #expect(!run.error.contains("vitrine: error"))
    #expect(folder.contents == ["Bad"])
  }

  @Test func sourcesWithoutMainAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n", to: "Bad/Bad.swift")
    let run = try ToolProcess.run(["build", "Bad"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.error.contains("no type is marked @main"))
    #expect(folder.contents == ["Bad"])
  }
}
