import Foundation

// Called by `HTTP2Callbacks`.
extension GatewayConnection {
  func began(_ stream: Int32) {
    streams[stream] = Stream()
    highestStream = max(highestStream, stream)
    limits.requestBegan(stream, at: now)
  }

  /// Adds a header field, or discards it if the fields exceed their limit.
  func add(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, to stream: Int32
  ) {
    streams[stream]?.incoming.add(
      name, value, limit: settings.maxHeaderBytes, after: latestFields)
  }

  /// Adds a part of the body. A body over `maxBodyBytes` ends the request, which gets its response
  /// at once.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to stream: Int32) {
    guard let state = streams[stream], !state.isRequestComplete else { return }
    if !state.incoming.append(bytes, limit: settings.maxBodyBytes) { cutOff(stream) }
  }

  /// The header fields are complete.
  func headersEnded(_ stream: Int32) {
    if streams[stream]?.incoming.hasOversizedHeaders == true { cutOff(stream) }
  }

  /// Responds without waiting for the rest of the request.
  private func cutOff(_ stream: Int32) {
    guard let state = streams[stream], !state.isRequestComplete else { return }
    state.isCutOff = true
    finish(stream)
  }

  /// Whether a frame that may only follow an open stream belongs to one that has ended. Frames on a
  /// stream that the gateway has reset may have been under way (RFC 9113, 5.1).
  func isClosed(_ stream: Int32) -> Bool {
    stream % 2 == 1 && stream <= highestStream && streams[stream] == nil
      && !ownResets.contains(stream)
  }

  /// The gateway has reset a stream.
  func didReset(_ stream: Int32) {
    limits.streamReset(at: now)
    if ownResets.count >= 64 { ownResets.removeFirst() }
    ownResets.append(stream)
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
