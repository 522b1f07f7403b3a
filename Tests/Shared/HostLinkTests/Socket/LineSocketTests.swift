import Foundation
import TestThreads
import Testing

@testable import HostLink

@Suite struct LineSocketTests {
  private let near: LineSocket
  private let far: LineSocket

  init() throws {
    var pair: [Int32] = [-1, -1]
    let status = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
    try #require(status == 0)
    near = LineSocket(descriptor: pair[0], path: "near")
    far = LineSocket(descriptor: pair[1], path: "far")
  }

  @Test func linesArriveInOrder() throws {
    for text in ["a", "", "ünï"] { try near.send(Data(text.utf8)) }
    #expect(far.read(limit: 8) == .line(Data("a".utf8)))
    #expect(try far.receive(limit: 8) == Data())
    #expect(try far.receive(limit: 8) == Data("ünï".utf8))
  }

  @Test func closedConnectionEndsReading() throws {
    try near.send(Data("a".utf8))
    near.shutDown()
    #expect(try far.receive(limit: 8) == Data("a".utf8))
    #expect(far.read(limit: 8) == .end)
    #expect(try far.receive(limit: 8) == nil)
    #expect(far.isHungUp)
  }

  @Test func lastLineArrivesBeforeTheConnectionIsClosed() async throws {
    async let sent: Void = onThread { [near] in near.sendLast(Data("bye".utf8)) }
    let last = try await onThread { [far] in try far.receive(limit: 8) }
    #expect(last == Data("bye".utf8))
    let end = try await onThread { [far] in far.read(limit: 8) }
    #expect(end == .end)
    #expect(!far.isHungUp)
    far.shutDown()
    try await sent
  }

  @Test func longLineIsAnError() throws {
    try near.send(Data("123456789".utf8))
    #expect(throws: LineSocketError.broken("a line from far is longer than 8 bytes")) {
      try far.receive(limit: 8)
    }
  }

  @Test func silenceEndsReadingAfterTheTimeLimit() async throws {
    far.setTimeLimits(sending: 1, receiving: 1)
    let line = try await onThread { [far] in far.read(limit: 8) }
    #expect(line == .idle)
  }

  @Test func sendingToClosedConnectionFails() throws {
    far.shutDown()
    #expect(throws: LineSocketError.self) { try near.send(Data("a".utf8)) }
  }

  @Test func reportsWhyItCannotConnect() {
    let path = "/tmp/\(UUID().uuidString.prefix(8)).sock"
    #expect(throws: ConnectionFailure.noListener(path)) {
      try LineSocket(path: path, timeLimit: 1)
    }
    let long = "/" + String(repeating: "x", count: 107)
    #expect(throws: ConnectionFailure.pathTooLong(long, limit: 107)) {
      try LineSocket(path: long, timeLimit: 1)
    }
    #expect(throws: LineSocketError.unreachable(.noListener(path))) {
      try LineSocket.exchange(Data(), at: path, timeLimit: 1, limit: 8)
    }
  }
}
