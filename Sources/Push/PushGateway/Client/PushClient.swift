internal import CNgHTTP2
import Foundation

/// A blocking APNs client. It sends requests to APNs or to a gateway, one at a time on one
/// connection.
///
/// `@unchecked Sendable`: its owner uses it on one thread at a time.
public final class PushClient: @unchecked Sendable {
  /// A request to send. Pseudo-header fields follow from it, unless `fields` contains them.
  public struct Request: Sendable {
    /// The HTTP method, in capital letters.
    public var method: String
    /// The path with its query, such as `/3/device/TOKEN`.
    public var path: String
    /// Names in lower case. Repeated names are sent repeatedly.
    public var fields: [(name: String, value: String)]
    /// The bytes after the header fields; empty for none.
    public var body: [UInt8]

    public init(
      _ method: String = "POST", _ path: String, _ fields: [(name: String, value: String)] = [],
      body: [UInt8] = []
    ) {
      self.method = method
      self.path = path
      self.fields = fields
      self.body = body
    }
  }

  /// A complete response, with its whole body.
  public struct Response: Equatable, Sendable {
    /// The HTTP status; APNs uses those of `PushReason.status`, and 200.
    public var status: Int
    /// By name, in lower case. The last one of repeated fields.
    public var fields: [String: String]
    /// At most 4 MB; the rest of a longer body is discarded.
    public var body: [UInt8]

    /// APNs' `reason`; nil if the body has none.
    public var reason: String? {
      guard let text = try? ValidatedJSON(body) else { return nil }
      return text.members(of: text.root)["reason"].flatMap(text.string)
    }
  }

  private let stream: TLSStream
  private let host: String
  private let state = ClientState()
  private var session: OpaquePointer?

  /// Throws `PushClientError`.
  public init(
    host: String, port: Int, trust: TLSStream.Trust, offersHTTP2: Bool = true
  ) throws(PushClientError) {
    self.host = port == 443 ? host : "\(host):\(port)"
    stream = try TLSStream(host: host, port: port, trust: trust, offersHTTP2: offersHTTP2)
    session = ClientState.session(for: state)
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), nil, 0)
  }

  deinit { nghttp2_session_del(session) }

  /// Throws `PushClientError`.
  public func send(_ request: Request) throws(PushClientError) -> Response {
    state.begin(request.body)
    // A request may have its own `:authority`, or `host` instead.
    let names = Set(request.fields.map(\.name))
    var fields = [(name: ":method", value: request.method), (":scheme", "https")]
    if !names.contains(":authority"), !names.contains("host") {
      fields.append((":authority", host))
    }
    fields.append((":path", request.path))
    let pseudo = request.fields.filter { $0.name.hasPrefix(":") }
    let others = request.fields.filter { !$0.name.hasPrefix(":") }
    let all = fields + pseudo + others
    let id = withHeaderFields(count: all.count) {
      (name: all[$0].0, text: .string(all[$0].1))
    } run: { list in
      vitrine_submit_request(
        session, list.baseAddress, list.count, request.body.isEmpty ? nil : ClientState.body)
    }
    guard id >= 0 else { throw .ended(reason: state.goAwayReason) }
    while true {
      try flush()
      if let response = state.response { return response }
      if let code = state.resetCode {
        guard let reason = state.goAwayReason else { throw .reset(code) }
        throw .ended(reason: reason)
      }
      let bytes = try stream.read()
      guard !bytes.isEmpty, nghttp2_session_mem_recv(session, bytes, bytes.count) >= 0 else {
        throw .ended(reason: state.goAwayReason)
      }
    }
  }

  private func flush() throws(PushClientError) {
    while true {
      var bytes: UnsafePointer<UInt8>?
      let count = nghttp2_session_mem_send(session, &bytes)
      guard count > 0, let bytes else { return }
      do throws(PushClientError) {
        try stream.write(Array(UnsafeBufferPointer(start: bytes, count: count)))
      } catch {
        // The server may have sent a GOAWAY before it closed the connection.
        if let last = try? stream.read() { nghttp2_session_mem_recv(session, last, last.count) }
        throw .ended(reason: state.goAwayReason)
      }
    }
  }
}

/// The state of the current request and its response.
private final class ClientState {
  private(set) var response: PushClient.Response?
  private(set) var resetCode: UInt32?
  /// The debug data of the server's GOAWAY.
  private(set) var goAwayReason: String?
  private var incoming = PushClient.Response(status: 0, fields: [:], body: [])
  private var request: [UInt8] = []
  private var sent = 0

  /// Longer response bodies are truncated, in bytes.
  private static let maxBodyBytes = 4 << 20

  func begin(_ body: [UInt8]) {
    (response, resetCode) = (nil, nil)
    incoming = PushClient.Response(status: 0, fields: [:], body: [])
    (request, sent) = (body, 0)
  }

  static func session(for state: ClientState) -> OpaquePointer? {
    var callbacks: OpaquePointer?
    var session: OpaquePointer?
    guard nghttp2_session_callbacks_new(&callbacks) == 0 else { return nil }
    defer { nghttp2_session_callbacks_del(callbacks) }
    nghttp2_session_callbacks_set_on_header_callback(callbacks) {
      _, _, name, nameLength, value, valueLength, _, user in
      let name = String(
        decoding: UnsafeBufferPointer(start: name, count: nameLength), as: UTF8.self)
      let value = String(
        decoding: UnsafeBufferPointer(start: value, count: valueLength), as: UTF8.self)
      ClientState.of(user)?.add(name, value)
      return 0
    }
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) {
      _, _, _, data, length, user in
      ClientState.of(user)?.append(UnsafeBufferPointer(start: data, count: length))
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, user in
      if let frame, UInt32(vitrine_frame_type(frame)) == NGHTTP2_GOAWAY.rawValue {
        var count = 0
        let bytes = vitrine_goaway_data(frame, &count)
        ClientState.of(user)?.goAwayReason = String(
          decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
      }
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, _, code, user in
      ClientState.of(user)?.close(code)
      return 0
    }
    nghttp2_session_client_new(
      &session, callbacks, Unmanaged.passUnretained(state).toOpaque())
    return session
  }

  static let body: nghttp2_data_source_read_callback = { _, _, buffer, length, flags, _, user in
    guard let buffer, let state = ClientState.of(user) else { return 0 }
    let left = state.request[state.sent...].prefix(length)
    _ = UnsafeMutableBufferPointer(start: buffer, count: length).update(fromContentsOf: left)
    state.sent += left.count
    if state.sent == state.request.count {
      flags?.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue)
    }
    return left.count
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> ClientState? {
    user.map { Unmanaged<ClientState>.fromOpaque($0).takeUnretainedValue() }
  }

  private func add(_ name: String, _ value: String) {
    if name == ":status" {
      incoming.status = Int(value) ?? 0
    } else {
      incoming.fields[name] = value
    }
  }

  private func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    incoming.body += bytes.prefix(Self.maxBodyBytes - incoming.body.count)
  }

  private func close(_ code: UInt32) {
    // A server may reset the stream after its response.
    if code == NGHTTP2_NO_ERROR.rawValue || incoming.status != 0 {
      response = incoming
    } else {
      resetCode = code
    }
  }
}
