import Foundation
import Testing

@testable import ExtensionBuilder

/// Builds that use what the compiler has compiled before at the same output.
@Suite struct IncrementalBuildTests {
  private final class Project {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(
        """
        import SwiftUI
        import WidgetKit

        \(someProvider)
        @main struct SomeWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "some", provider: Provider()) { _ in Text(words) }
          }
        }
        """, to: "Sources/Widget.swift")
      try write("let words = \"first words\"")
    }

    func write(_ text: String, to name: String = "Words.swift") throws {
      try folder.write(text + "\n", to: "Sources/\(name)")
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(
        at: folder.url.appendingPathComponent("Sources/\(name)"))
    }

    /// Builds, and returns the program.
    func build(incremental: Bool = true) async throws -> Data {
      let frameworks = try #require(builtFrameworks, "run swift build first")
      var options = ExtensionBuilder.Options(frameworks: frameworks, cache: testCache)
      options.isIncremental = incremental
      let output = folder.url.appendingPathComponent("W.vitrine")
      let result = try await ExtensionBuilder.build(
        folder: folder.url.appendingPathComponent("Sources"), output: output, options: options)
      return try Data(contentsOf: result.bundle.executable)
    }

    /// The errors of a build that fails.
    func failingBuild() async throws -> [CompilerDiagnostic] {
      do {
        _ = try await build()
        Issue.record("the build succeeded")
        return []
      } catch BuildError.compilation(let errors) {
        return errors
      }
    }
  }

  @Test func compilesWhatAChangeAffects() async throws {
    let project = try Project()
    #expect(try await project.build().contains("first words"))
    try project.write("let words = \"other words\"")
    let second = try await project.build()
    #expect(second.contains("other words"))
    #expect(!second.contains("first words"))
    // A change of the type affects the other file.
    try project.write("let words = 1")
    let errors = try await project.failingBuild()
    #expect(errors.map { URL(fileURLWithPath: $0.file).lastPathComponent } == ["Widget.swift"])
    let parts = try #require(errors.first).parts
    #expect(parts.first?.excerpt?.contains("Text(words)") == true)
    // After an error, also files that were not compiled are.
    try project.write("let words = \"third words\"")
    #expect(try await project.build().contains("third words"))
  }

  @Test func filesComeAndGo() async throws {
    let project = try Project()
    _ = try await project.build()
    // Before the others in the order of the files.
    try project.write("let added = \"added words\"", to: "Added.swift")
    try project.write("let words = added")
    #expect(try await project.build().contains("added words"))
    try project.remove("Added.swift")
    #expect(try await !project.failingBuild().isEmpty)
    try project.write("let words = \"last words\"")
    let last = try await project.build()
    #expect(last.contains("last words"))
    #expect(!last.contains("added words"))
  }

  @Test func aMissingModuleThatNothingUsesIsRemoved() async throws {
    let project = try Project()
    try project.write("import SpriteKit\nlet words = \"sprite words\"")
    #expect(try await project.build().contains("sprite words"))
    try project.write("import SpriteKit\nlet words = \"other words\"")
    #expect(try await project.build().contains("other words"))
  }
}

extension Data {
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
