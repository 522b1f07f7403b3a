import CSocketGuard
import CSoup
import Foundation

/// Accepts HTTP/1.1 requests and WebSockets on the loopback addresses, using libsoup.
///
/// A request passes three steps:
/// 1. `Handlers.admit` sees the head as soon as it has arrived. A refused request is answered
///    without reading its body.
/// 2. libsoup reads the body, at most `AccessRules.bodyLimit` bytes.
/// 3. The message is paused while `Handlers.respond` runs in a task, and then answered.
///
/// An admitted request for `webSocketPath` becomes a `WebSocketPeer` instead. `AdmissionPolicy` and
/// `ConnectionLimiter` limit connections and the time of whole requests; a connection that neither
/// sends nor accepts bytes for `Limits.idleTimeout` is closed. `ConnectionWire` checks what is
/// received before libsoup reads it. The listener knows no routes and no tokens; the handlers do.
///
/// `@unchecked Sendable`: mutable state is used on the loop's thread only.
final class SoupListener: @unchecked Sendable {
  struct Handlers: Sendable {
    /// Returns nil to admit a request, or the response that refuses it.
    var admit: @Sendable (RequestHead) -> HTTPResponse?
    /// Whether a request has the access token.
    var isAuthenticated: @Sendable (RequestHead) -> Bool
    var respond: @Sendable (HTTPRequest) async -> HTTPAnswer
    /// Called when an admitted WebSocket has opened.
    var connect: @Sendable (WebSocketPeer) -> Void
  }

  struct Limits: Sendable {
    var connections = 64
    /// Connections without a request that had the access token.
    var strangers = 16
    /// Seconds in which a new connection must send a request with the access token.
    var strangerTime = 5.0
    /// Seconds from the head of a request to the end of its body.
    var bodyTime = 20.0
    /// Seconds in which a client must read its response.
    var responseTime = 60.0
    /// Seconds without any byte.
    var idleTimeout = 20
    /// Seconds from the first byte of a WebSocket's message to its last.
    var messageTime = 20.0
    /// The announced sizes of all messages that are not complete, in bytes.
    var unfinishedMessages = 1 << 20
    var webSocket = WebSocketPeer.Limits()
  }

  private let loop: LoopThread
  private let limits: Limits
  private let limiter: ConnectionLimiter
  private let unfinishedMessages: UnfinishedMessages
  private let webSocketPath: String
  private var handlers: Handlers?
  private var server: UnsafeMutablePointer<SoupServer>?
  private var services: [UnsafeMutablePointer<GSocketService>] = []

  /// - Parameter report: Receives messages about refused connections, at most one a minute.
  init(
    loop: LoopThread, webSocketPath: String, limits: Limits = Limits(),
    report: @escaping @Sendable (String) -> Void
  ) {
    self.loop = loop
    limiter = ConnectionLimiter(limits, report: report)
    unfinishedMessages = UnfinishedMessages(limit: limits.unfinishedMessages)
    self.webSocketPath = webSocketPath
    self.limits = limits
  }

