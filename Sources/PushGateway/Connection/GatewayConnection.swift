internal import CNgHTTP2
internal import COpenSSL
import Foundation

/// One server's connection: TLS, HTTP/2, and its requests until they are whole.
///
/// It belongs to the connections' thread. What it holds is bounded by `ConnectionSettings`.
final class GatewayConnection {
  /// A stream and its request on its way in.
  final class Stream {
    var reading = RequestReading()
    /// The request is whole, and its answer is awaited.
    var isRead = false
    /// The answer's body.
    var answer: [UInt8] = []
    var sent = 0
  }

  /// What is whole and is to be answered.
  struct Arrival {
    var stream: Int32
    var request: GatewayRequest
  }

  let id: UInt64
  let descriptor: Int32
  var desk: RequestDesk
  var limits: ConnectionLimits
  let settings: ConnectionSettings
  var streams: [Int32: Stream] = [:]
  /// Of the newest whole request.
  var latest = RequestFields()
  /// Since they were last taken.
  var arrivals: [Arrival] = []
  /// What epoll is asked to tell.
  var interest: (reads: Bool, writes: Bool)?
  private(set) var session: OpaquePointer?
  private let ssl: OpaquePointer
  private var isOpen = false
  private var isEnding = false
  private var hasMany = false
  /// What TLS has not taken, from `written` on.
  private var output: [UInt8] = []
  private var written = 0
  /// Monotonic seconds, of the event that is being handled.
  var now: Double

  /// Takes the descriptor, which is closed with the connection. nil where OpenSSL or nghttp2 has no
  /// memory.
  init?(
    _ descriptor: Int32, id: UInt64, tls: OpaquePointer, desk: RequestDesk,
    settings: ConnectionSettings, now: Double
  ) {
    guard let ssl = SSL_new(tls) else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.id = id
    self.desk = desk
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
        value: settings.streamsBefore),
      nghttp2_settings_entry(
        settings_id: Int32(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE.rawValue),
        value: UInt32(settings.headerBytes)),
    ]
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), &entries, entries.count)
  }

  deinit {
    nghttp2_session_del(session)
    SSL_free(ssl)
    close(descriptor)
  }

  // MARK: Bytes

  /// Reads what is there. False where the connection is over.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Bool {
    // So that one connection does not keep the others waiting.
    for _ in 0..<16 where !limits.isFull {
      ERR_clear_error()
      let count = SSL_read(ssl, buffer.baseAddress, Int32(buffer.count))
      guard count > 0 else { return wantsMore(count) }
      let bytes = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let taken = nghttp2_session_mem_recv(session, bytes, Int(count))
      // A client that breaks the protocol; nghttp2 has a GOAWAY ready.
      guard taken >= 0 else {
        if taken != Int(NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue) { _ = write() }
        return false
      }
    }
    return true
  }

  /// The client's preface and settings have come.
  func opened() {
    guard !isOpen else { return }
    isOpen = true
    limits.opened(at: now)
  }

  /// TLS has read bytes that HTTP/2 was not given yet.
  var hasBufferedInput: Bool { SSL_has_pending(ssl) == 1 }

  private func wantsMore(_ result: Int32) -> Bool {
    switch SSL_get_error(ssl, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: true
    default: false
    }
  }

  /// Writes what is to be written, as far as the client takes it. False where the connection is over.
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
      limits.wroteSome(at: now)
      written += Int(count)
    }
    limits.setBlocked(false, at: now)
    let isDone = nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
    if isDone || (isEnding && streams.values.allSatisfy { !$0.isRead }) {
      SSL_shutdown(ssl)
      return false
    }
    return true
  }

  /// Several frames make one TLS record.
  private func gather() {
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

  // MARK: Answers

  /// A valid provider token was shown: more streams may be open from now on.
  func allowMany() {
    guard !hasMany else { return }
    hasMany = true
    var entry = nghttp2_settings_entry(
      settings_id: Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue),
      value: settings.streams)
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), &entry, 1)
  }

  func answer(_ stream: Int32, _ response: GatewayResponse) {
    limits.answered(isError: response.status >= 400 && response.status != 410, at: now)
    // The client may have reset it meanwhile.
    guard streams[stream]?.isRead == true else { return }
    streams[stream]?.answer = response.body
    HTTP2Callbacks.submit(response, to: stream, in: session)
  }

  /// Says why, answers what is under way, and closes. Doing it again changes nothing.
  func end(_ reason: PushReason, isMisuse: Bool = false) {
    guard !isEnding else { return }
    isEnding = true
    let text = Array("{\"reason\":\"\(reason.rawValue)\"}".utf8)
    let code = isMisuse ? NGHTTP2_ENHANCE_YOUR_CALM : NGHTTP2_NO_ERROR
    nghttp2_submit_goaway(
      session, UInt8(NGHTTP2_FLAG_NONE.rawValue),
      nghttp2_session_get_last_proc_stream_id(session), UInt32(code.rawValue), text, text.count)
  }

  var isSayingGoodbye: Bool { isEnding }

  func takeArrivals() -> [Arrival] {
    defer { arrivals = [] }
    return arrivals
  }
}
