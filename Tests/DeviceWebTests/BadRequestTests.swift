import Foundation
import Testing

@testable import DeviceWeb

/// What the server refuses, how, and that the device does not hear of it.
@Suite struct BadRequestTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var method = "POST"
    var path = "/api"
    var headers: [String: String] = [:]
    var body = #"{"command":"state"}"#
    var status: Int
    var code: String

    init(
      _ name: String, _ method: String = "POST", _ path: String = "/api",
      headers: [String: String] = [:], body: String? = nil, _ status: Int, _ code: String
    ) {
      testDescription = name
      self.method = method
      self.path = path
      self.headers = headers
      self.body = body ?? (method == "POST" ? self.body : "")
      self.status = status
      self.code = code
    }
  }

  static let cases: [Case] = [
    Case("no token", headers: ["Cookie": ""], 401, "noToken"),
    Case(
      "a wrong token", headers: ["Cookie": "vitrine_PORT=\(String(repeating: "0", count: 64))"],
      401, "noToken"),
    Case("a token's beginning", headers: ["Cookie": "vitrine_PORT=0123"], 401, "noToken"),
    Case("another device's cookie", headers: ["Cookie": "vitrine_1=TOKEN"], 401, "noToken"),
    Case("a wrong bearer", headers: ["Cookie": "", "Authorization": "Bearer x"], 401, "noToken"),
    Case("no token for the state", "GET", "/api/state", headers: ["Cookie": ""], 401, "noToken"),
    Case("no token for changes", "GET", "/api/changes", headers: ["Cookie": ""], 401, "noToken"),
    Case(
      "no token for pictures", "GET", "/picture/p1/v1.png", headers: ["Cookie": ""], 401, "noToken"),
    Case("a wrong token in the address", "GET", "/?token=00", 401, "noToken"),
    Case("a foreign host", headers: ["Host": "evil.example"], 403, "foreignHost"),
    Case("a rebound name", headers: ["Host": "evil.example:PORT"], 403, "foreignHost"),
    Case("another port", headers: ["Host": "127.0.0.1:1"], 403, "foreignHost"),
    Case("no port", headers: ["Host": "127.0.0.1"], 403, "foreignHost"),
    Case(
      "a foreign host for the page", "GET", "/", headers: ["Host": "evil.example"], 403,
      "foreignHost"),
    Case("a foreign origin", headers: ["Origin": "http://evil.example"], 403, "foreignOrigin"),
    Case("no origin's name", headers: ["Origin": "null"], 403, "foreignOrigin"),
    Case("another port's origin", headers: ["Origin": "http://127.0.0.1:1"], 403, "foreignOrigin"),
    Case(
      "another scheme's origin", headers: ["Origin": "https://127.0.0.1:PORT"], 403, "foreignOrigin"
    ),
    Case(
      "another name's origin", headers: ["Origin": "http://localhost:PORT"], 403, "foreignOrigin"),
    Case(
      "a foreign origin's WebSocket", "GET", "/api/changes",
      headers: ["Origin": "http://evil.example", "Upgrade": "websocket"], 403, "foreignOrigin"),
    Case("a WebSocket's address without one", "GET", "/api/changes", 426, "needsUpgrade"),
    Case("an unknown path", "GET", "/nothing", 404, "unknownPath"),
    Case("an unknown path below the API", "GET", "/api/state/x", 404, "unknownPath"),
    Case("below the WebSocket", "GET", "/api/changes/x", 404, "unknownPath"),
    Case("an empty name", "GET", "//", 404, "unknownPath"),
    Case("out of the page's folder", "GET", "/page/../token", 404, "unknownPath"),
    Case("out of it, encoded", "GET", "/page/%2e%2e/token", 404, "unknownPath"),
    Case("out of it, all encoded", "GET", "/page/..%2f..%2fetc%2fpasswd", 404, "unknownPath"),
    Case("out of it by a link", "GET", "/page/outside.txt", 404, "unknownPath"),
    Case("a hidden file", "GET", "/page/.hidden.css", 404, "unknownPath"),
    Case("a file's name with a zero", "GET", "/page/a%00.css", 404, "unknownPath"),
    Case("a folder", "GET", "/page/", 404, "unknownPath"),
    Case("an unknown picture", "GET", "/picture/p1/v9.png", 404, "unknownPicture"),
    Case("a picture of nothing", "GET", "/picture/p9/v1.png", 404, "unknownPicture"),
    Case("an unknown family", "GET", "/preview/Everyday/Clock/huge.png", 404, "unknownPath"),
    Case("an unknown kind", "GET", "/preview/Everyday/None/systemSmall.png", 404, "unknownKind"),
    Case(
      "no number for a scale", "GET", "/preview/Everyday/Clock/systemSmall.png?scale=x", 400,
      "badQuery"),
    Case(
      "no scale that is", "GET", "/preview/Everyday/Clock/systemSmall.png?scale=nan", 400,
      "badQuery"),
    Case(
      "a scale too large", "GET", "/preview/Everyday/Clock/systemSmall.png?scale=1e9", 400,
      "badQuery"),
    Case(
      "an unknown scheme", "GET", "/preview/Everyday/Clock/systemSmall.png?scheme=x", 400,
      "badQuery"),
    Case("reading commands", "GET", "/api", 405, "wrongMethod"),
    Case("writing the state", "POST", "/api/state", 405, "wrongMethod"),
    Case("writing the page", "PUT", "/page/page.css", 405, "wrongMethod"),
    Case("deleting", "DELETE", "/api", 405, "wrongMethod"),
    Case("asking for leave", "OPTIONS", "/api", headers: ["Origin": "ORIGIN"], 405, "wrongMethod"),
    Case("a method of its own", "BREW", "/api", 405, "wrongMethod"),
    Case("no JSON type", headers: ["Content-Type": "text/plain"], 415, "notJSON"),
    Case("a form", headers: ["Content-Type": "application/x-www-form-urlencoded"], 415, "notJSON"),
    Case("no type", headers: ["Content-Type": ""], 415, "notJSON"),
    Case("a long body", body: String(repeating: "x", count: (1 << 20) + 1), 413, "tooLarge"),
    Case("no JSON", body: "{", 400, "malformed"),
    Case("no command", body: "[]", 400, "malformed"),
    Case(
      "an unknown placement", body: #"{"command":"remove","placement":"p9"}"#, 404,
      "unknownPlacement"),
  ]

  @Test(arguments: cases)
  func isRefused(_ bad: Case) async throws {
    try await TestServer.run { server in
      let headers = bad.headers.mapValues {
        $0.replacingOccurrences(of: "PORT", with: "\(server.port)")
          .replacingOccurrences(of: "TOKEN", with: TestServer.token.text)
          .replacingOccurrences(of: "ORIGIN", with: server.origin)
      }
      let answer = try #require(
        try await server.answer(bad.method, bad.path, headers: headers, body: bad.body))
      #expect(answer.status == bad.status)
      #expect(answer.code == bad.code)
      #expect(answer.headers["x-content-type-options"] == "nosniff")
      #expect(server.device.record.withLock { $0.commands } == [])
    }
  }

  /// A body that would never end is answered before it is there.
  @Test func longBodiesAreNotRead() async throws {
    try await TestServer.run { server in
      let announced = server.request(
        "POST", "/api",
        headers: ["Content-Length": "\(1 << 40)", "Content-Type": "application/json"])
      #expect(try await server.answer(announced)?.code == "tooLarge")

      let connection = try RawConnection(port: server.port)
      await connection.send(
        server.request(
          "POST", "/api",
          headers: ["Transfer-Encoding": "chunked", "Content-Type": "application/json"]))
      let chunk = Data("10000\r\n".utf8) + Data(count: 0x10000) + Data("\r\n".utf8)
      for _ in 0..<17 { await connection.send(chunk) }
      #expect(RawAnswer(await connection.readAll())?.code == "tooLarge")
      #expect(server.device.record.withLock { $0.commands } == [])
    }
  }

  /// Bytes that are no HTTP: an error or a closed connection, and the next request is answered.
  @Test(arguments: [
    "", "\r\n\r\n", "GET /page/%zz.css HTTP/1.1\r\nHost: a\r\n\r\n", "GET\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET http://evil.example/ HTTP/1.1\r\nHost: evil\r\n\r\n",
    "POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
    "POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    "POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\n",
    "POST /api HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "POST /api HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n",
    "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\u{0}b\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}",
    "GET /" + String(repeating: "a", count: 200_000) + " HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "a", count: 200_000) + "\r\n\r\n",
    String(repeating: "A: b\r\n", count: 20_000),
  ])
  func survives(_ bytes: String) async throws {
    try await TestServer.run { server in
      let connection = try RawConnection(port: server.port)
      await connection.send(Data(bytes.utf8))
      connection.finish()
      if let answer = RawAnswer(await connection.readAll()) {
        // Of libsoup's own: 501 and 505 for what is no HTTP/1.1.
        #expect(400..<500 ~= answer.status || [501, 505].contains(answer.status))
        #expect(answer.code != nil, "\(answer.status) says no reason")
        #expect(answer.headers["x-content-type-options"] == "nosniff")
      }
      #expect(try await server.answer("GET", "/api/state")?.status == 200)
      #expect(server.device.record.withLock { $0.commands } == [])
    }
  }

  /// Every failure's status has its words.
  @Test(arguments: [
    ("malformed", 400), ("unknownKind", 404), ("locked", 409), ("badValue", 422),
    ("tooManyTaps", 429), ("failed", 500), ("extensionFailed", 502), ("stopped", 503),
  ])
  func failuresHaveAStatus(code: String, status: Int) {
    let response = WebProblem.failed(code: code, message: "").response
    #expect(response.status == status)
    #expect(status == 500 || response.reason != "Internal Server Error")
  }

  /// More connections than there may be are turned away, and those that are open go on.
  @Test func connectionsAreLimited() async throws {
    var limits = SoupListener.Limits()
    limits.connections = 2
    try await TestServer.run(limits: limits) { server in
      let first = try await RawWebSocket(server)
      let second = try await RawWebSocket(server)
      #expect(try await server.answer("GET", "/api/state")?.status == 503)
      #expect(await first.message("state") != nil)
      #expect(await second.message("state") != nil)
    }
  }
}
