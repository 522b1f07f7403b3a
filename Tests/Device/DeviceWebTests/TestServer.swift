import Foundation

@testable import DeviceWeb

/// A running server with a recorded device.
struct TestServer: Sendable {
  let device: RecordedDevice
  let server: DeviceWebServer
  let port: Int
  static let token = AccessToken(String(repeating: "0123456789abcdef", count: 4))!

  /// Runs `body` with a server and stops the server afterwards.
  static func run(
    device: RecordedDevice = RecordedDevice(), canvas: PageCanvas? = nil,
    driver: PageDriver? = nil,
    limits: SoupListener.Limits = .init(),
    pages: PageHub.Limits = .init(), report: @escaping @Sendable (String) -> Void = { _ in },
    _ body: (TestServer) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<!doctype html>".utf8).write(to: folder.appendingPathComponent("index.html"))
    try Data("body {}".utf8).write(to: folder.appendingPathComponent("page.css"))
    try Data("secret".utf8).write(to: folder.appendingPathComponent(".hidden.css"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("outside.txt").path,
      withDestinationPath: "/etc/hostname")
    let server = DeviceWebServer(
      device: device.page, canvas: canvas, driver: driver, files: folder, token: token,
      limits: limits,
      pages: pages, report: report)
    let port = try await server.start(port: 0)
    do {
      try await body(TestServer(device: device, server: server, port: port))
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  var origin: String { "http://127.0.0.1:\(port)" }
  var cookie: String { "vitrine_\(port)=\(Self.token.text)" }

  /// A request with the right host and the token. An empty header value removes the header.
  func request(
    _ method: String, _ path: String, headers: [String: String] = [:], body: Data = Data()
  ) -> Data {
    var all = ["Host": "127.0.0.1:\(port)", "Cookie": cookie]
    if !body.isEmpty {
      all["Content-Length"] = "\(body.count)"
      all["Content-Type"] = "application/json"
    }
    all.merge(headers) { $1 }
    let lines = all.filter { !$0.value.isEmpty }.map { "\($0): \($1)\r\n" }.sorted().joined()
    return Data("\(method) \(path) HTTP/1.1\r\n\(lines)\r\n".utf8) + body
  }

  func answer(
    _ method: String, _ path: String, headers: [String: String] = [:], body: String = ""
  ) async throws -> RawAnswer? {
    try await answer(request(method, path, headers: headers, body: Data(body.utf8)))
  }

  /// Sends raw bytes; returns nil if the connection was closed without a response.
  func answer(_ bytes: Data) async throws -> RawAnswer? {
    let connection = try RawConnection(port: port)
    await connection.send(bytes)
    return RawAnswer(await connection.readAnswer())
  }
}
