import Foundation
import Testing

@testable import ProjectReader

@Suite struct PackagePinsTests {
  private static let revision = String(repeating: "0a", count: 20)

  @Test(arguments: [
    """
    {"object": {"pins": [{"package": "Chart", "repositoryURL": "https://example.com/Chart.git",
      "state": {"branch": null, "revision": "REVISION", "version": "1.2.0"}}]}, "version": 1}
    """,
    """
    {"pins": [{"identity": "chart", "kind": "remoteSourceControl",
      "location": "https://example.com/Chart.git",
      "state": {"revision": "REVISION", "version": "1.2.0"}}], "version": 2}
    """,
    """
    {"originHash": "00", "pins": [
      {"identity": "local.thing", "kind": "registry", "state": {"version": "1.0.0"}},
      {"identity": "chart", "kind": "remoteSourceControl",
      "location": "https://example.com/Chart.git",
      "state": {"revision": "REVISION", "version": "1.2.0"}}], "version": 3}
    """,
  ])
  func allFormatsAreRead(text: String) throws {
    let text = text.replacingOccurrences(of: "REVISION", with: Self.revision)
    try withTemporaryFolder(["Package.resolved": text]) { folder in
      let pins = try PackagePins(
        contentsOf: folder.appendingPathComponent("Package.resolved"),
        in: ProjectRoot(folders: [folder]))
      #expect(
        pins.pins == [
          "chart": .init(
            location: "https://example.com/Chart.git", revision: Self.revision, version: "1.2.0")
        ])
    }
  }

  @Test(arguments: [
    ("", "expected JSON with a list \"pins\""), ("{}", "expected JSON with a list \"pins\""),
    (
      """
      {"pins": [{"identity": "a", "location": "b", "state": {"revision": "--upload-pack=x"}}]}
      """, "expected a revision of b, found \"--upload-pack=x\""
    ),
  ])
  func damagedPinsAreReported(text: String, reason: String) throws {
    try withTemporaryFolder(["Package.resolved": text]) { folder in
      let file = folder.appendingPathComponent("Package.resolved")
      #expect(throws: ProjectError.damaged(file.path, line: nil, reason: reason)) {
        try PackagePins(contentsOf: file, in: ProjectRoot(folders: [folder]))
      }
    }
  }

  @Test(arguments: [
    "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    "All.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    "../All.xcworkspace/xcshareddata/swiftpm/Package.resolved",
  ])
  func pinsAreFoundAroundProject(place: String) throws {
    let text = """
      {"pins": [{"identity": "a", "location": "b", "state": {"revision": "\(Self.revision)"}}]}
      """
    let files = ["code/\(place)": text, "code/App.xcodeproj/project.pbxproj": "", ".git/HEAD": ""]
    try withTemporaryFolder(files) { folder in
      let pins = try PackagePins(
        project: folder.appendingPathComponent("code/App.xcodeproj"),
        in: ProjectRoot(folders: [folder]))
      #expect(pins["a"]?.revision == Self.revision)
    }
  }

  @Test(arguments: [
    ("1.2.3", "1.2.3"), ("v2", "2.0.0"), ("1.0-beta.2+7", "1.0.0-beta.2"), ("latest", nil),
    ("1.2.3.4", nil), ("99999999999999999999.0.0", nil),
  ])
  func versionsAreRead(text: String, version: String?) {
    #expect(PackageVersion(text)?.description == version)
  }

  @Test(arguments: [
    (#"from: "1.2.0""#, "1.2.0 ..< 2.0.0"), (#"exact: "1.2.0""#, "1.2.0"),
    (#"branch: "main""#, "branch main"), (#"revision: "abc""#, "revision abc"),
    (#".upToNextMinor(from: "1.2.0")"#, "1.2.0 ..< 1.3.0"),
    (#".upToNextMajor(from: "1.2.0")"#, "1.2.0 ..< 2.0.0"),
    (#""1.0.0"..<"1.5.0""#, "1.0.0 ..< 1.5.0"), (#""1.0.0"..."1.5.0""#, "1.0.0 ..< 1.5.1"),
    ("from: version", nil),
  ])
  func requirementsOfManifestsAreRead(argument: String, requirement: String?) throws {
    let manifest = """
      let package = Package(
        name: "A", dependencies: [.package(url: "https://example.com/b", \(argument))])
      """
    try withTemporaryFolder(["Package.swift": manifest]) { folder in
      let package = try PackageManifest(folder: folder)
      #expect(package.dependencies.map(\.requirement?.description) == [requirement])
      #expect(package.notices.isEmpty == (requirement != nil))
    }
  }

  @Test(arguments: [
    (PackageRequirement.upToNextMajor(PackageVersion(1, 1)), "a3", "1.9.0"),
    (.upToNextMinor(PackageVersion(1, 1)), "a2", "1.1.4"),
    (.exact(PackageVersion(2, 0, 0, prerelease: "beta")), "a4", "2.0.0-beta"),
    (.branch("main"), "a0", "main"),
  ])
  func latestAcceptedVersionIsChosen(
    requirement: PackageRequirement, revision: String, name: String
  ) {
    let references = """
      a0\trefs/heads/main
      a1\trefs/tags/1.0.0
      a2\trefs/tags/v1.1.4
      tag\trefs/tags/1.9.0
      a3\trefs/tags/1.9.0^{}
      a4\trefs/tags/2.0.0-beta
      a5\trefs/tags/nightly
      """
    let found = PackageRepositories.choose(from: references, requirement)
    #expect(found?.revision == revision)
    #expect(found?.name == name)
  }
}
