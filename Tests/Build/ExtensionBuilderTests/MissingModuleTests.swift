import Foundation
import Testing

@testable import ExtensionBuilder

/// Builds of sources for Apple's platforms that use what Linux lacks.
@Suite struct MissingModuleTests {
  private func build(_ files: [String: String]) async throws -> ExtensionBuilder.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "Sources/\(name)") }
    let frameworks: PrebuiltFrameworks = try #require(builtFrameworks, "run swift build first")
    return try await ExtensionBuilder.build(
      folder: folder.url.appendingPathComponent("Sources"),
      output: folder.url.appendingPathComponent("W.vitrine"),
      options: .init(frameworks: frameworks, cache: testCache))
  }

  private static let main = """
    import SwiftUI
    import WidgetKit
    @main struct Bundle: WidgetBundle {
      var body: some Widget { Some() }
    }
    struct SomeEntry: TimelineEntry { var date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> SomeEntry { SomeEntry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (SomeEntry) -> Void) {}
      func getTimeline(
        in context: Context, completion: @escaping (Timeline<SomeEntry>) -> Void
      ) {}
    }
    struct Some: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "some", provider: Provider()) { _ in Text("a") }
      }
    }
    """

  @Test func reportsAllMissingModulesAtOnce() async throws {
    let error = await #expect(throws: BuildError.self) {
      try await build([
        "A.swift": Self.main, "B.swift": "import ARKit\nimport CoreMIDI\nlet a = Manager()",
        "C.swift": "@preconcurrency import CallKit.NFCReader\nlet map: ARSCNView? = nil",
      ])
    }
    guard case .compilation(let diagnostics)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let missing = diagnostics.compactMap(\.missingModule)
    #expect(missing.sorted() == ["ARKit", "CallKit", "CoreMIDI"])
    // The others are their consequences; the compiler may stop at the first file that has some.
    let others = diagnostics.dropFirst(3).map { ($0.line, $0.message) }
    #expect(!others.isEmpty)
    for (line, message) in others {
      #expect(line == 3 && message == "cannot find 'Manager' in scope" || message.contains("ARSCN"))
    }
    let lines = diagnostics.prefix(3).map {
      "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line)"
    }
    #expect(Set(lines) == ["B.swift:1", "B.swift:2", "C.swift:1"])
  }

  @Test func unusedImportOfMissingModuleIsNotice() async throws {
    let result = try await build([
      "A.swift": Self.main, "B.swift": "import ARKit\nimport Foundation\nlet a = 1",
    ])
    #expect(result.notices.count == 1)
    #expect(result.notices.first?.contains("B.swift:1: ignored import ARKit") == true)
  }
}
