import DeviceProtocol
import DeviceSurfaces
import Foundation
import HostLink
import TextEngine
import WidgetHost

/// The device in a browser: HTTP and a WebSocket on loopback, as docs/device-page.md describes them.
///
///     let server = DeviceWebServer(device: device, files: folder, token: token)
///     print("http://127.0.0.1:\(try await server.start(port: 0))/?token=\(token.text)")
public final class DeviceWebServer: Sendable {
  /// The port where none is chosen.
  public static let standardPort = 8742

  let device: PageDevice
  private let files: PageFiles
  private let token: AccessToken
  private let loop: LoopThread
  private let listener: SoupListener
  private let hub: PageHub

  /// The page that comes with the tool: `Page` in its data folder. Throws
  /// `TextEngineError.dataFolderNotFound`.
  public static var standardFiles: URL {
    get throws { try FontSet.standardFolder.appendingPathComponent("Page", isDirectory: true) }
  }

  /// `files` is the folder of the page, `Resources/Page`.
  public convenience init(device: PageDevice, files: URL, token: AccessToken) {
    self.init(
      device: device, files: files, token: token, limits: SoupListener.Limits(),
      pages: PageHub.Limits())
  }

  init(
    device: PageDevice, files: URL, token: AccessToken, limits: SoupListener.Limits,
    pages: PageHub.Limits
  ) {
    self.device = device
    self.files = PageFiles(folder: files)
    self.token = token
    loop = LoopThread(name: "device page")
    listener = SoupListener(loop: loop, webSocketPath: "/api/changes", limits: limits)
    hub = PageHub(device: device, limits: pages)
  }

  /// Listens on 127.0.0.1 (and ::1 where there is one); 0 takes any free port. Gives the port.
  /// Throws `DeviceWebError.portInUse`, `.cannotListen`.
  public func start(port: Int) async throws -> Int {
    try await listener.start(port: port) { [self] port in
      let rules = AccessRules(token: token, port: port)
      return SoupListener.Handlers(
        admit: { head in
          do throws(WebProblem) {
            _ = try rules.admit(head)
            return nil
          } catch {
            return error.response
          }
        },
        respond: { request in
          do throws(WebProblem) {
            return try await self.respond(to: request, rules: rules)
          } catch {
            return error.response
          }
        },
        connect: { peer in Task { await self.hub.serve(peer) } })
    }
  }

  /// Tells open pages what has become of a push (docs/device-page.md, `push`); again when more is
  /// known.
  public func tell(push: some Encodable & Sendable, id: String) async {
    await hub.tell(push: push, id: id)
  }

  /// Closes every connection and ends the server's thread; it cannot be started again.
  public func stop() async {
    await hub.stop()
    await listener.stop()
    loop.stop()
  }

  private func respond(
    to request: HTTPRequest, rules: AccessRules
  ) async throws(WebProblem) -> HTTPResponse {
    let head = request.head
    switch try rules.admit(head) {
    case .page:
      if let given = head.queryValue("token") { return try rules.welcome(token: given) }
      return try files.response("index.html", knownTag: head.knownTag)
    case .file(let path): return try files.response(path, knownTag: head.knownTag)
    case .commands:
      let answer = await device.perform(request.body)
      return CommandAnswer.response(answer)
    case .state:
      let state = await device.state()
      return CommandAnswer.response(result: state)
    case .picture(let item, let tag):
      guard let png = await hub.png(of: item, tag: tag) else { throw .unknownPicture }
      return HTTPResponse(
        status: 200, contentType: "image/png",
        headers: ["Cache-Control": "private, max-age=31536000, immutable"], body: png)
    case .preview(let id, let kind, let family):
      return try await preview(extension: id, kind: kind, family: family, head: head)
    case .controlPreview(let id, let kind, let size):
      return try await controlPreview(extension: id, kind: kind, size: size, head: head)
    case .changes: throw .needsUpgrade
    }
  }
}
