import Foundation
import Testing

@testable import ProjectReader

/// Projects of unusual size, names and shape.
@Suite struct LargeProjectTests {
  /// A synchronized folder with 10,000 sources in 100 folders.
  @Test(.timeLimit(.minutes(1))) func tenThousandFilesAreRead() throws {
    let project = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, );};
        G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>";};
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = T; fileSystemSynchronizedGroups = (S, );};
      }; rootObject = P;}
      """
    try withTemporaryFolder(["A.xcodeproj/project.pbxproj": project]) { folder in
      for group in 0..<100 {
        let place = folder.appendingPathComponent("Widgets/Übersicht \(group) 🌊")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for number in 0..<100 {
          let file = place.appendingPathComponent("Größe \(number).swift").path
          #expect(FileManager.default.createFile(atPath: file, contents: nil))
        }
      }
      let clock = ContinuousClock()
      var targets: [ProjectTarget] = []
      let duration = try clock.measure {
        targets = try XcodeProject(contentsOf: folder.appendingPathComponent("A.xcodeproj"))
          .targets()
      }
      #expect(targets.first?.files.count == 10_000)
      #expect(targets.first?.files.first?.lastPathComponent == "Größe 0.swift")
      #expect(duration < .seconds(20))
    }
  }

  @Test func linkThatContainsItselfEnds() throws {
    try withTemporaryFolder(["Sources/A/A.swift": ""]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("Sources/A/again").path,
        withDestinationPath: "..")
      let files = ProjectFiles.below(
        folder.appendingPathComponent("Sources"), in: ProjectRoot(folders: [folder]))
      #expect(files.first == "A/A.swift")
      #expect(files.count < 100)
    }
  }

  @Test func twoTargetsWithOneNameAreReported() throws {
    let description = """
      targets:
        Tide: &tide
          type: app-extension
          sources: []
          info: {path: I.plist, properties: {NSExtension: {NSExtensionPointIdentifier: POINT}}}
      """.replacingOccurrences(of: "POINT", with: "com.apple.widgetkit-extension")
    let files = ["a/project.yml": description, "b/project.yml": description]
    try withTemporaryFolder(files) { folder in
      guard case .projects(let projects, nil) = try ProjectSearch.locate(folder) else {
        Issue.record("no projects were found")
        return
      }
      let error = #expect(throws: ProjectError.self) {
        try WidgetExtension.all(of: projects, folder: nil)
      }
      #expect(
        error?.description.hasPrefix("several widget extensions are named Tide: ") == true,
        "\(error?.description ?? "")")
    }
  }

  /// Links to the folder, to one above it, and to each other.
  @Test func linksThatFormCyclesEnd() throws {
    try withTemporaryFolder(["A/W.swift": "", "A/B/V.swift": ""]) { folder in
      for (link, target) in [("A/self", "."), ("A/up", ".."), ("A/B/back", "../B")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
      }
      #expect(
        ProjectFiles.below(
          folder.appendingPathComponent("A"), in: ProjectRoot(folders: [folder]))
          == ["B/V.swift", "W.swift"])
    }
  }
}
