import Foundation

/// The extension's side of the link: reads requests on a thread of its own and hands each to a
/// handler.
///
/// ```swift
/// let service = HostLinkService(connection: try .inherited()) { request in
///   await runtime.reply(to: request)
/// }
/// service.start { _ in exit(0) }
/// dispatchMain()
/// ```
/// Requests may overlap; the host's `HostRequest.clock` is the handler's to apply.
public final class HostLinkService: Sendable {
  public typealias Handler = @Sendable (HostRequest) async -> ExtensionReply

  private let connection: HostLinkConnection
  private let handler: Handler

  public init(connection: HostLinkConnection, handler: @escaping Handler) {
    self.connection = connection
    self.handler = handler
  }

  /// Begins to read. `onEnd` is called once, on the reading thread, when the host has closed the
  /// link (nil) or sent what is no request.
  public func start(onEnd: @escaping @Sendable ((any Error)?) -> Void) {
    let thread = Thread { [self] in
      do {
        while let request = try connection.receive(HostRequest.self) {
          Task { await answer(request) }
        }
        onEnd(nil)
      } catch {
        onEnd(error)
      }
    }
    thread.name = "host link"
    thread.start()
  }

  /// Sends a notice outside of a reply. A host that is gone is no error here.
  public func notify(_ notice: ExtensionNotice) {
    try? connection.send(ExtensionMessage.notice(notice))
  }

  private func answer(_ request: HostRequest) async {
    let reply = await handler(request)
    do {
      try connection.send(ExtensionMessage.reply(id: request.id, reply))
    } catch HostLinkError.closed {
      // The reading thread sees the end, too, and ends the process.
    } catch {
      let report = FailureReport(.thrown, "the reply to \(request.call.name) failed: \(error)")
      try? connection.send(ExtensionMessage.reply(id: request.id, .failure(report)))
    }
  }
}
