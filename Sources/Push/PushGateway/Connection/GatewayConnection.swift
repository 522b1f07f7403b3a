internal import CNgHTTP2
internal import COpenSSL
import Foundation

/// A server's connection: the TLS and HTTP/2 state, incomplete requests and pending output.
///
/// `GatewayLoop` calls `read(into:)` when bytes arrive, takes the complete requests with
/// `takeReceived()`, passes responses to `answer(_:_:)`, and calls `write()` to send them. nghttp2
/// reports frames through `HTTP2Callbacks`.
///
/// Invariants: only the loop's thread uses a connection; the loop sets `now` before it calls
/// anything else; memory is bounded by `ConnectionSettings`. A connection checks no APNs rules:
/// that is the task of `validator`.
final class GatewayConnection {
  final class Stream {
    let id: Int32
    var incoming: IncomingRequest
    /// Whether the request is complete. It then awaits its response.
    var isRequestComplete = false
    /// Whether the stream was closed, possibly by a reset.
    var isClosed = false
    var responseBody: [UInt8] = []
    /// Whether the request was answered before its end, so that the rest must be discarded.
    var isCutOff = false
    /// Bytes of `responseBody` that nghttp2 has taken.
    var sent = 0

    init(_ id: Int32, after earlier: Stream?) {
      self.id = id
      incoming = IncomingRequest(after: earlier?.incoming.request.fields ?? RequestFields())
    }
  }

  let id: UInt64
  let descriptor: Int32
  var validator: RequestValidator
  var limits: ConnectionLimits
  let settings: ConnectionSettings
  var streams: [Int32: Stream] = [:]
  /// The stream that `stream(_:)` has found last.
  var latestStream: Stream?
  /// The stream that has begun last, while `streams` retains it. Retaining it for each header field
  /// would be noticeable.
  var receiving: (id: Int32, stream: Unmanaged<Stream>)?
  private var scanner = FrameScanner()
  /// The highest stream that the client has opened.
  var highestStream: Int32 = 0
  /// The latest streams that the gateway has reset. Frames that were under way may follow.
  var ownResets: [Int32] = []
  /// The stream of the latest complete request. The next request shares equal fields.
  var latestComplete: Stream?
  /// The streams with a complete request that the loop has not taken.
  var received: [Stream] = []
  /// Whether a request was answered before its end.
  var hasCutOff = false
  /// The events registered with epoll; nil if the descriptor is not registered.
  var interest: (reads: Bool, writes: Bool)?
  private(set) var session: OpaquePointer?
  private let ssl: OpaquePointer
  private var isOpen = false
  /// Whether a GOAWAY frame was submitted.
  private(set) var isEnding = false
  /// Set when the connection is over because the client does not speak HTTP/2 over TLS.
  private(set) var foreignProtocol: ForeignProtocol?
  private var hasRaisedStreamLimit = false
  /// Bytes for TLS. Those before `written` are sent.
  private(set) var output: [UInt8] = []
  private var written = 0
  /// Monotonic time of the current event, in seconds.
  var now: Double

