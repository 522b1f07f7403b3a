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
  /// nil if test drivers are not served.
  let driver: PageDriver?
  let symbols = SymbolImages()
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
    device: PageDevice, canvas: PageCanvas? = nil, agents: PageAgents? = nil,
    driver: PageDriver? = nil, files: URL, token: AccessToken,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(
      device: device, canvas: canvas, agents: agents, driver: driver, files: files, token: token,
      limits: SoupListener.Limits(), pages: PageHub.Limits(), report: report)
  }

  init(
    device: PageDevice, canvas: PageCanvas? = nil, agents: PageAgents? = nil,
    driver: PageDriver? = nil, files: URL, token: AccessToken, limits: SoupListener.Limits,
    pages: PageHub.Limits,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.device = device
    self.canvas = canvas
    self.agents = agents
    self.driver = driver
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
            return try await self.respond(to: request, rules: rules)
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
  package func announce(_ news: PageNotice) async {
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
  ) async throws(WebProblem) -> HTTPAnswer {
    let head = request.head
    switch try rules.admit(head) {
    case .page: return .whole(try page("index.html", at: "/", head, rules))
    case .canvas: return .whole(try page("canvas/index.html", at: "/previews", head, rules))
    case .previews: return .whole(try await previews(request))
    case .inspection(let frame): return .whole(try await inspection(of: frame, head: head))
    case .frame(let frame): return .whole(try await picture(ofFrame: frame, head: head))
    case .file(let path): return .whole(try files.response(path, knownTag: head.knownTag))
    case .commands: return .whole(await perform(request.body))
    case .state: return .whole(CommandAnswer.response(result: await device.state()))
    case .picture(let item, let tag): return .whole(try await picture(of: item, tag: tag))
    case .wallpaper(let name): return .whole(try await wallpaper(named: name))
    case .symbol(let name): return .whole(try await symbol(name, head: head))
    case .preview(let id, let kind, let family):
      return .whole(try await preview(extension: id, kind: kind, family: family, head: head))
    case .controlPreview(let id, let kind, let size):
      return .whole(try await controlPreview(extension: id, kind: kind, size: size, head: head))
    case .changes: throw .needsUpgrade
    case .agents: return try await agents(request)
    case .driver(let route): return .whole(try await drive(route, request))
    }
  }

  /// A page at a path, or the response that signs in.
  private func page(
    _ file: String, at path: String, _ head: RequestHead, _ rules: AccessRules
  ) throws(WebProblem) -> HTTPResponse {
    if let given = head.queryValue("token") {
      return try rules.signIn(token: given, to: path)
    }
    return try files.page(file, knownTag: head.knownTag)
  }

  private func perform(_ body: Data) async -> HTTPResponse {
    do throws(CommandError) {
      let command = try CommandRequest(json: body)
      return CommandAnswer.response(await device.perform(command))
    } catch {
      return CommandAnswer.response(DeviceAnswer.encode(failure: DeviceAnswer.Failure(error)))
    }
  }

  private func wallpaper(named name: String) async throws(WebProblem) -> HTTPResponse {
    guard let jpeg = await device.wallpaper(name) else { throw .unknownPicture }
    return HTTPResponse(
      status: 200, contentType: "image/jpeg",
      headers: ["Cache-Control": HTTPResponse.permanent], body: jpeg)
  }

  private func picture(
    of item: String, tag: String
  ) async throws(WebProblem) -> HTTPResponse {
    guard let png = await hub.png(of: item, tag: tag) else { throw .unknownPicture }
    return HTTPResponse(
      status: 200, contentType: "image/png",
      headers: ["Cache-Control": HTTPResponse.permanent], body: png)
  }
}
