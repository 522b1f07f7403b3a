import Foundation
import Testing

/// Files outside of a project, and `--also`.
@Suite struct OutsideFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let files = [
      "p/.git/HEAD": "", "shared/Level.swift": "let level = 3\n",
      "p/W.swift": """
      import SwiftUI
      import WidgetKit

      struct Now: TimelineEntry { var date: Date }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Now { Now(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) {
          completion(Now(date: .now))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
          completion(Timeline(entries: [Now(date: .now)], policy: .never))
        }
      }
      @main struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "W", provider: Provider()) { _ in Text("\\(level)") }
        }
      }

      """,
    ]
    for (name, text) in files {
      let file = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/p/Level.swift", withDestinationPath: "../shared/Level.swift")
  }

  @Test func userAllowsAFolder() async throws {
    let shared = folder.url.path + "/shared"
    let refused = try await ToolProcess.run(["check", "p"], in: folder.url)
    #expect(refused.code == 1)
    #expect(refused.output.contains("level"), "\(refused.output)")
    #expect(
      (refused.output + refused.error).contains("to allow it, pass --also \(shared)"),
      "\(refused.output)\(refused.error)")
    let allowed = try await ToolProcess.run(["check", "p", "--also", "shared"], in: folder.url)
    #expect(allowed.code == 0, "\(allowed.output)\(allowed.error)")
    #expect(allowed.error.contains("files of \(shared) are used as well (--also)"))
  }

  @Test func repositoryDoesNotAllowFolders() async throws {
    let file = folder.url.appendingPathComponent("p/.vitrine.json")
    try Data("{\"also\": \"../shared\"}".utf8).write(to: file)
    let run = try await ToolProcess.run(["check", "p"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.error.contains("unknown key \"also\""), "\(run.error)")
  }

  /// Pictures would be written through the link.
  @Test func linksAreNotWrittenThrough() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/p/VitrineReferences", withDestinationPath: "../shared")
    let run = try await ToolProcess.run(
      ["test", "p", "--update"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.error.contains("it is a symbolic link that leaves the project"), "\(run.error)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/shared")
        == ["Level.swift"])
  }
}