  /// Listens on 127.0.0.1 and, if possible, on ::1. Port 0 picks a free port. Returns the port.
  /// Throws `DeviceWebError.portInUse`, `.cannotListen`.
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
      throw DeviceWebError.cannotListen(port: port, reason: "a port must be 0 to 65535")
    }
    var error: UnsafeMutablePointer<GError>?
    guard let first = g_socket_service_new() else {
      throw DeviceWebError.cannotListen(port: port, reason: "cannot create a socket")
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
    // If ::1 is unavailable (no IPv6, or the port is in use there), 127.0.0.1 is enough.
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
    limiter.stop()
    if let server {
      soup_server_disconnect(server)
      vitrine_object_unref(server)
    }
    server = nil
  }

  fileprivate func accept(_ socket: UnsafeMutablePointer<GSocketConnection>) {
    guard let server else { return }
    let wire = ConnectionWire(total: unfinishedMessages)
    guard
      let connection = GuardedInput.connection(
        for: socket, wire: wire,
        receive: { bytes, input, connection in
          self.received(bytes, by: input, of: connection)
        })
    else { return }
    defer { vitrine_object_unref(connection) }
    guard limiter.admit(connection) else {
      let answer = WebProblem.tooManyConnections(limit: limits.connections).response.serialized
      answer.withUnsafeBytes { bytes in
        vitrine_write_now(connection, bytes.baseAddress, gsize(bytes.count))
      }
      return
    }
    vitrine_set_timeout(vitrine_stream(connection), guint(limits.idleTimeout))
    vitrine_set_no_delay(connection)
    // Each connection retains the listener, so that the count is still there when it ends.
    vitrine_on_finalize(connection, connectionFinalized, Unmanaged.passRetained(self).toOpaque())
    _ = vitrine_accept(server, connection)
  }

  fileprivate func ended(_ connection: UnsafeMutableRawPointer) { limiter.ended(connection) }

  /// Sets the body that libsoup sends if it rejects the request as invalid HTTP. Other responses
  /// replace it.
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
      return
    }
    limiter.began(message, isAuthenticated: handlers?.isAuthenticated(head) ?? false)
    if head.isChunked {
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
    limiter.received(message)
    let exchange = Exchange(message)
    soup_server_message_pause(message)
    Task {
      switch await handlers.respond(request) {
      case .whole(let response): self.loop.post { self.finish(exchange, with: response) }
      case .parts(let head, let parts): await self.send(parts, after: head, to: exchange)
      }
    }
  }

  fileprivate func begin(_ connection: OpaquePointer) {
    guard let handlers else { return }
    let peer = WebSocketPeer(connection, loop: loop, limits: limits.webSocket)
    let stream = soup_websocket_connection_get_io_stream(connection)
    if let stream, let socket = vitrine_connection(stream) {
      limiter.opened(socket)
      GuardedInput.of(socket)?.becomeWebSocket(peer, limit: limits.webSocket.incoming)
      vitrine_object_unref(socket)
    }
    handlers.connect(peer)
  }

  /// Acts on what a connection has received. Returns how many bytes libsoup gets; -1 closes the
  /// connection.
  private func received(
    _ bytes: UnsafeRawBufferPointer, by input: GuardedInput,
    of connection: UnsafeMutablePointer<GSocketConnection>
  ) -> Int {
    switch input.wire.receive(
      bytes, acceptsBytes: { vitrine_is_writable(vitrine_stream(connection)) != 0 })
    {
    case .pass(let count):
      limiter.message(of: connection, isUnfinished: input.wire.hasUnfinishedMessage)
      return count
    case .refuse(let problem):
      refuse(connection, with: problem.response)
    case .close(let violation):
      // The peer closes the connection after its close frame.
      socket_guard_hold(connection)
      input.peer?.fail(violation)
      limiter.refused(connection)
      socket_guard_drain(connection)
    }
    return -1
  }

  private func finish(_ exchange: Exchange, with response: HTTPResponse) {
    // If the server has stopped in the meantime, the connection is already closed.
    if server != nil {
      answer(exchange.message, with: response)
      limiter.answered(exchange.message)
      soup_server_message_unpause(exchange.message)
    }
    vitrine_object_unref(UnsafeMutableRawPointer(exchange.message))
  }

  /// Sends the parts of a body as they come, until the client is gone.
  private nonisolated func send(
    _ parts: AsyncStream<Data>, after head: HTTPResponse, to exchange: Exchange
  ) async {
    loop.post {
      if self.server == nil { return }
      self.answer(exchange.message, with: head)
      vitrine_begin_parts(exchange.message)
      soup_server_message_unpause(exchange.message)
    }
    for await part in parts {
      let isConnected = try? await loop.perform {
        self.server != nil && self.append(part, to: exchange.message)
      }
      if isConnected != true { break }
    }
    loop.post {
      if self.server != nil {
        vitrine_end_parts(exchange.message)
        self.limiter.answered(exchange.message)
        soup_server_message_unpause(exchange.message)
      }
      vitrine_object_unref(UnsafeMutableRawPointer(exchange.message))
    }
  }

  /// Returns false if the client is gone.
  private func append(_ part: Data, to message: OpaquePointer) -> Bool {
    guard limiter.isOpen(message) else { return false }
    part.withUnsafeBytes { bytes in
      vitrine_append_part(message, bytes.baseAddress, gsize(bytes.count))
    }
    soup_server_message_unpause(message)
    return true
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

  /// Answers at once. Reads only as much of the body as the client needs to see the response.
  private func refuse(_ message: OpaquePointer, with response: HTTPResponse) {
    guard let connection = vitrine_steal(message) else { return }
    refuse(connection, with: response)
    vitrine_object_unref(connection)
  }

  private func refuse(
    _ connection: UnsafeMutablePointer<GSocketConnection>, with response: HTTPResponse
  ) {
    limiter.refused(connection)
    response.serialized.withUnsafeBytes { bytes in
      vitrine_write_now(connection, bytes.baseAddress, gsize(bytes.count))
    }
    socket_guard_drain(connection)
  }

  private static func body(of message: OpaquePointer) -> Data {
    guard let bytes = vitrine_request_body(message) else { return Data() }
    defer { g_bytes_unref(bytes) }
    return Data(bytes)
  }

  /// A paused message. Holds one reference to it.
  ///
  /// `@unchecked Sendable`: the message is used on the loop's thread only.
  private struct Exchange: @unchecked Sendable {
    let message: OpaquePointer

    init(_ message: OpaquePointer) {
      self.message = message
      _ = vitrine_object_ref(UnsafeMutableRawPointer(message))
    }
  }
}

// MARK: libsoup callbacks

private func listener(_ context: gpointer?) -> SoupListener? {
  context.map { Unmanaged<SoupListener>.fromOpaque($0).takeUnretainedValue() }
}

private let acceptConnection: VitrineIncoming = { _, connection, _, context in
  if let connection { listener(context)?.accept(connection) }
  return 1
}

private let connectionFinalized: VitrineGone = { context, object in
  guard let context else { return }
  let listener = Unmanaged<SoupListener>.fromOpaque(context).takeRetainedValue()
  if let object { listener.ended(UnsafeMutableRawPointer(object)) }
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
