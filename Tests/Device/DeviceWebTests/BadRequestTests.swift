import Foundation
import Testing

@testable import DeviceWeb

/// The server refuses bad requests with a status and a code, and does not pass them to the device.
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
      "wrong token", headers: ["Cookie": "vitrine_PORT=\(String(repeating: "0", count: 64))"],
      401, "noToken"),
    Case("truncated token", headers: ["Cookie": "vitrine_PORT=0123"], 401, "noToken"),
    Case("cookie of another device", headers: ["Cookie": "vitrine_1=TOKEN"], 401, "noToken"),
    Case("wrong bearer", headers: ["Cookie": "", "Authorization": "Bearer x"], 401, "noToken"),
    Case("state without token", "GET", "/api/state", headers: ["Cookie": ""], 401, "noToken"),
    Case("changes without token", "GET", "/api/changes", headers: ["Cookie": ""], 401, "noToken"),
    Case(
      "picture without token", "GET", "/picture/p1/v1.png", headers: ["Cookie": ""], 401,
      "noToken"),
    Case("wrong token in the address", "GET", "/?token=00", 401, "noToken"),
    Case("foreign host", headers: ["Host": "evil.example"], 403, "foreignHost"),
    Case("rebound name", headers: ["Host": "evil.example:PORT"], 403, "foreignHost"),
    Case("host with another port", headers: ["Host": "127.0.0.1:1"], 403, "foreignHost"),
    Case("host without port", headers: ["Host": "127.0.0.1"], 403, "foreignHost"),
    Case(
      "page with foreign host", "GET", "/", headers: ["Host": "evil.example"], 403,
      "foreignHost"),
    Case("foreign origin", headers: ["Origin": "http://evil.example"], 403, "foreignOrigin"),
    Case("null origin", headers: ["Origin": "null"], 403, "foreignOrigin"),
    Case(
      "origin with another port", headers: ["Origin": "http://127.0.0.1:1"], 403, "foreignOrigin"),
    Case(
      "origin with another scheme", headers: ["Origin": "https://127.0.0.1:PORT"], 403,
      "foreignOrigin"
    ),
    Case(
      "origin with another name", headers: ["Origin": "http://localhost:PORT"], 403, "foreignOrigin"
    ),
    Case(
      "WebSocket from foreign origin", "GET", "/api/changes",
      headers: ["Origin": "http://evil.example", "Upgrade": "websocket"], 403, "foreignOrigin"),
    Case("WebSocket path without upgrade", "GET", "/api/changes", 426, "needsUpgrade"),
    Case("unknown path", "GET", "/nothing", 404, "unknownPath"),
    Case("unknown path below the API", "GET", "/api/state/x", 404, "unknownPath"),
    Case("path below the WebSocket", "GET", "/api/changes/x", 404, "unknownPath"),
    Case("empty path component", "GET", "//", 404, "unknownPath"),
    Case("outside of the folder", "GET", "/page/../token", 404, "unknownPath"),
    Case("outside, with encoded dots", "GET", "/page/%2e%2e/token", 404, "unknownPath"),
    Case(
      "outside, with encoded slashes", "GET", "/page/..%2f..%2fetc%2fpasswd", 404, "unknownPath"),
    Case("outside, by a symbolic link", "GET", "/page/outside.txt", 404, "unknownPath"),
    Case("hidden file", "GET", "/page/.hidden.css", 404, "unknownPath"),
    Case("file name with a NUL byte", "GET", "/page/a%00.css", 404, "unknownPath"),
    Case("folder", "GET", "/page/", 404, "unknownPath"),
    Case("unknown picture", "GET", "/picture/p1/v9.png", 404, "unknownPicture"),
    Case("picture of an unknown placement", "GET", "/picture/p9/v1.png", 404, "unknownPicture"),
    Case("unknown family", "GET", "/preview/Everyday/Clock/huge.png", 404, "unknownPath"),
    Case("unknown kind", "GET", "/preview/Everyday/None/systemSmall.png", 404, "unknownKind"),
    Case(
      "scale is not a number", "GET", "/preview/Everyday/Clock/systemSmall.png?scale=x", 400,
      "badQuery"),
    Case(
      "scale is NaN", "GET", "/preview/Everyday/Clock/systemSmall.png?scale=nan", 400,
      "badQuery"),
    Case(
      "scale is too large", "GET", "/preview/Everyday/Clock/systemSmall.png?scale=1e9", 400,
      "badQuery"),
    Case(
      "unknown scheme", "GET", "/preview/Everyday/Clock/systemSmall.png?scheme=x", 400,
      "badQuery"),
    Case(
      "unknown surface", "GET", "/preview/Everyday/Clock/systemSmall.png?surface=roof", 400,
      "badQuery"),
    Case(
      "surface of another device", "GET",
      "/preview/Everyday/Clock/systemSmall.png?surface=face&on=mac", 400, "badQuery"),
    Case(
      "unknown device", "GET", "/preview/Everyday/Clock/systemSmall.png?surface=face&on=toaster",
      400, "badQuery"),
    Case("GET of a command", "GET", "/api", 405, "wrongMethod"),
    Case("POST of the state", "POST", "/api/state", 405, "wrongMethod"),
    Case("PUT of a page file", "PUT", "/page/page.css", 405, "wrongMethod"),
    Case("DELETE of a command", "DELETE", "/api", 405, "wrongMethod"),
    Case("CORS preflight", "OPTIONS", "/api", headers: ["Origin": "ORIGIN"], 405, "wrongMethod"),
    Case("unknown method", "BREW", "/api", 405, "wrongMethod"),
    Case("text instead of JSON", headers: ["Content-Type": "text/plain"], 415, "notJSON"),
    Case(
      "form instead of JSON", headers: ["Content-Type": "application/x-www-form-urlencoded"], 415,
      "notJSON"),
    Case("no content type", headers: ["Content-Type": ""], 415, "notJSON"),
    Case("body too large", body: String(repeating: "x", count: (1 << 20) + 1), 413, "tooLarge"),
    Case("invalid JSON", body: "{", 400, "malformed"),
    Case("body without a command", body: "[]", 400, "malformed"),
    Case(
      "unknown placement", body: #"{"command":"remove","placement":"p9"}"#, 404,
      "unknownPlacement"),
  ]

  @Test(arguments: cases)
  func refuses(_ bad: Case) async throws {
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

  /// An endless body is refused before all of it has arrived.
  @Test func refusesOversizedBodiesWithoutReadingThem() async throws {
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
      #expect(RawAnswer(await connection.readAnswer())?.code == "tooLarge")
      #expect(server.device.record.withLock { $0.commands } == [])
    }
  }

  @Test(arguments: [
    ("malformed", 400), ("unknownPlacement", 404), ("unknownActivity", 404),
    ("unknownParameter", 404), ("staleTap", 409), ("badValue", 422), ("busy", 429),
    ("storeFailed", 500), ("extensionFailed", 502), ("stopped", 503),
  ])
  func commandErrorsHaveStatuses(code: String, status: Int) {
    #expect(WebProblem.status(ofCode: code) == status)
  }

  /// Invalid HTTP causes an error response or a closed connection; later requests still work.
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
  func survivesInvalidHTTP(_ bytes: String) async throws {
    try await TestServer.run { server in
      let connection = try RawConnection(port: server.port)
      await connection.send(Data(bytes.utf8))
      connection.finish()
      if let answer = RawAnswer(await connection.readAll()) {
        // libsoup itself answers 501 and 505 for other protocols and versions.
        #expect(400..<500 ~= answer.status || [501, 505].contains(answer.status))
        #expect(answer.code != nil, "\(answer.status) has no error code")
        #expect(answer.headers["x-content-type-options"] == "nosniff")
      }
      #expect(try await server.answer("GET", "/api/state")?.status == 200)
      #expect(server.device.record.withLock { $0.commands } == [])
    }
  }

  @Test(arguments: [
    ("malformed", 400), ("unknownKind", 404), ("locked", 409), ("badValue", 422),
    ("tooManyTaps", 429), ("failed", 500), ("extensionFailed", 502), ("stopped", 503),
  ])
  func failureHasStatusAndReasonPhrase(code: String, status: Int) {
    let response = WebProblem.failed(code: code, message: "").response
    #expect(response.status == status)
    #expect(status == 500 || response.reason != "Internal Server Error")
  }

  /// Connections over the limit are refused; open ones continue to work.
  @Test func limitsConnections() async throws {
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
