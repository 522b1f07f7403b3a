import Foundation
import Testing

@testable import DeviceWeb

/// WebSocket messages that are begun and not ended have limits.
@Suite struct UnfinishedMessageTests {
  /// Sends fragments until the connection ends. Returns the number of bytes and the close code.
  private func flood(_ socket: RawWebSocket, pieces: Int) async -> (sent: Int, code: Int?) {
    var sent = 0
    let piece = Data(count: 30_000)
    for index in 0..<pieces {
      guard await socket.send(opcode: index == 0 ? 1 : 0, piece, isFinal: false) else { break }
      sent += piece.count
    }
    while let frame = await socket.frame() {
      if frame.opcode == 8 { return (sent, frame.closeCode) }
    }
    return (sent, nil)
  }

  @Test func fragmentsCountTogether() async throws {
    try await TestServer.run { server in
      let other = try await RawWebSocket(server)
      _ = await other.message("state")
      let result = await flood(try await RawWebSocket(server), pieces: 3)
      #expect(result.code == 1009)
      server.device.change("p1")
      #expect(await other.message("placement") != nil)
    }
  }

  @Test func largeMessageOfFragmentsIsClosed() async throws {
    try await TestServer.run { server in
      let result = await flood(try await RawWebSocket(server), pieces: 1000)
      #expect(result.sent < 1000 * 30_000, "all \(result.sent) bytes were accepted")
    }
  }

  @Test func fragmentsWithinTheLimitAreOneMessage() async throws {
    try await TestServer.run { server in
      let socket = try await RawWebSocket(server)
      let text = Data(#"{"type":"command","id":7,"command":{"command":"gallery"}}"#.utf8)
      await socket.send(opcode: 1, text.prefix(10), isFinal: false)
      await socket.send(opcode: 9, Data("ping".utf8))
      await socket.send(opcode: 0, text.dropFirst(10))
      #expect(await socket.message("answer") != nil)
      #expect(server.device.record.withLock { $0.commands } == ["gallery"])
    }
  }

  @Test(arguments: [
    Data([0x81]), Data([0x01, 0x80, 0, 0, 0, 0]), Data([0x81, 0x85, 0, 0, 0, 0, 1, 2]),
  ])
  func unfinishedMessageHasATime(_ begin: Data) async throws {
    var limits = SoupListener.Limits()
    limits.messageTime = 0.3
    try await TestServer.run(limits: limits) { server in
      let other = try await RawWebSocket(server)
      _ = await other.message("state")
      let socket = try await RawWebSocket(server)
      await socket.sendRaw(begin)
      while await socket.message() != nil {}
      // A connection without a message has no limit.
      server.device.change("p1")
      #expect(await other.message("placement") != nil)
    }
  }

  @Test func connectionsShareALimit() async throws {
    var limits = SoupListener.Limits()
    limits.unfinishedMessages = 70_000
    try await TestServer.run(limits: limits) { server in
      let first = try await RawWebSocket(server)
      await first.send(opcode: 1, Data(count: 60_000), isFinal: false)
      await first.send(opcode: 9, Data())
      while let frame = await first.frame(), frame.opcode != 10 {}
      #expect(await flood(try await RawWebSocket(server), pieces: 1).code == 1008)
      await first.send(opcode: 0, Data())
      #expect(await first.message("problem") != nil)
    }
  }
}
