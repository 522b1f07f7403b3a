import DeviceProtocol
import Foundation
import Testing

@testable import DeviceWeb

@Suite struct CanvasRouteTests {
  @Test(arguments: [
    ("/previews", Route.canvas), ("/previews/ab12.png", .frame("ab12")),
    ("/api/previews", .previews), ("/api/previews/ab12", .inspection(frame: "ab12")),
  ])
  func routes(path: String, route: Route) throws {
    #expect(try Route(path: path) == route)
  }

  @Test(arguments: ["/previews/", "/previews/a/b.png", "/previews/a.svg", "/api/previews/a/b"])
  func unknownPaths(path: String) {
    #expect(throws: WebProblem.unknownPath(path)) { _ = try Route(path: path) }
  }

  private static let canvas = PageCanvas(
    list: { known in Data("{\"known\": \(known ?? -1)}".utf8) },
    frames: { data in
      if data == Data("{}".utf8) { throw DeviceAnswer.Failure(code: "malformed", message: "no") }
      return data
    },
    inspection: { $0 == "ab12" ? Data("{}".utf8) : nil },
    picture: { frame, scale in frame == "ab12" ? Data("\(scale)".utf8) : nil })

  private struct Case: Sendable {
    var method = "GET"
    var path: String
    var body = ""
    var type: String? = "application/json"
    var hasToken = true
    var status: Int
    var answer = ""
  }

  @Test(arguments: [
    Case(path: "/api/previews", status: 200, answer: #"{"known": -1}"#),
    Case(path: "/api/previews?after=7", status: 200, answer: #"{"known": 7}"#),
    Case(path: "/api/previews?after=x", status: 400),
    Case(path: "/api/previews", hasToken: false, status: 401),
    Case(method: "POST", path: "/api/previews", body: "[1]", status: 200, answer: "[1]"),
    Case(method: "POST", path: "/api/previews", body: "{}", status: 400),
    Case(method: "POST", path: "/api/previews", body: "[1]", type: "text/plain", status: 415),
    Case(method: "PUT", path: "/api/previews", status: 405),
    Case(path: "/api/previews/ab12", status: 200, answer: "{}"),
    Case(path: "/api/previews/ab13", status: 404),
    Case(path: "/previews/ab12.png?scale=3", status: 200, answer: "3.0"),
    Case(path: "/previews/ab12.png?scale=99", status: 400),
    Case(path: "/previews/ab13.png", status: 404),
    Case(path: "/previews/ab12.png", hasToken: false, status: 401),
    Case(path: "/previews?token=\(TestServer.token.text)", hasToken: false, status: 303),
  ])
  private func answers(test: Case) async throws {
    try await TestServer.run(canvas: Self.canvas) { server in
      var headers = test.hasToken ? [:] : ["Cookie": ""]
      headers["Content-Type"] = test.method == "POST" ? test.type : nil
      let answer = try #require(
        try await server.answer(test.method, test.path, headers: headers, body: test.body))
      #expect(answer.status == test.status)
      if test.status == 303 { #expect(answer.headers["location"] == "/previews") }
      guard !test.answer.isEmpty else { return }
      #expect(String(decoding: answer.body, as: UTF8.self) == test.answer)
    }
  }

  @Test func deviceWithoutProjectsHasNoPreviews() async throws {
    try await TestServer.run { server in
      let answer = try await server.answer("GET", "/api/previews")
      #expect(answer?.status == 404)
    }
  }
}
