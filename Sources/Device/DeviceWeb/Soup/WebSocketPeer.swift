import CSoup
import Foundation

/// One WebSocket connection to a client, with back pressure in both directions.
///
///     peer.send(#"{"type":"clock",…}"#, key: "clock")
///     for await text in peer.texts { handle(text) }   // ends with the connection
///
/// Outgoing messages wait in an `Outbox`. libsoup's own queue is unbounded, so the next message is
/// passed to libsoup only while the socket is writable.
///
/// The connection is closed if the client
/// - accepts no bytes for `Limits.stallTimeout` although messages are pending,
/// - lets more than `Limits.outgoing` bytes become pending,
/// - sends messages faster than `texts` is read, or
/// - sends a binary message or one over `Limits.incoming`, which `ConnectionWire` checks.
///
/// The page reconnects after a close and then receives the whole state, so nothing is resent.
/// `send` and `close` may be called from any thread.
///
/// `@unchecked Sendable`: mutable state is used on the loop's thread only.
final class WebSocketPeer: @unchecked Sendable {
  struct Limits: Sendable {
    /// The largest incoming message, in bytes.
    var incoming = 64 << 10
    /// The maximum number of incoming messages that are pending.
    var incomingCount = 64
    /// The maximum size of pending outgoing messages, in bytes.
    var outgoing = 8 << 20
    /// In milliseconds.
    var stallTimeout = 20_000
  }

  let texts: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation
  private let loop: LoopThread
  private let limits: Limits
  private var connection: OpaquePointer?
  private var outbox = Outbox()
  private var writableSource: UnsafeMutablePointer<GSource>?
  private var stallTimer: UnsafeMutablePointer<GSource>?

  /// Call on the loop's thread.
  init(
    _ connection: OpaquePointer, loop: LoopThread, limits: Limits
  ) {
    self.loop = loop
    self.limits = limits
    (texts, continuation) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingOldest(limits.incomingCount))
    self.connection = connection
    _ = vitrine_object_ref(UnsafeMutableRawPointer(connection))
    // No idle timeout: a page that shows an unchanging device is silent.
    vitrine_set_timeout(soup_websocket_connection_get_io_stream(connection), 0)
    // The retain lasts until `release()`: the peer lives as long as its connection.
    vitrine_websocket_begin(
      connection, guint64(limits.incoming), receiveText, connectionClosed,
      Unmanaged.passRetained(self).toOpaque())
  }

  /// Sends a message after the pending ones. For `key`, see `Outbox`. `dropping` has the keys of
  /// pending messages that this one makes obsolete.
  func send(_ text: String, key: String? = nil, dropping: [String] = []) {
    loop.post {
      guard self.connection != nil else { return }
      for key in dropping { self.outbox.drop(key) }
      self.outbox.append(text, key: key)
      self.flush()
      if self.outbox.byteCount > self.limits.outgoing {
        self.end("too many unread messages")
      }
    }
  }

  /// Closes the connection. `reason` is sent to the client: a text of under 100 bytes.
  func close(reason: String) {
    loop.post { self.end(reason) }
  }
}

// MARK: On the loop's thread

extension WebSocketPeer {
  fileprivate func receive(type: Int32, bytes: OpaquePointer) {
    guard type == SOUP_WEBSOCKET_DATA_TEXT.rawValue else {
      return end("messages must be text")
    }
    // libsoup has validated the UTF-8.
    let text = String(decoding: Data(bytes), as: UTF8.self)
    if case .dropped = continuation.yield(text) { end("too many messages at once") }
  }

  fileprivate func flush() {
    guard let connection, writableSource == nil, !outbox.isEmpty else { return }
    let stream = soup_websocket_connection_get_io_stream(connection)
    while soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN,
      vitrine_is_writable(stream) != 0
    {
      guard let text = outbox.removeFirst() else { return }
      soup_websocket_connection_send_text(connection, text)
    }
    // The socket of a connection that is closing may be closed: GLib cannot wait for it.
    guard soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN else {
      return
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    writableSource = vitrine_writable_source(stream, socketWritable, context)
    stallTimer = vitrine_timer(guint(limits.stallTimeout), stallTimedOut, context)
  }

  fileprivate func becameWritable() {
    endSources()
    flush()
  }

  /// The client has sent frames that are not passed to libsoup.
  func fail(_ violation: FrameFraming.Violation) { end(violation.reason, code: violation.code) }

  fileprivate func end(
    _ reason: String,
    code: UInt16 = UInt16(SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION.rawValue)
  ) {
    guard let connection else { return }
    if soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN {
      soup_websocket_connection_close(connection, gushort(code), reason)
    }
    release()
  }

  /// Drops the connection. Runs once: when it was closed, or when its closing handshake has begun.
  fileprivate func release() {
    guard let connection else { return }
    self.connection = nil
    outbox = Outbox()
    endSources()
    continuation.finish()
    let context = Unmanaged.passUnretained(self)
    vitrine_websocket_end(connection, context.toOpaque())
    vitrine_object_unref(UnsafeMutableRawPointer(connection))
    context.release()
  }

  private func endSources() {
    for source in [writableSource, stallTimer] {
      if let source { vitrine_source_end(source) }
    }
    writableSource = nil
    stallTimer = nil
  }
}

// MARK: libsoup callbacks

private func peer(_ context: gpointer?) -> WebSocketPeer? {
  context.map { Unmanaged<WebSocketPeer>.fromOpaque($0).takeUnretainedValue() }
}

private let receiveText: VitrineText = { _, type, bytes, context in
  if let bytes { peer(context)?.receive(type: type, bytes: bytes) }
}

private let connectionClosed: VitrineClosed = { _, context in peer(context)?.release() }

private let socketWritable: VitrineWritable = { _, context in
  peer(context)?.becameWritable()
  return 0
}

private let stallTimedOut: GSourceFunc = { context in
  peer(context)?.end("no data accepted for too long")
  return 0
}
