import CSoup
import Foundation

/// One WebSocket of a client.
///
/// What the client says comes as `texts`, which ends with the connection. What it is told waits in an
/// `Outbox` until its socket takes it: libsoup's own queue, which has no bound, is given the next
/// message only when the socket can take bytes. A client that reads nothing for `Limits.patience`,
/// lets too much wait, or talks faster than it is listened to is dropped; a page connects anew then,
/// and is told everything.
///
/// Unchecked: everything but constants is touched on the loop's thread alone.
final class WebSocketPeer: @unchecked Sendable {
  struct Limits: Sendable {
    /// A client's message, in bytes.
    var incoming = 64 << 10
    /// A client's messages that wait to be handled.
    var incomingCount = 64
    /// Waiting messages to a client, in bytes.
    var outgoing = 8 << 20
    /// In milliseconds.
    var patience = 20_000
  }

  let texts: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation
  private let loop: LoopThread
  private let limits: Limits
  private var connection: OpaquePointer?
  private var outbox = Outbox()
  private var writableSource: UnsafeMutablePointer<GSource>?
  private var stallTimer: UnsafeMutablePointer<GSource>?

  /// On the loop's thread.
  init(
    _ connection: OpaquePointer, loop: LoopThread, limits: Limits
  ) {
    self.loop = loop
    self.limits = limits
    (texts, continuation) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingOldest(limits.incomingCount))
    self.connection = connection
    _ = vitrine_object_ref(UnsafeMutableRawPointer(connection))
    // Silence is no reason to drop a page that shows what there is.
    vitrine_set_timeout(soup_websocket_connection_get_io_stream(connection), 0)
    // Held while it is connected.
    vitrine_websocket_begin(
      connection, guint64(limits.incoming), receiveText, connectionClosed,
      Unmanaged.passRetained(self).toOpaque())
  }

  /// Sends a message after those that wait; see `Outbox` for `key`. `dropping` are keys of waiting
  /// messages that it makes untrue.
  func send(_ text: String, key: String? = nil, dropping: [String] = []) {
    loop.post {
      guard self.connection != nil else { return }
      for key in dropping { self.outbox.drop(key) }
      self.outbox.append(text, key: key)
      self.flush()
      if self.outbox.byteCount > self.limits.outgoing {
        self.end("too much waits to be read")
      }
    }
  }

  /// Closes the connection; `reason` is for a person, under 100 bytes.
  func close(reason: String) {
    loop.post { self.end(reason) }
  }
}

// MARK: On the loop's thread

extension WebSocketPeer {
  fileprivate func receive(type: Int32, bytes: OpaquePointer) {
    guard type == SOUP_WEBSOCKET_DATA_TEXT.rawValue else {
      return end("messages are text")
    }
    // libsoup has checked that it is UTF-8.
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
    let context = Unmanaged.passUnretained(self).toOpaque()
    writableSource = vitrine_writable_source(stream, socketWritable, context)
    stallTimer = vitrine_timer(guint(limits.patience), patienceOver, context)
  }

  fileprivate func becameWritable() {
    endSources()
    flush()
  }

  fileprivate func end(_ reason: String) {
    guard let connection else { return }
    if soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN {
      soup_websocket_connection_close(
        connection, gushort(SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION.rawValue), reason)
    }
    release()
  }

  /// Once: the connection is gone, or is left to close itself.
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

// MARK: libsoup's callbacks

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

private let patienceOver: GSourceFunc = { context in
  peer(context)?.end("nothing was read for too long")
  return 0
}
