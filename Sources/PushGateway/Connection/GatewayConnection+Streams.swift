import Foundation

// What HTTP/2 tells of streams.
extension GatewayConnection {
  /// False where the request's header fields are too many or too long.
  func add(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, to stream: Int32
  ) -> Bool {
    guard let state = streams[stream] else { return false }
    return state.reading.add(name, value, limit: settings.headerBytes, after: latest)
  }

  /// False where the body is far too long; a little too long is answered.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to stream: Int32) -> Bool {
    guard let state = streams[stream] else { return true }
    return state.reading.append(bytes, limit: settings.bodyBytes)
  }

  /// The request is whole.
  func finish(_ stream: Int32) {
    guard let state = streams[stream], !state.isRead else { return }
    state.isRead = true
    limits.read(stream, at: now)
    let request = state.reading.take()
    latest = request.fields
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
    state.sent += count
    return (count, count == left.count)
  }
}
