import Foundation
import Testing

@testable import ProjectReader

@Suite struct ConfigurationFileTests {
  @Test(arguments: [
    (
      ["a.xcconfig": "A = 1\n#include \"b.xcconfig\"\n", "b.xcconfig": "#include \"a.xcconfig\""],
      "a.xcconfig includes b.xcconfig includes a.xcconfig: remove one of the includes"
    ),
    (
      ["a.xcconfig": "A = 1\nno assignment\n"],
      "a.xcconfig:2: expected NAME = value, found \"no assignment\""
    ),
    (
      ["a.xcconfig": "#include lost.xcconfig\n"],
      "a.xcconfig:1: expected #include \"File.xcconfig\""
    ),
    ([:], "a.xcconfig: not found"),
  ])
  func damagedFilesAreReported(files: [String: String], message: String) throws {
    try withTemporaryFolder(files) { folder in
      let error = #expect(throws: ProjectError.self) {
        try ConfigurationFile(
          contentsOf: folder.appendingPathComponent("a.xcconfig"),
          in: ProjectRoot(folders: [folder]))
      }
      #expect(error?.description.replacingOccurrences(of: folder.path + "/", with: "") == message)
    }
  }

  @Test func laterAssignmentsReplaceEarlierOnes() throws {
    let files = [
      "a.xcconfig": "A = 1 // one\n#include \"sub/b.xcconfig\"\nB = 2\n#include? \"lost.xcconfig\"",
      "sub/b.xcconfig": "A = 3\nB = 4",
    ]
    try withTemporaryFolder(files) { folder in
      let file = try ConfigurationFile(
        contentsOf: folder.appendingPathComponent("a.xcconfig"),
        in: ProjectRoot(folders: [folder]))
      var settings = BuildSettings()
      settings.add(file.assignments, for: BuildPlatform(configuration: "Debug"))
      #expect(settings["A"] == "3")
      #expect(settings["B"] == "2")
      #expect(file.files.map(\.lastPathComponent) == ["a.xcconfig", "b.xcconfig"])
    }
  }

  /// Files with secrets and those of CocoaPods are often not in a repository.
  @Test(arguments: [
    ("#include \"Secrets.xcconfig\"", "Secrets.xcconfig was not found; its settings are missing"),
    (
      "#include \"Pods/App.xcconfig\"",
      "Pods/App.xcconfig was not found; its settings are missing; run pod install"
    ),
    ("#include? \"Secrets.xcconfig\"", nil),
  ])
  func includedFileCanBeMissing(line: String, notice: String?) throws {
    try withTemporaryFolder(["a.xcconfig": "\nA = 1\n\(line)\nB = 2"]) { folder in
      let file = folder.appendingPathComponent("a.xcconfig")
      var files = ConfigurationFiles(in: ProjectRoot(folders: [folder]))
      let assignments = try files.assignments(in: file)
      #expect(assignments.map(\.name) == ["A", "B"])
      let expected = notice.map { "\(file.path):3: the included file \(folder.path)/\($0)" }
      #expect(files.notices == [expected].compactMap { $0 })
    }
  }

  @Test func fileOfConfigurationCanBeMissing() throws {
    try withTemporaryFolder([:]) { folder in
      let file = folder.appendingPathComponent("Pods/Pods.debug.xcconfig")
      var files = ConfigurationFiles(in: ProjectRoot(folders: [folder]))
      let assignments = try files.assignments(in: file)
      #expect(assignments.isEmpty)
      #expect(
        files.notices == [
          "\(file.path) was not found; its settings are missing; run pod install"
        ])
    }
  }
}
