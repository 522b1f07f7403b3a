import Foundation

// Called by `HTTP2Callbacks`.
extension GatewayConnection {
  /// Returns false if the request's header fields exceed the limit.
  func add(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, to stream: Int32
  ) -> Bool {
    guard let state = streams[stream] else { return false }
    return state.incoming.add(name, value, limit: settings.maxHeaderBytes, after: latestFields)
  }

  /// Returns false if the body exceeds `maxBodyBytes`. A body over its kind's smaller limit is
  /// discarded, and its request gets a response.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to stream: Int32) -> Bool {
    guard let state = streams[stream] else { return true }
    return state.incoming.append(bytes, limit: settings.maxBodyBytes)
  }

  /// The stream's request is complete.
  func finish(_ stream: Int32) {
    guard let state = streams[stream], !state.isRequestComplete else { return }
    state.isRequestComplete = true
    limits.requestCompleted(stream, at: now)
    let request = state.incoming.take()
    latestFields = request.fields
    received.append(Received(stream: stream, request: request))
  }

  func forget(_ stream: Int32) {
    streams[stream] = nil
    limits.streamClosed(stream)
  }

  /// Copies the next part of the response's body to the buffer.
  func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from stream: Int32
  ) -> (count: Int, isLast: Bool) {
    guard let state = streams[stream] else { return (0, true) }
    let left = state.responseBody[state.sent...]
    let count = min(left.count, buffer.count)
    _ = buffer.update(fromContentsOf: left.prefix(count))
    state.sent += count
    return (count, count == left.count)
  }
}
