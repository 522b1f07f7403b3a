import CSoup
import Foundation

/// HTTP/1.1 and WebSockets on the loopback addresses, by libsoup.
///
/// A request's head is judged as soon as it is there (`Handlers.admit`); what is refused is answered
/// without reading its body. An admitted request waits, paused, while a task makes its answer.
///
/// Connections are bounded in number, and one that neither sends nor takes anything for
/// `Limits.patience` is dropped.
///
/// Unchecked: everything but constants is touched on the loop's thread alone.
final class SoupListener: @unchecked Sendable {
  struct Handlers: Sendable {
    /// nil admits; else the refusal.
    var admit: @Sendable (RequestHead) -> HTTPResponse?
    var respond: @Sendable (HTTPRequest) async -> HTTPResponse
    /// A WebSocket that was admitted has begun.
    var connect: @Sendable (WebSocketPeer) -> Void
  }

  struct Limits: Sendable {
    var connections = 64
    /// In seconds.
    var patience = 20
    var webSocket = WebSocketPeer.Limits()
  }

  private let loop: LoopThread
  private let limits: Limits
  private let webSocketPath: String
  private var handlers: Handlers?
  private var server: UnsafeMutablePointer<SoupServer>?
  private var services: [UnsafeMutablePointer<GSocketService>] = []
  private var connectionCount = 0

  init(loop: LoopThread, webSocketPath: String, limits: Limits = Limits()) {
    self.loop = loop
    self.webSocketPath = webSocketPath
    self.limits = limits
  }

  /// Listens on 127.0.0.1 and, where there is one, on ::1. Port 0 takes any that is free. Gives the
  /// port. Throws `DeviceWebError.portInUse`, `.cannotListen`.
  func start(port: Int, handlers: @escaping @Sendable (Int) -> Handlers) async throws -> Int {
    try await loop.perform { try self.listen(port: port, handlers: handlers) }
  }

  /// Closes every connection.
  func stop() async {
    _ = try? await loop.perform { self.close() }
  }
}

// MARK: On the loop's thread

extension SoupListener {
  private func listen(port: Int, handlers: (Int) -> Handlers) throws -> Int {
    guard let wanted = UInt16(exactly: port) else {
      throw DeviceWebError.cannotListen(port: port, reason: "ports go from 0 to 65535")
    }
    var error: UnsafeMutablePointer<GError>?
    guard let first = g_socket_service_new() else {
      throw DeviceWebError.cannotListen(port: port, reason: "no socket can be made")
    }
    let bound = vitrine_listen(first, "127.0.0.1", wanted, &error)
    guard bound != 0 else {
      defer { g_clear_error(&error) }
      vitrine_object_unref(first)
      if vitrine_is_address_in_use(error) != 0 { throw DeviceWebError.portInUse(port) }
      let reason = error?.pointee.message.map { String(cString: $0) } ?? "unknown"
      throw DeviceWebError.cannotListen(port: port, reason: reason)
    }
    services = [first]
    // Machines without IPv6, or with another program there, do with 127.0.0.1.
    if let second = g_socket_service_new() {
      if vitrine_listen(second, "::1", bound, nil) != 0 {
        services.append(second)
      } else {
        vitrine_object_unref(second)
      }
    }
    self.handlers = handlers(Int(bound))
    let context = Unmanaged.passUnretained(self).toOpaque()
    let server = vitrine_soup_server_new()
    self.server = server
    for path in ["/", webSocketPath] {
      soup_server_add_early_handler(server, path, admitMessage, context, nil)
    }
    vitrine_on_started(server, startMessage, context)
    soup_server_add_handler(server, "/", handleMessage, context, nil)
    soup_server_add_websocket_handler(
      server, webSocketPath, nil, nil, beginWebSocket, context, nil)
    for service in services {
      vitrine_on_incoming(service, acceptConnection, context)
      g_socket_service_start(service)
    }
    return Int(bound)
  }

  private func close() {
    for service in services {
      vitrine_stop_listening(service)
      vitrine_object_unref(service)
    }
    services = []
    handlers = nil
    if let server {
      soup_server_disconnect(server)
      vitrine_object_unref(server)
    }
    server = nil
  }

  fileprivate func accept(_ connection: UnsafeMutablePointer<GSocketConnection>) {
    guard let server else { return }
    guard connectionCount < limits.connections else {
      let answer = WebProblem.tooManyConnections(limit: limits.connections).response.serialized
      answer.withUnsafeBytes { bytes in
        vitrine_write_now(connection, bytes.baseAddress, gsize(bytes.count))
      }
      return
    }
    vitrine_set_timeout(vitrine_stream(connection), guint(limits.patience))
    vitrine_set_no_delay(connection)
    connectionCount += 1
    // The count outlives every connection: the listener holds itself until the last one is gone.
    vitrine_on_finalize(connection, connectionGone, Unmanaged.passRetained(self).toOpaque())
    _ = vitrine_accept(server, connection)
  }

