import Foundation
import Testing

@testable import ProjectReader

@Suite struct ProjectConfigurationTests {
  @Test func valuesAreRelativeToTheFile() throws {
    let text = """
      {
        "target": "Widgets", "buildConfiguration": "Release", "os": "17.4",
        "buildSettings": {"SWIFT_VERSION": "6"},
        "packages": "Checkouts", "stubs": {"Charts": "Stubs/Charts.swift"}, "seed": "../Seed"
      }
      """
    try withTemporaryFolder(["App/.vitrine.json": text, "App/App.xcodeproj/x": ""]) { folder in
      for path in ["App", "App/App.xcodeproj"] {
        let found = try ProjectConfiguration.find(for: folder.appendingPathComponent(path))
        #expect(found.target == "Widgets")
        #expect(found.buildConfiguration == "Release")
        #expect(found.os == "17.4")
        #expect(found.buildSettings == ["SWIFT_VERSION": "6"])
        #expect(found.packages?.path == folder.path + "/App/Checkouts")
        #expect(found.stubs["Charts"]?.path == folder.path + "/App/Stubs/Charts.swift")
        #expect(found.seed?.path == folder.path + "/Seed")
      }
    }
  }

  @Test func fileOfRepositoryAppliesToItsFolders() throws {
    let files = [
      ".vitrine.json": "{\"target\": \"A\"}", ".git/HEAD": "", "App/Widgets/W.swift": "",
    ]
    try withTemporaryFolder(files) { folder in
      let inside = folder.appendingPathComponent("App/Widgets")
      let found = try ProjectConfiguration.find(for: inside)
      #expect(found.target == "A")
    }
    // Without a repository, a file above belongs to something else.
    try withTemporaryFolder(files.filter { $0.key != ".git/HEAD" }) { folder in
      let inside = folder.appendingPathComponent("App/Widgets")
      let found = try ProjectConfiguration.find(for: inside)
      #expect(found.target == nil)
    }
  }

  @Test(arguments: [
    (
      "{\n  \"target\": \"A\",\n  \"seeds\": \"S\"\n}", 3,
      "unknown key \"seeds\"; available: target, buildConfiguration, buildSettings, packages, "
        + "stubs, seed, os"
    ),
    ("{\n\"target\": 1}", 2, "\"target\" has to be a text"),
    ("{\"stubs\": [\"A\"]}", 1, "\"stubs\" has to be an object of names and texts"),
    ("[]", 1, "expected an object, such as {\"target\": \"Widgets\"}"),
  ])
  func mistakeIsReportedWithItsLine(text: String, line: Int, reason: String) throws {
    try withTemporaryFolder([".vitrine.json": text]) { folder in
      #expect(
        throws: ProjectError.damaged(folder.path + "/.vitrine.json", line: line, reason: reason)
      ) { try ProjectConfiguration.find(for: folder) }
    }
  }

  @Test(arguments: ["{", "{\"target\": }", "\u{FEFF}x", ""])
  func damagedFileIsReported(text: String) throws {
    try withTemporaryFolder([".vitrine.json": text]) { folder in
      let error = #expect(throws: ProjectError.self) { try ProjectConfiguration.find(for: folder) }
      #expect("\(error.map { "\($0)" } ?? "")".contains("not valid JSON"))
    }
  }
}
