internal import CNgHTTP2
import Foundation

/// The callbacks that nghttp2 calls while it processes a connection's bytes.
enum HTTP2Callbacks {
  /// Creates a server session. The connection must outlive it. Returns nil if out of memory.
  static func session(for connection: GatewayConnection) -> OpaquePointer? {
    var callbacks: OpaquePointer?
    var option: OpaquePointer?
    var session: OpaquePointer?
    guard nghttp2_session_callbacks_new(&callbacks) == 0, nghttp2_option_new(&option) == 0 else {
      return nil
    }
    defer {
      nghttp2_session_callbacks_del(callbacks)
      nghttp2_option_del(option)
    }
    // Bounds the acknowledgements of SETTINGS and PING that a client does not read.
    nghttp2_option_set_max_outbound_ack(option, 100)
    nghttp2_option_set_max_settings(option, 16)
    nghttp2_option_set_no_closed_streams(option, 1)
    nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks, began)
    nghttp2_session_callbacks_set_on_header_callback(callbacks, header)
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, chunk)
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, frame)
    nghttp2_session_callbacks_set_on_frame_send_callback(callbacks, sent)
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, closed)
    let user = Unmanaged.passUnretained(connection).toOpaque()
    guard nghttp2_session_server_new2(&session, callbacks, user, option) == 0 else { return nil }
    return session
  }

  private static func connection(_ user: UnsafeMutableRawPointer?) -> GatewayConnection? {
    user.map { Unmanaged<GatewayConnection>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let began: nghttp2_on_begin_headers_callback = { _, frame, user in
    guard let frame, let connection = connection(user) else { return 0 }
    let stream = vitrine_frame_stream(frame)
    // nghttp2 also reports the start of trailers, on a known stream.
    guard connection.streams[stream] == nil else { return 0 }
    connection.began(stream)
    return 0
  }

  private static let header: nghttp2_on_header_callback = {
    _, frame, name, nameLength, value, valueLength, _, user in
    guard let frame, let connection = connection(user) else { return 0 }
    connection.add(
      UnsafeBufferPointer(start: name, count: nameLength),
      UnsafeBufferPointer(start: value, count: valueLength), to: vitrine_frame_stream(frame))
    return 0
  }

  private static let chunk: nghttp2_on_data_chunk_recv_callback = {
    _, _, stream, data, length, user in
    connection(user)?.append(UnsafeBufferPointer(start: data, count: length), to: stream)
    return 0
  }

  private static let frame: nghttp2_on_frame_recv_callback = { _, frame, user in
    guard let frame, let connection = connection(user) else { return 0 }
    let type = UInt32(vitrine_frame_type(frame))
    if type == NGHTTP2_SETTINGS.rawValue { connection.opened() }
    if type == NGHTTP2_RST_STREAM.rawValue { connection.limits.streamReset(at: connection.now) }
    if type == NGHTTP2_HEADERS.rawValue || type == NGHTTP2_DATA.rawValue,
      vitrine_frame_ends_stream(frame) != 0
    {
      connection.finish(vitrine_frame_stream(frame))
    } else if type == NGHTTP2_HEADERS.rawValue {
      connection.headersEnded(vitrine_frame_stream(frame))
    }
    return 0
  }

  /// Counts resets by this side too: a stream over the limit is reset before it begins.
  private static let sent: nghttp2_on_frame_send_callback = { session, frame, user in
    guard let frame, let connection = connection(user) else { return 0 }
    let (type, stream) = (UInt32(vitrine_frame_type(frame)), vitrine_frame_stream(frame))
    if type == NGHTTP2_RST_STREAM.rawValue {
      connection.didReset(stream)
    } else if type == NGHTTP2_HEADERS.rawValue || type == NGHTTP2_DATA.rawValue,
      vitrine_frame_ends_stream(frame) != 0, connection.streams[stream]?.isCutOff == true
    {
      // The response is complete; the client need not send the rest (RFC 9113, 8.1).
      nghttp2_submit_rst_stream(
        session, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream, UInt32(NGHTTP2_NO_ERROR.rawValue))
    }
    return 0
  }

  private static let closed: nghttp2_on_stream_close_callback = { _, stream, _, user in
    connection(user)?.forget(stream)
    return 0
  }

  /// Supplies the next part of the response's body.
  private static let body: nghttp2_data_source_read_callback = {
    _, stream, buffer, length, flags, _, user in
    guard let buffer, let connection = connection(user) else { return 0 }
    let (count, isLast) = connection.fill(
      UnsafeMutableBufferPointer(start: buffer, count: length), from: stream)
    if isLast { flags?.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue) }
    return count
  }

  /// nghttp2 copies the fields.
  static func submit(_ response: GatewayResponse, to stream: Int32, in session: OpaquePointer?) {
    withFields(count: response.fields.count + 1) { index in
      guard index > 0 else { return (":status", String(response.status)) }
      let field = response.fields[index - 1]
      return (field.name.rawValue, field.value)
    } run: { fields in
      _ = vitrine_submit_response(
        session, stream, fields.baseAddress, fields.count, response.body.isEmpty ? nil : body)
    }
  }
}

/// Calls `body` with header fields in nghttp2's form. They are valid only during the call. Names
/// and values share one temporary allocation.
func withFields<Result>(
  count: Int, _ field: (Int) -> (name: String, value: String),
  run body: (UnsafeBufferPointer<nghttp2_nv>) -> Result
) -> Result {
  var size = 0
  for index in 0..<count {
    let (name, value) = field(index)
    size += name.utf8.count + value.utf8.count
  }
  return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(size, 1)) { text in
    withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: max(count, 1)) { list in
      var rest = text[...]
      func copy(_ string: String) -> UnsafeMutableBufferPointer<UInt8> {
        let part = UnsafeMutableBufferPointer(rebasing: rest.prefix(string.utf8.count))
        rest = rest.dropFirst(part.count)
        _ = part.initialize(from: string.utf8)
        return part
      }
      for index in 0..<count {
        let field = field(index)
        let (name, value) = (copy(field.name), copy(field.value))
        list.initializeElement(
          at: index,
          to: nghttp2_nv(
            name: name.baseAddress, value: value.baseAddress, namelen: name.count,
            valuelen: value.count, flags: UInt8(NGHTTP2_NV_FLAG_NONE.rawValue)))
      }
      return body(UnsafeBufferPointer(rebasing: list.prefix(count)))
    }
  }
}
