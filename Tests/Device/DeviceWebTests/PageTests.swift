import Foundation
import Testing
import WidgetHost

@testable import DeviceWeb

/// The HTTP responses to a page.
@Suite struct PageTests {
  @Test func movesTokenFromAddressToCookie() async throws {
    try await TestServer.run { server in
      let answer = try #require(
        try await server.answer(
          "GET", "/?token=\(TestServer.token.text)", headers: ["Cookie": ""]))
      #expect(answer.status == 303)
      #expect(answer.headers["location"] == "/")
      #expect(
        answer.headers["set-cookie"]
          == "vitrine_\(server.port)=\(TestServer.token.text); HttpOnly; SameSite=Strict; Path=/")
    }
  }

  @Test(arguments: ["127.0.0.1", "localhost", "LocalHost", "[::1]"])
  func acceptsAllLoopbackNames(_ name: String) async throws {
    try await TestServer.run { server in
      let answer = try await server.answer(
        "POST", "/api",
        headers: [
          "Host": "\(name):\(server.port)", "Origin": "http://\(name):\(server.port)",
        ],
        body: #"{"command":"gallery"}"#)
      #expect(answer?.status == 200)
      #expect(server.device.record.withLock { $0.commands } == ["gallery"])
    }
  }

  @Test func acceptsBearerToken() async throws {
    try await TestServer.run { server in
      let answer = try await server.answer(
        "GET", "/api/state",
        headers: ["Cookie": "", "Authorization": "Bearer \(TestServer.token.text)"])
      #expect(answer?.status == 200)
      #expect(answer?.headers["cache-control"] == "no-store")
      let result = try #require(answer?.json["result"] as? [String: Any])
      #expect(result["revision"] as? Int == 1)
      let clock = try #require(result["clock"] as? [String: Any])
      #expect(clock["now"] as? String == "1970-01-01T00:00:00.000Z")
    }
  }

  @Test func servesSymbolsAsImages() async throws {
    try await TestServer.run { server in
      let symbol = try #require(try await server.answer("GET", "/symbol/house.svg"))
      #expect(symbol.headers["content-type"] == "image/svg+xml")
      #expect(String(decoding: symbol.body, as: UTF8.self).contains("<path d=\"M"))
      let tag = try #require(symbol.headers["etag"])
      let again = try await server.answer(
        "GET", "/symbol/house.svg", headers: ["If-None-Match": tag])
      #expect(again?.status == 304)
      // The stand-in for a symbol that does not exist.
      let unknown = try await server.answer("GET", "/symbol/no.such.symbol.svg")
      #expect(unknown?.status == 200)
      #expect(unknown?.body != symbol.body)
    }
  }

  @Test func servesFilesWithTypesAndTags() async throws {
    try await TestServer.run { server in
      let page = try #require(try await server.answer("GET", "/", headers: ["Cookie": ""]))
      #expect(page.status == 200)
      #expect(page.headers["content-type"] == "text/html; charset=utf-8")
      #expect(page.headers["content-security-policy"]?.hasPrefix("default-src 'self'") == true)
      #expect(page.headers["referrer-policy"] == "no-referrer")
      #expect(String(decoding: page.body, as: UTF8.self) == "<!doctype html>")

      let style = try #require(try await server.answer("GET", "/page/page.css"))
      #expect(style.headers["content-type"] == "text/css; charset=utf-8")
      let tag = try #require(style.headers["etag"])
      let again = try await server.answer(
        "GET", "/page/page.css", headers: ["If-None-Match": tag])
      #expect(again?.status == 304)
      #expect(again?.body.isEmpty == true)
      let head = try await server.answer("HEAD", "/page/page.css")
      #expect(head?.status == 200)
      #expect(head?.body.isEmpty == true)
    }
  }

  /// Also of refusals, which libsoup does not write.
  @Test(arguments: [
    ("/", [:]), ("/page/page.css", [:]), ("/api/state", [:]), ("/nothing", [:]), ("/page/%zz", [:]),
    ("/", ["Content-Length": "x"]), ("/nothing", ["Content-Length": "5"]),
    ("/api", ["Transfer-Encoding": "chunked"]), ("/", ["Expect": "magic"]), ("/", ["Host": "a/b"]),
  ])
  func everyResponseRestrictsThePage(_ path: String, _ headers: [String: String]) async throws {
    try await TestServer.run { server in
      let headers = headers.merging(["Cookie": ""]) { own, _ in own }
      let answer = try #require(try await server.answer("GET", path, headers: headers))
      let policy = try #require(answer.headers["content-security-policy"])
      for part in [
        "default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'none'",
        "frame-ancestors 'none'", "require-trusted-types-for 'script'",
      ] {
        #expect(policy.contains(part))
      }
      #expect(!policy.contains("unsafe") && !policy.contains("*"))
      #expect(answer.headers["x-content-type-options"] == "nosniff")
      #expect(answer.headers["referrer-policy"] == "no-referrer")
      #expect(answer.headers["connection"] == "close")
      #expect(answer.headers["server"] == nil)
    }
  }

  @Test func previewsHaveTags() async throws {
    try await TestServer.run { server in
      let path = "/preview/Everyday/Clock/systemSmall.png?scale=3&scheme=dark"
      let answer = try #require(try await server.answer("GET", path))
      #expect(answer.status == 200)
      #expect(String(decoding: answer.body, as: UTF8.self) == "PNG preview-dark-3.0")
      let again = try await server.answer(
        "GET", path, headers: ["If-None-Match": answer.headers["etag"] ?? ""])
      #expect(again?.status == 304)
    }
  }

  @Test(arguments: [
    ("surface=face", "watch.face"), ("surface=face&on=watch", "watch.face"),
    ("surface=home", "pad.home"),
  ])
  func previewsAreForSurfacesOfCompanions(query: String, surface: String) async throws {
    try await TestServer.run { server in
      let answer = try #require(
        try await server.answer("GET", "/preview/Everyday/Clock/systemSmall.png?\(query)"))
      let text = String(decoding: answer.body, as: UTF8.self)
      #expect(text == "PNG preview-light-2.0-\(surface)")
    }
  }

  @Test(arguments: [
    ("/control-preview/Everyday/Fan/medium.png?scale=3", 200),
    ("/control-preview/Everyday/Fan/medium.png?scale=3&surface=smartStack", 200),
    ("/control-preview/Everyday/Fan/small.png?surface=smartStack", 404),
    ("/control-preview/Everyday/Fan/small.png?surface=lock", 400),
    ("/control-preview/Everyday/Fan/huge.png", 404),
    ("/control-preview/Everyday/Fan/small.png?scale=9", 400),
    ("/control-preview/Everyday/Lamp/small.png", 404),
  ])
  func servesControlPreviews(path: String, status: Int) async throws {
    try await TestServer.run { server in
      let answer = try #require(try await server.answer("GET", path))
      #expect(answer.status == status)
      if status == 200 {
        let surface = path.contains("smartStack") ? "smartStack" : "controlCenter"
        #expect(String(decoding: answer.body, as: UTF8.self) == "PNG \(surface)-medium-3.0")
      }
    }
  }

  @Test func reportsPortInUse() async throws {
    try await TestServer.run { server in
      let second = DeviceWebServer(
        device: server.device.page, files: URL(fileURLWithPath: "/"), token: TestServer.token)
      await #expect(throws: DeviceWebError.portInUse(server.port)) {
        try await second.start(port: server.port)
      }
      await second.stop()
    }
    #expect("\(DeviceWebError.portInUse(8742))".contains("port 8742 is in use"))
    #expect("\(DeviceWebError.portInUse(8742))".contains("--port 0"))
  }
}