  fileprivate func forget() { connectionCount -= 1 }

  /// What libsoup refuses by itself, as it is no HTTP, has this to say; other answers replace it.
  fileprivate func start(_ message: OpaquePointer) {
    setContent(of: message, to: WebProblem.notHTTP.response)
  }

  fileprivate func admit(_ message: OpaquePointer) {
    let head = RequestHead(message)
    if let refusal = handlers?.admit(head) {
      if head.isChunked || (head.contentLength ?? 0) > 0 {
        refuse(message, with: refusal)
      } else {
        answer(message, with: refusal)
      }
    } else if head.isChunked {
      vitrine_on_chunk(message, checkChunk, Unmanaged.passUnretained(self).toOpaque())
    }
  }

  fileprivate func check(chunkOf message: OpaquePointer) {
    guard soup_server_message_get_request_body(message).pointee.length > AccessRules.bodyLimit
    else {
      return
    }
    refuse(message, with: WebProblem.tooLarge(limit: AccessRules.bodyLimit).response)
  }

  fileprivate func handle(_ message: OpaquePointer) {
    guard let handlers else { return }
    let request = HTTPRequest(head: RequestHead(message), body: Self.body(of: message))
    let exchange = Exchange(message)
    soup_server_message_pause(message)
    Task {
      let response = await handlers.respond(request)
      self.loop.post { self.finish(exchange, with: response) }
    }
  }

  fileprivate func begin(_ connection: OpaquePointer) {
    guard let handlers else { return }
    handlers.connect(WebSocketPeer(connection, loop: loop, limits: limits.webSocket))
  }

  private func finish(_ exchange: Exchange, with response: HTTPResponse) {
    // A server that has stopped in between has closed the connection.
    if server != nil {
      answer(exchange.message, with: response)
      soup_server_message_unpause(exchange.message)
    }
    vitrine_object_unref(UnsafeMutableRawPointer(exchange.message))
  }

  private func answer(_ message: OpaquePointer, with response: HTTPResponse) {
    soup_server_message_set_status(message, guint(response.status), response.reason)
    setContent(of: message, to: response)
  }

  private func setContent(of message: OpaquePointer, to response: HTTPResponse) {
    let headers = HTTPResponse.commonHeaders.merging(response.headers, uniquingKeysWith: { $1 })
    for (name, value) in headers { vitrine_set_header(message, name, value) }
    response.body.withUnsafeBytes { bytes in
      vitrine_set_body(message, bytes.baseAddress, gsize(bytes.count))
    }
  }

  /// Answers at once and reads no more of the body than lets the answer arrive.
  private func refuse(_ message: OpaquePointer, with response: HTTPResponse) {
    let data = response.serialized
    data.withUnsafeBytes { bytes in
      vitrine_refuse(message, bytes.baseAddress, gsize(bytes.count))
    }
  }

  private static func body(of message: OpaquePointer) -> Data {
    guard let bytes = vitrine_request_body(message) else { return Data() }
    defer { g_bytes_unref(bytes) }
    return Data(bytes)
  }

  /// A paused message, of which one reference is held. Unchecked: used on the loop's thread alone.
  private struct Exchange: @unchecked Sendable {
    let message: OpaquePointer

    init(_ message: OpaquePointer) {
      self.message = message
      _ = vitrine_object_ref(UnsafeMutableRawPointer(message))
    }
  }
}

// MARK: libsoup's callbacks

private func listener(_ context: gpointer?) -> SoupListener? {
  context.map { Unmanaged<SoupListener>.fromOpaque($0).takeUnretainedValue() }
}

private let acceptConnection: VitrineIncoming = { _, connection, _, context in
  if let connection { listener(context)?.accept(connection) }
  return 1
}

private let connectionGone: VitrineGone = { context, _ in
  guard let context else { return }
  Unmanaged<SoupListener>.fromOpaque(context).takeRetainedValue().forget()
}

private let startMessage: VitrineStarted = { _, message, context in
  if let message { listener(context)?.start(message) }
}

private let admitMessage: SoupServerCallback = { _, message, _, _, context in
  if let message { listener(context)?.admit(message) }
}

private let checkChunk: VitrineChunk = { message, _, context in
  if let message { listener(context)?.check(chunkOf: message) }
}

private let handleMessage: SoupServerCallback = { _, message, _, _, context in
  if let message { listener(context)?.handle(message) }
}

private let beginWebSocket: SoupServerWebsocketCallback = { _, _, _, connection, context in
  if let connection { listener(context)?.begin(connection) }
}
