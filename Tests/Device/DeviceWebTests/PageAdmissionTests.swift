import Foundation
import Synchronization
import Testing

@testable import DeviceWeb

/// Clients without the access token cannot keep others away from the page.
@Suite struct PageAdmissionTests {
  private func limits(_ change: (inout SoupListener.Limits) -> Void) -> SoupListener.Limits {
    var limits = SoupListener.Limits()
    change(&limits)
    return limits
  }

  /// Each sends the begin of a head, and nothing more.
  @Test func slowHeadsDoNotKeepOthersOut() async throws {
    let reported = Mutex<[String]>([])
    let report: @Sendable (String) -> Void = { line in reported.withLock { $0.append(line) } }
    try await TestServer.run(report: report) { server in
      var slow: [RawConnection] = []
      for _ in 0..<64 {
        let connection = try RawConnection(port: server.port)
        await connection.send(Data("GET / HTTP/1.1\r\nX: ".utf8))
        slow.append(connection)
      }
      #expect(try await server.answer("GET", "/api/state")?.status == 200)
      // The oldest one had to leave, and knows why.
      #expect(RawAnswer(await slow[0].readAll())?.code == "tooSlow")
    }
    let lines = reported.withLock { $0 }
    #expect(lines.count == 1, "one message a minute: \(lines)")
    #expect(lines.first?.contains("16 of them without the access token") == true)
  }

  /// The time applies to the whole request: each byte restarts only the idle limit.
  @Test func drippedHeadEnds() async throws {
    try await TestServer.run(limits: limits { $0.strangerTime = 0.3 }) { server in
      let connection = try RawConnection(port: server.port)
      await connection.send(Data("GET / HTTP/1.1\r\nX: ".utf8))
      let drip = Task {
        while await connection.send(Data("x".utf8)) {
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      #expect(RawAnswer(await connection.readAll())?.status == 408)
      drip.cancel()
    }
  }

  @Test func drippedBodyEnds() async throws {
    try await TestServer.run(limits: limits { $0.bodyTime = 0.3 }) { server in
      let connection = try RawConnection(port: server.port)
      await connection.send(
        server.request(
          "POST", "/api",
          headers: ["Content-Length": "1000", "Content-Type": "application/json"]))
      let drip = Task {
        while await connection.send(Data("x".utf8)) {
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      _ = await connection.readAll()
      drip.cancel()
      #expect(server.device.record.withLock { $0.commands } == [])
      #expect(try await server.answer("GET", "/api/state")?.status == 200)
    }
  }

  /// A page with many connections stays, however many strangers come.
  @Test func authenticatedConnectionsStay() async throws {
    let limits = limits { ($0.connections, $0.strangers) = (4, 2) }
    try await TestServer.run(limits: limits) { server in
      var pages: [RawWebSocket] = []
      for _ in 0..<3 { pages.append(try await RawWebSocket(server)) }
      for page in pages { #expect(await page.message("state") != nil) }
      var strangers: [RawConnection] = []
      for _ in 0..<6 { strangers.append(try RawConnection(port: server.port)) }
      #expect(try await server.answer("GET", "/api/state")?.status == 200)
      server.device.send(.gallery)
      for page in pages { #expect(await page.message("gallery") != nil) }
    }
  }
}
