import Foundation
import Testing

@testable import ProjectReader

@Suite struct ProjectFolderTests {
  @Test(arguments: [
    ("App", "App"), ("App/App.xcodeproj", "App"), ("App/App.xcworkspace", "App"),
    ("App/project.yml", "App"), ("App/Package.swift", "App"), ("Link", "Link"),
    ("Link/project.yml", "Link"), ("Missing", "Missing"), ("Missing/App.xcodeproj", "Missing"),
  ])
  func containsTheProject(path: String, folder: String) throws {
    let files = ["App/App.xcodeproj/x": "", "App/project.yml": "", "App/Package.swift": ""]
    try withTemporaryFolder(files) { root in
      try FileManager.default.createSymbolicLink(
        atPath: root.appendingPathComponent("Link").path, withDestinationPath: "App")
      let found = URL(fileURLWithPath: root.path + "/" + path).projectFolder
      #expect(found.path == root.path + "/" + folder)
    }
  }
}
