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

  /// Calls a closure with the connection, which the loop retains. Retaining it for each callback
  /// would be noticeable: there are twenty for a push.
  private static func with(
    _ user: UnsafeMutableRawPointer?, _ body: (GatewayConnection) -> Void
  ) -> Int32 {
    if let user { Unmanaged<GatewayConnection>.fromOpaque(user)._withUnsafeGuaranteedRef(body) }
    return 0
  }

  private static let began: nghttp2_on_begin_headers_callback = { _, frame, user in
    guard let frame else { return 0 }
    return with(user) { $0.began(vitrine_frame_stream(frame)) }
  }

  private static let header: nghttp2_on_header_callback = {
    _, frame, name, nameLength, value, valueLength, _, user in
    guard let frame else { return 0 }
    return with(user) { connection in
      connection.add(
        UnsafeBufferPointer(start: name, count: nameLength),
        UnsafeBufferPointer(start: value, count: valueLength), to: vitrine_frame_stream(frame))
    }
  }

  private static let chunk: nghttp2_on_data_chunk_recv_callback = {
    _, _, stream, data, length, user in
    with(user) { $0.append(UnsafeBufferPointer(start: data, count: length), to: stream) }
  }

  private static let frame: nghttp2_on_frame_recv_callback = { _, frame, user in
    guard let frame else { return 0 }
    return with(user) { connection in
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
    }
  }

  /// Counts resets by this side too: a stream over the limit is reset before it begins.
  private static let sent: nghttp2_on_frame_send_callback = { session, frame, user in
    guard let frame else { return 0 }
    return with(user) { connection in
      let (type, stream) = (UInt32(vitrine_frame_type(frame)), vitrine_frame_stream(frame))
      if type == NGHTTP2_RST_STREAM.rawValue {
        connection.didReset(stream)
      } else if type == NGHTTP2_HEADERS.rawValue || type == NGHTTP2_DATA.rawValue,
        vitrine_frame_ends_stream(frame) != 0, connection.isCutOff(stream)
      {
        // The response is complete; the client need not send the rest (RFC 9113, 8.1).
        nghttp2_submit_rst_stream(
          session, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream, UInt32(NGHTTP2_NO_ERROR.rawValue))
      }
    }
  }

  private static let closed: nghttp2_on_stream_close_callback = { _, stream, _, user in
    with(user) { $0.forget(stream) }
  }

  /// Supplies the next part of the response's body.
  private static let body: nghttp2_data_source_read_callback = {
    _, stream, buffer, length, flags, _, user in
    guard let buffer else { return 0 }
    var count = 0
    _ = with(user) { connection in
      let part = connection.fill(
        UnsafeMutableBufferPointer(start: buffer, count: length), from: stream)
      count = part.count
      if part.isLast { flags?.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue) }
    }
    return count
  }

  /// Submits a response. nghttp2 copies the fields.
  static func submit(_ response: GatewayResponse, to stream: Int32, in session: OpaquePointer?) {
    withHeaderFields(count: response.fields.count + 1) { index in
      guard index > 0 else { return (":status", .string(String(response.status))) }
      let field = response.fields[index - 1]
      return (field.name.rawValue, field.text)
    } run: { fields in
      _ = vitrine_submit_response(
        session, stream, fields.baseAddress, fields.count, response.body.isEmpty ? nil : body)
    }
  }
}
