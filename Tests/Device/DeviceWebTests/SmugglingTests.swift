import Foundation
import Testing

@testable import DeviceWeb

/// A connection has one request. What follows it, or follows a refused, ambiguous or malformed one,
/// is never parsed.
@Suite struct SmugglingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var headers: [String]
    var body = "hello"
    var path = "/api"
    var token = true
    var status: Int
  }

  private static let chunked = "Transfer-Encoding: chunked"
  private static let command = #"{"command":"gallery"}"#
  /// A whole command in one chunk.
  private static let chunk = "\(String(command.utf8.count, radix: 16))\r\n\(command)\r\n"

  static let cases: [Case] = [
    Case(
      testDescription: "chunks without a token", headers: [chunked], body: "\(chunk)0\r\n\r\n",
      token: false, status: 401),
    Case(
      testDescription: "chunks to an unknown path", headers: [chunked], body: "\(chunk)0\r\n\r\n",
      path: "/nothing", status: 404),
    Case(
      testDescription: "chunks to a path without a body", headers: [chunked],
      body: "\(chunk)0\r\n\r\n", path: "/api/state", status: 405),
    Case(
      testDescription: "body without a token", headers: ["Content-Length: 5"], token: false,
      status: 401),
    Case(testDescription: "over the limit", headers: ["Content-Length: 2000000"], status: 413),
    Case(
      testDescription: "expectation, refused",
      headers: ["Content-Length: 5", "Expect: 100-continue"], path: "/nothing", status: 404),
    Case(
      testDescription: "unknown expectation", headers: ["Content-Length: 5", "Expect: magic"],
      status: 417),
    Case(testDescription: "bad size", headers: [chunked], body: "\(chunk)zz\r\n", status: 400),
    Case(testDescription: "negative size", headers: [chunked], body: "\(chunk)-1\r\n", status: 400),
    Case(
      testDescription: "overflowing size", headers: [chunked],
      body: "\(chunk)10000000000000000\r\n", status: 400),
    Case(
      testDescription: "extension", headers: [chunked], body: "\(chunk)0;ext\r\n\r\n", status: 400),
    Case(
      testDescription: "no line end after a chunk", headers: [chunked],
      body: "\(chunk.dropLast(2))0\r\n\r\n", status: 400),
    Case(
      testDescription: "bytes after a chunk", headers: [chunked],
      body: "\(chunk.dropLast(2))xx\r\n0\r\n\r\n", status: 400),
    Case(
      testDescription: "trailers", headers: [chunked], body: "\(chunk)0\r\nX: a\r\n\r\n",
      status: 400),
    Case(
      testDescription: "length and encoding", headers: ["Content-Length: 5", chunked],
      body: "\(chunk)0\r\n\r\n", status: 400),
    Case(
      testDescription: "encoding and length", headers: [chunked, "Content-Length: 5"],
      body: "\(chunk)0\r\n\r\n", status: 400),
    Case(
      testDescription: "two lengths",
      headers: ["Content-Length: \(command.utf8.count)", "Content-Length: 6"], body: command,
      status: 400),
    Case(
      testDescription: "folded header", headers: ["Content-Length:", " \(command.utf8.count)"],
      body: command, status: 400),
    Case(
      testDescription: "line feed", headers: ["X: a\nContent-Length: \(command.utf8.count)"],
      body: command, status: 400),
    Case(
      testDescription: "NUL", headers: ["Content\u{0}-Length: \(command.utf8.count)"],
      body: command, status: 400),
    Case(
      testDescription: "blank before the colon",
      headers: ["Content-Length : \(command.utf8.count)"], body: command, status: 400),
    Case(testDescription: "gzip", headers: ["Transfer-Encoding: gzip"], status: 400),
    Case(
      testDescription: "chunked, identity", headers: ["Transfer-Encoding: chunked, identity"],
      body: "\(chunk)0\r\n\r\n", status: 400),
  ]

  private static func answerCount(_ bytes: Data) -> Int {
    String(decoding: bytes, as: UTF8.self).matches(of: /HTTP\/1\.[01] \d/).count
  }

  @Test(arguments: cases)
  func answersOnceAndCloses(_ bad: Case) async throws {
    try await TestServer.run { server in
      let lines =
        ["POST \(bad.path) HTTP/1.1", "Host: 127.0.0.1:\(server.port)"]
        + ["Content-Type: application/json"] + (bad.token ? ["Cookie: \(server.cookie)"] : [])
        + bad.headers
      let connection = try RawConnection(port: server.port)
      let next = server.request("POST", "/api", body: Data(Self.command.utf8))
      await connection.send(
        Data((lines.joined(separator: "\r\n") + "\r\n\r\n" + bad.body).utf8) + next + next)
      let all = await connection.readAll()
      #expect(RawAnswer(all)?.status == bad.status)
      #expect(RawAnswer(all)?.headers["connection"] == "close")
      #expect(Self.answerCount(all) == 1)
      #expect(server.device.record.withLock { $0.commands } == [])
    }
  }

  @Test func secondRequestIsIgnored() async throws {
    try await TestServer.run { server in
      let connection = try RawConnection(port: server.port)
      let request = server.request("POST", "/api", body: Data(Self.command.utf8))
      await connection.send(request + request + request)
      let all = await connection.readAll()
      #expect(Self.answerCount(all) == 1)
      #expect(RawAnswer(all)?.status == 200)
      #expect(server.device.record.withLock { $0.commands } == ["gallery"])
    }
  }

  /// Clients such as curl wait before they send a large body.
  @Test func expectationOfBodyIsMet() async throws {
    try await TestServer.run { server in
      let connection = try RawConnection(port: server.port)
      await connection.send(
        server.request(
          "POST", "/api",
          headers: [
            "Content-Type": "application/json", "Expect": "100-continue",
            "Content-Length": "\(Self.command.utf8.count)",
          ]))
      #expect(await connection.read(1000).starts(with: Data("HTTP/1.1 100 ".utf8)))
      await connection.send(Data(Self.command.utf8))
      #expect(RawAnswer(await connection.readAll())?.status == 200)
    }
  }

  @Test func chunkedBodyIsRead() async throws {
    try await TestServer.run { server in
      let head = server.request(
        "POST", "/api",
        headers: ["Content-Type": "application/json", "Transfer-Encoding": "chunked"])
      let answer = try await server.answer(head + Data("\(Self.chunk)0\r\n\r\n".utf8))
      #expect(answer?.status == 200)
      #expect(server.device.record.withLock { $0.commands } == ["gallery"])
    }
  }

  @Test func largeHeadIsRefused() async throws {
    try await TestServer.run { server in
      let large = server.request(
        "GET", "/", headers: ["X": String(repeating: "x", count: 33_000)])
      let refused = try await server.answer(large)
      #expect(refused?.code == "headTooLarge")
      let other = server.request(
        "GET", "/", headers: ["X": String(repeating: "x", count: 30_000)])
      #expect(try await server.answer(other)?.status == 200)
    }
  }
}
