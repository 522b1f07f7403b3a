import DeviceProtocol
import DeviceSurfaces
import Foundation
import HostLink
import TextEngine
import WidgetHost

/// Serves the device page: HTTP and a WebSocket on the loopback addresses.
///
/// The routes, messages and access rules are documented in docs/device-page.md.
///
///     let server = DeviceWebServer(device: device, files: folder, token: token)
///     print("http://127.0.0.1:\(try await server.start(port: 0))/?token=\(token.text)")
///     await server.stop()
///
/// The parts: `SoupListener` speaks HTTP on its own thread, `AccessRules` admits requests,
/// this class answers them by `Route`, and `PageHub` serves the WebSockets. The server knows the
/// device only as a `PageDevice`; it neither stores widgets nor draws them.
///
/// A server starts once: after `stop()` it cannot be started again.
package final class DeviceWebServer: Sendable {
  /// The default port.
  package static let standardPort = 8742

  let device: PageDevice
  /// nil if no project is served.
  let canvas: PageCanvas?
  /// nil if coding agents are not served.
  let agents: PageAgents?
  private let files: PageFiles
  private let token: AccessToken
  private let loop: LoopThread
  private let listener: SoupListener
  private let hub: PageHub

  /// The folder of the page that comes with the tool: `Page` in its data folder. Throws
  /// `TextEngineError.dataFolderNotFound`.
  package static var standardFiles: URL {
    get throws { try FontSet.standardFolder.appendingPathComponent("Page", isDirectory: true) }
  }

  /// - Parameters:
  ///   - files: The folder with the page's files, such as `standardFiles`.
  ///   - report: Receives messages about refused connections, at most one a minute.
  package convenience init(
    device: PageDevice, canvas: PageCanvas? = nil, agents: PageAgents? = nil, files: URL,
    token: AccessToken, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(
      device: device, canvas: canvas, agents: agents, files: files, token: token,
      limits: SoupListener.Limits(), pages: PageHub.Limits(), report: report)
  }

  init(
    device: PageDevice, canvas: PageCanvas? = nil, agents: PageAgents? = nil, files: URL,
    token: AccessToken, limits: SoupListener.Limits, pages: PageHub.Limits,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.device = device
    self.canvas = canvas
    self.agents = agents
    self.files = PageFiles(folder: files)
    self.token = token
    loop = LoopThread(name: "device page")
    listener = SoupListener(
      loop: loop, webSocketPath: "/api/changes", limits: limits, report: report)
    hub = PageHub(device: device, limits: pages)
  }

  /// Listens on 127.0.0.1 and, if possible, on ::1. Port 0 picks a free port. Returns the port.
  /// Throws `DeviceWebError.portInUse`, `.cannotListen`.
  package func start(port: Int) async throws -> Int {
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
        isAuthenticated: { rules.hasValidToken($0) },
        respond: { request in
          do throws(WebProblem) {
            if case .agents = try rules.admit(request.head) {
              return try await self.agents(request)
            }
            return .whole(try await self.respond(to: request, rules: rules))
          } catch {
            return .whole(error.response)
          }
        },
        connect: { peer in Task { await self.hub.serve(peer) } })
    }
  }

  /// Sends a push's verdict to all open pages (docs/device-page.md, message `push`). A later
  /// verdict with the same id replaces it.
  package func publish(push: some Encodable & Sendable, id: String) async {
    await hub.publish(push: push, id: id)
  }

  /// Tells all open pages that a command has a new answer.
  package func announce(_ news: PageNews) async {
    await hub.announce(news)
  }

  /// Closes all connections and ends the server's thread.
  package func stop() async {
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
      if let given = head.queryValue("token") {
        return try rules.signIn(token: given, to: "/")
      }
      return try files.response("index.html", knownTag: head.knownTag)
    case .canvas:
      if let given = head.queryValue("token") {
        return try rules.signIn(token: given, to: "/previews")
      }
      return try files.response("canvas/index.html", knownTag: head.knownTag)
    case .previews: return try await previews(request)
    case .inspection(let frame): return try await inspection(of: frame, head: head)
    case .frame(let frame): return try await picture(ofFrame: frame, head: head)
    case .file(let path): return try files.response(path, knownTag: head.knownTag)
    case .commands:
      do throws(CommandError) {
        let command = try CommandRequest(json: request.body)
        return CommandAnswer.response(await device.perform(command))
      } catch {
        return CommandAnswer.response(DeviceAnswer.encode(failure: DeviceAnswer.Failure(error)))
      }
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
    case .agents: throw .unknownPath(head.path)
    }
  }
}
