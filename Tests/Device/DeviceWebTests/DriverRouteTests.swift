import Foundation
import Testing

@testable import DeviceWeb

@Suite struct DriverRouteTests {
  private static let driver = PageDriver { request in
    switch request.route {
    case .screenshot: .png(Data("PNG".utf8))
    case .tap: .failure(code: "ambiguous", Data("{}".utf8), retryAfter: nil)
    case .type: .failure(code: "busy", Data("{}".utf8), retryAfter: 1)
    case .wait: .failure(code: "timedOut", Data("{}".utf8), retryAfter: nil)
    case .elements:
      .json(Data(request.query.map { "\($0.name)=\($0.value)" }.joined(separator: " ").utf8))
    default: .json(request.body)
    }
  }

  private struct Case: Sendable {
    var method = "POST"
    var path: String
    var body = "{}"
    var type: String? = "application/json"
    var token: String?
    var status: Int
    var answer: String?
    var retryAfter: String?
  }

  @Test(arguments: [
    Case(
      method: "GET", path: "elements?surface=lock&page=2", body: "", status: 200,
      answer: "surface=lock page=2"),
    Case(method: "GET", path: "screenshot", body: "", status: 200, answer: "PNG"),
    Case(method: "GET", path: "openapi.json", body: "", status: 200, answer: ""),
    Case(path: "press", body: #"{"button": "home"}"#, status: 200, answer: #"{"button": "home"}"#),
    Case(path: "tap", status: 409), Case(path: "wait", status: 504),
    Case(path: "type", status: 429, retryAfter: "1"),
    Case(path: "long-press", body: String(repeating: " ", count: 64 << 10), status: 200),
    Case(path: "long-press", body: String(repeating: " ", count: 64 << 10 + 1), status: 413),
    Case(method: "GET", path: "tap", body: "", status: 405),
    Case(path: "elements", status: 405), Case(path: "taps", status: 404),
    Case(path: "tap", type: "text/plain", status: 415), Case(path: "tap", token: "", status: 401),
  ])
  private func answers(test: Case) async throws {
    try await TestServer.run(driver: Self.driver) { server in
      var headers = test.token.map { ["Cookie": $0] } ?? [:]
      if test.method == "POST" { headers["Content-Type"] = test.type }
      let answer = try #require(
        try await server.answer(
          test.method, "/api/driver/\(test.path)", headers: headers, body: test.body))
      #expect(answer.status == test.status)
      #expect(answer.headers["retry-after"] == test.retryAfter)
      if let body = test.answer { #expect(String(decoding: answer.body, as: UTF8.self) == body) }
    }
  }

  /// A chunked body has no length in its head.
  @Test func chunkedBodyIsLimited() async throws {
    try await TestServer.run(driver: Self.driver) { server in
      let size = PageDriver.bodyLimit + 1
      let chunk =
        "\(String(size, radix: 16))\r\n\(String(repeating: " ", count: size))\r\n0\r\n\r\n"
      let answer = try await server.answer(
        server.request(
          "POST", "/api/driver/press",
          headers: ["Transfer-Encoding": "chunked", "Content-Type": "application/json"])
          + Data(chunk.utf8))
      #expect(answer?.status == 413)
    }
  }

  @Test func deviceWithoutDriverHasNoRoutes() async throws {
    try await TestServer.run { server in
      let answer = try await server.answer("GET", "/api/driver/elements")
      #expect(answer?.status == 404)
    }
  }
}
