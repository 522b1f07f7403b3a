import Foundation
import Testing

@testable import ProjectReader

/// Files that a project must not take from elsewhere.
@Suite struct ProjectBoundaryTests {
  @Test(arguments: [
    ("app/Widgets/A.swift", true), ("shared/B.swift", true), ("app/inside/B.swift", true),
    ("app/outside/secret.txt", false), ("app/../../secret.txt", false), ("secret.txt", false),
    ("app/missing.swift", true), ("app/outside/missing.txt", false), ("/etc/hostname", false),
  ])
  func repositoryIsTheLimit(path: String, isInside: Bool) throws {
    let files = [
      "repository/.git/HEAD": "", "repository/app/Widgets/A.swift": "",
      "repository/shared/B.swift": "", "private/secret.txt": "", "repository2/a": "",
    ]
    try withTemporaryFolder(files) { root in
      let repository = root.appendingPathComponent("repository")
      for (name, target) in [("inside", "../shared"), ("outside", "../../private")] {
        try FileManager.default.createSymbolicLink(
          atPath: repository.appendingPathComponent("app/\(name)").path, withDestinationPath: target
        )
      }
      let boundary = ProjectBoundary(around: repository.appendingPathComponent("app"))
      let file =
        path == "secret.txt"
        ? root.appendingPathComponent("private/secret.txt")
        : path.hasPrefix("/")
          ? URL(fileURLWithPath: path) : URL(fileURLWithPath: repository.path + "/" + path)
      #expect(boundary.contains(file) == isInside)
      #expect(!boundary.contains(root.appendingPathComponent("repository2/a")))
    }
  }

  @Test func memberOutsideOfProjectIsNotUsed() throws {
    let text = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, );};
        G = {isa = PBXGroup; children = (F, H, ); sourceTree = "<group>";};
        F = {isa = PBXFileReference; path = "../secret.swift"; sourceTree = "<group>";};
        H = {isa = PBXFileReference; path = "link.swift"; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = T; buildPhases = (B, );};
        B = {isa = PBXSourcesBuildPhase; files = (C, D, );};
        C = {isa = PBXBuildFile; fileRef = F;};
        D = {isa = PBXBuildFile; fileRef = H;};
      }; rootObject = P;}
      """
    let files = ["app/A.xcodeproj/project.pbxproj": text, "secret.swift": ""]
    try withTemporaryFolder(files) { root in
      let folder = root.appendingPathComponent("app")
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("link.swift").path,
        withDestinationPath: "../secret.swift")
      let target = try XcodeProject(contentsOf: folder.appendingPathComponent("A.xcodeproj"))
        .targets().first
      #expect(target?.files == [])
      #expect(target?.outsideFiles.map(\.lastPathComponent) == ["secret.swift", "link.swift"])
    }
  }
}