  /// Takes ownership of the descriptor. Returns nil if OpenSSL or nghttp2 is out of memory.
  init?(
    _ descriptor: Int32, id: UInt64, tls: OpaquePointer, validator: RequestValidator,
    settings: ConnectionSettings, now: Double
  ) {
    guard let ssl = SSL_new(tls) else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.id = id
    self.validator = validator
    self.settings = settings
    self.ssl = ssl
    self.now = now
    limits = ConnectionLimits(settings, now: now)
    SSL_set_fd(ssl, descriptor)
    SSL_set_accept_state(ssl)
    session = HTTP2Callbacks.session(for: self)
    guard session != nil else { return nil }
    var entries = [
      nghttp2_settings_entry(
        settings_id: Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue),
        value: settings.unauthenticatedStreams),
      nghttp2_settings_entry(
        settings_id: Int32(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE.rawValue),
        value: UInt32(settings.maxHeaderBytes)),
    ]
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), &entries, entries.count)
  }

  deinit {
    nghttp2_session_del(session)
    SSL_free(ssl)
    close(descriptor)
  }

  // MARK: Bytes

  /// Reads available bytes. Returns false if the connection is over.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Bool {
    // The limit keeps one busy connection from starving the others.
    for _ in 0..<16 where !limits.isFull {
      ERR_clear_error()
      let count = SSL_read(ssl, buffer.baseAddress, Int32(buffer.count))
      guard count > 0 else { return wantsMore(count) }
      let bytes = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard receive(UnsafeBufferPointer(start: bytes, count: Int(count))) else { return false }
    }
    return true
  }

  /// Processes bytes of the client. Returns false if the connection is over.
  func receive(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    answerClosedStreams(bytes)
    let taken = nghttp2_session_mem_recv(session, bytes.baseAddress, bytes.count)
    if taken >= 0 { return true }
    // The client floods the gateway, or does not speak HTTP/2. For other violations, nghttp2
    // itself queues a GOAWAY and continues.
    guard taken != Int(NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue) else {
      foreignProtocol = .notHTTP2
      return false
    }
    end(.tooManyRequests, isMisuse: true)
    _ = write()
    discardInput()
    return false
  }

  /// Resets the closed streams to which the client sends further headers or data.
  private func answerClosedStreams(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner.scan(bytes) { type, stream in
      let opens = type == NGHTTP2_HEADERS.rawValue || type == NGHTTP2_DATA.rawValue
      guard opens, isClosed(stream) else { return }
      nghttp2_submit_rst_stream(
        session, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream,
        UInt32(NGHTTP2_STREAM_CLOSED.rawValue))
    }
  }

  /// Ends the output and discards received bytes. A socket that is closed with unread bytes is
  /// reset, and the client could lose the GOAWAY.
  private func discardInput() {
    shutdown(descriptor, Int32(SHUT_WR))
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    for _ in 0..<64 where recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT)) <= 0 {
      return
    }
  }

  /// The client's preface and settings have arrived.
  func opened() {
    guard !isOpen else { return }
    isOpen = true
    limits.opened(at: now)
  }

  /// Whether TLS holds bytes that nghttp2 has not received.
  var hasBufferedInput: Bool { SSL_has_pending(ssl) == 1 }

  private func wantsMore(_ result: Int32) -> Bool {
    switch SSL_get_error(ssl, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return true
    default:
      if SSL_is_init_finished(ssl) == 0 { foreignProtocol = .ofFailedHandshake }
      return false
    }
  }

  /// Writes pending output until the socket blocks. Returns false if the connection is over.
  func write() -> Bool {
    guard SSL_is_init_finished(ssl) == 1 else { return true }
    while true {
      if written == output.count { gather() }
      guard written < output.count else { break }
      ERR_clear_error()
      let count = output.withUnsafeBytes { bytes in
        SSL_write(ssl, bytes.baseAddress?.advanced(by: written), Int32(bytes.count - written))
      }
      guard count > 0 else {
        limits.setBlocked(true, at: now)
        return wantsMore(count)
      }
      limits.wrote(at: now)
      written += Int(count)
    }
    limits.setBlocked(false, at: now)
    let isDone = nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
    if isDone || (isEnding && streams.values.allSatisfy { !$0.isRequestComplete }) {
      SSL_shutdown(ssl)
      return false
    }
    return true
  }

  /// Collects frames for one TLS record, once all earlier ones are sent.
  func gather() {
    output.removeAll(keepingCapacity: true)
    written = 0
    while output.count < 15 << 10 {
      var bytes: UnsafePointer<UInt8>?
      let count = nghttp2_session_mem_send(session, &bytes)
      guard count > 0, let bytes else { return }
      output.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }
  }

  var isBlocked: Bool { written < output.count }

  // MARK: Responses

  /// Permits more concurrent streams. Call it after the first valid provider token.
  func raiseStreamLimit() {
    guard !hasRaisedStreamLimit else { return }
    hasRaisedStreamLimit = true
    var entry = nghttp2_settings_entry(
      settings_id: Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue),
      value: settings.authenticatedStreams)
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), &entry, 1)
  }

  /// - Parameter stream: The stream; nil if the client has reset it.
  func answer(_ stream: Stream?, _ response: GatewayResponse) {
    limits.responded(isError: response.status >= 400 && response.status != 410, at: now)
    guard let stream, stream.isRequestComplete, !stream.isClosed else { return }
    stream.responseBody = response.body
    HTTP2Callbacks.submit(response, to: stream.id, in: session)
  }

  /// Sends a GOAWAY with the reason. The connection closes after its pending responses. Idempotent.
  func end(_ reason: PushReason, isMisuse: Bool = false) {
    guard !isEnding else { return }
    isEnding = true
    let text = Array("{\"reason\":\"\(reason.rawValue)\"}".utf8)
    let code = isMisuse ? NGHTTP2_ENHANCE_YOUR_CALM : NGHTTP2_NO_ERROR
    nghttp2_submit_goaway(
      session, UInt8(NGHTTP2_FLAG_NONE.rawValue),
      nghttp2_session_get_last_proc_stream_id(session), UInt32(code.rawValue), text, text.count)
  }

  func takeReceived() -> [Stream] {
    defer { received = [] }
    return received
  }
}
