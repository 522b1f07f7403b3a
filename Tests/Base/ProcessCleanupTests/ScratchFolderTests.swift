import Foundation
import Testing

@testable import ProcessCleanup

@Suite struct ScratchFolderTests {
  private let parent = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-scratch-tests-\(UUID().uuidString)", isDirectory: true)

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: parent.path).sorted()
  }

  @Test func existsUntilItIsRemoved() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let scratch = try ScratchFolder("build", in: parent)
    #expect(try names() == [scratch.url.lastPathComponent])
    #expect(ProcessCleanup.shared.registered.temporaries.contains(scratch.url.path))
    scratch.remove()
    #expect(try names() == [])
    #expect(!ProcessCleanup.shared.registered.temporaries.contains(scratch.url.path))
  }

  /// The lock decides, not the age: the folder of a process that is running is kept.
  @Test func keepsFoldersInUse() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let first = try ScratchFolder("build", in: parent)
    let second = try ScratchFolder("build", in: parent)
    #expect(try names().count == 2)
    withExtendedLifetime((first, second)) {}
  }

  /// Another task can remove a folder as abandoned before its owner has locked it.
  @Test func foldersAreCreatedAtTheSameTime() async throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { [parent] in
          for _ in 0..<500 { try ScratchFolder("build", in: parent).remove() }
        }
      }
      try await group.waitForAll()
    }
  }

  private static let uuid = "4D8B6C6E-9F0C-4C63-8D3E-0F5B7E2A9C11"

  @Test(arguments: [
    ("build-\(uuid)", true), ("build-4D8B6C6E", true), ("build-4D8B6C6", false), ("build", false),
    ("build-mine", false), ("check-\(uuid)", false), ("rebuild-\(uuid)", false),
    ("build-\(uuid).txt", false),
  ])
  func removesWhatEndedProcessesHaveLeft(_ name: String, isRemoved: Bool) throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let left = parent.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
    try Data("half".utf8).write(to: left.appendingPathComponent("file"))
    let scratch = try ScratchFolder("build", in: parent)
    #expect(FileManager.default.fileExists(atPath: left.path) == !isRemoved)
    scratch.remove()
  }

  @Test func followsNoSymbolicLinks() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let kept = parent.appendingPathComponent("kept")
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: parent.appendingPathComponent("build-\(Self.uuid)"), withDestinationURL: kept)
    let scratch = try ScratchFolder("build", in: parent)
    #expect(FileManager.default.fileExists(atPath: kept.path))
    scratch.remove()
  }

  @Test func exchangesFolders() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let (old, new) = (parent.appendingPathComponent("old"), parent.appendingPathComponent("new"))
    for folder in [old, new] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data().write(to: new.appendingPathComponent("file"))
    #expect(FileExchange.exchange(new.path, old.path))
    #expect(FileManager.default.fileExists(atPath: old.appendingPathComponent("file").path))
    #expect(!FileExchange.exchange(old.path, parent.appendingPathComponent("none").path))
  }
}
