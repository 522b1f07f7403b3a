import DeviceProtocol
import Foundation
import Testing

@testable import SourceWatching

@Suite struct FrameworksBuildTests {
  private let lock = FileManager.default.temporaryDirectory
    .appendingPathComponent("FrameworksBuildTests-\(UUID().uuidString)").path

  @Test(arguments: [[:], [FrameworksBuild.environmentVariable: ""]])
  func withoutLockNothingIsBuilt(environment: [String: String]) {
    #expect(FrameworksBuild(environment) == nil)
  }

  @Test func missingFileAndFreeLockAreEndedBuilds() async throws {
    let build = try #require(FrameworksBuild([FrameworksBuild.environmentVariable: lock]))
    let board = BuildBoard()
    await build.end(showing: board)
    try Data().write(to: URL(fileURLWithPath: lock))
    defer { unlink(lock) }
    await build.end(showing: board)
    #expect(board.statuses.isEmpty)
  }

  @Test func heldLockIsShownUntilItIsReleased() async throws {
    let build = try #require(FrameworksBuild([FrameworksBuild.environmentVariable: lock]))
    let file = open(lock, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { unlink(lock) }
    try #require(flock(file, LOCK_EX) == 0)
    let board = BuildBoard()
    let changes = board.changes()
    let waiting = Task { await build.end(showing: board) }
    for await _ in changes { break }
    let status = try #require(board.statuses.first)
    #expect((status.name, status.phase) == ("the frameworks", .compiling))
    #expect(status.elapsed != nil)
    close(file)
    await waiting.value
    #expect(board.statuses.isEmpty)
  }
}
