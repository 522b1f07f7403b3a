import Foundation
import Testing

@testable import FileWatch

/// Real files, and the kernel's reports about them.
@Suite struct FileWatchTests {
  /// A temporary folder with `Sources/A.swift`, `.git` and a watch.
  final class Project {
    let folder: URL
    let watch: FileWatch

    init() throws {
      folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("watch-\(UUID().uuidString)", isDirectory: true)
      for name in ["Sources", ".git"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      try Data().write(to: folder.appendingPathComponent("Sources/A.swift"))
      watch = try FileWatch(folders: [folder])
    }

    deinit {
      watch.stop()
      try? FileManager.default.removeItem(at: folder)
    }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    /// The names of the files that have changed when one of them is `last`.
    func changes(until last: String) async -> Set<String> {
      var names: Set<String> = []
      while let files = await watch.next() {
        names.formUnion(files.map { String($0.dropFirst(folder.path.count + 1)) })
        if names.contains(last) { break }
      }
      return names
    }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable (Project) throws -> Void
    var file: String
  }

  static let changes = [
    Change(
      testDescription: "a save", make: { try $0.write("1", to: "Sources/A.swift") },
      file: "Sources/A.swift"),
    Change(
      testDescription: "an atomic save",
      make: {
        try $0.write("1", to: "Sources/.A.swift.new")
        rename($0.path("Sources/.A.swift.new"), $0.path("Sources/A.swift"))
      }, file: "Sources/A.swift"),
    Change(
      testDescription: "a deleted file", make: { unlink($0.path("Sources/A.swift")) },
      file: "Sources/A.swift"),
    Change(
      testDescription: "a file in a new folder",
      make: {
        try FileManager.default.createDirectory(
          atPath: $0.path("Sources/New/Deep"), withIntermediateDirectories: true)
        try $0.write("1", to: "Sources/New/Deep/B.swift")
      }, file: "Sources/New/Deep/B.swift"),
    Change(
      testDescription: "a folder that was renamed",
      make: { rename($0.path("Sources"), $0.path("Code")) }, file: "Code/A.swift"),
    Change(
      testDescription: "a link", make: { symlink("A.swift", $0.path("Sources/B.swift")) },
      file: "Sources/B.swift"),
    Change(
      testDescription: "another name of a file",
      make: { link($0.path("Sources/A.swift"), $0.path("Sources/B.swift")) },
      file: "Sources/B.swift"),
    Change(
      testDescription: "the tool's configuration",
      make: { try $0.write("{}", to: ".vitrine.json") }, file: ".vitrine.json"),
  ]

  @Test(arguments: changes) func reports(_ change: Change) async throws {
    let project = try Project()
    try change.make(project)
    #expect(await project.changes(until: change.file).contains(change.file))
  }

  @Test func changesThatNobodyHasReadAreReportedAtTheEnd() async throws {
    let project = try Project()
    try project.write("1", to: "Sources/A.swift")
    #expect(await project.watch.finish() == [project.path("Sources/A.swift")])
    #expect(await project.watch.finish().isEmpty)
    #expect(await project.watch.next() == nil)
  }

  @Test func leavesOutWhatIsNoSource() async throws {
    let project = try Project()
    try project.write("1", to: ".git/index")
    try project.write("1", to: "Sources/A.swift~")
    try project.write("1", to: "Sources/.A.swift.swp")
    // As `sed -i` does.
    try project.write("1", to: "Sources/sedAbC")
    rename(project.path("Sources/sedAbC"), project.path("Sources/A.swift"))
    try project.write("1", to: "Sources/A.swift")
    #expect(await project.changes(until: "Sources/A.swift") == ["Sources/A.swift"])
  }

  @Test func findsAFolderThatWasReplaced() async throws {
    let project = try Project()
    try FileManager.default.removeItem(at: project.folder)
    // The kernel has reported the loss before the folder is back.
    while await project.watch.next() == [] {}
    try FileManager.default.createDirectory(
      atPath: project.path("Sources"), withIntermediateDirectories: true)
    try project.write("1", to: "Sources/C.swift")
    #expect(await project.changes(until: "Sources/C.swift").contains("Sources/C.swift"))
  }

  @Test func changesDuringWorkAreOneElement() async throws {
    let project = try Project()
    // As the thread publishes two bursts: how fast the kernel reports them is not tested here.
    _ = project.watch.publish(["Sources/A.swift", "Sources/B.swift"])
    _ = project.watch.publish(["Sources/A.swift", "Sources/C.swift"])
    #expect(
      await project.watch.next() == ["Sources/A.swift", "Sources/B.swift", "Sources/C.swift"])
  }

  @Test func endsWhenItIsStopped() async throws {
    let project = try Project()
    project.watch.stop()
    #expect(await project.watch.next() == nil)
  }
}
