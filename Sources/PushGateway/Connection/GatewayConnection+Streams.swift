import Foundation

// What HTTP/2 tells of streams.
extension GatewayConnection {
  /// False where the request's header fields are too many or too long.
  func add(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, to stream: Int32
  ) -> Bool {
    // As HTTP/2 counts a list of fields: 32 bytes each beside their own.
    let size = name.count + value.count + 32
    guard let sum = streams[stream]?.headerBytes, sum + size <= settings.headerBytes else {
      return false
    }
    streams[stream]?.headerBytes = sum + size
    if let name = HeaderName(bytes: name) {
      streams[stream]?.request.fields.add(name, String(decoding: value, as: UTF8.self))
    }
    return true
  }

  /// False where the body is far too long; a little too long is answered.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to stream: Int32) -> Bool {
    guard let sum = streams[stream]?.bodyBytes else { return true }
    streams[stream]?.bodyBytes = sum + bytes.count
    streams[stream]?.request.append(bytes)
    return sum + bytes.count <= settings.bodyBytes
  }

  /// The request is whole.
  func finish(_ stream: Int32) {
    guard let request = streams[stream]?.request, streams[stream]?.isRead == false else { return }
    streams[stream]?.isRead = true
    streams[stream]?.request = GatewayRequest()
    limits.read(stream, at: now)
    arrivals.append(Arrival(stream: stream, request: request))
  }

  func forget(_ stream: Int32) {
    streams[stream] = nil
    limits.closed(stream)
  }

  /// A piece of the answer's body, and whether it is the last one.
  func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from stream: Int32
  ) -> (count: Int, isLast: Bool) {
    guard let state = streams[stream] else { return (0, true) }
    let left = state.answer[state.sent...]
    let count = min(left.count, buffer.count)
    _ = buffer.update(fromContentsOf: left.prefix(count))
    streams[stream]?.sent += count
    return (count, count == left.count)
  }
}
