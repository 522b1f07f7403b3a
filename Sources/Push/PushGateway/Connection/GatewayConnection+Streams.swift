import Foundation

// Called by `HTTP2Callbacks`.
extension GatewayConnection {
  /// The open stream with an identifier. Most frames belong to the same stream as the one before,
  /// which is found without hashing.
  func stream(_ id: Int32) -> Stream? {
    if let latestStream, latestStream.id == id { return latestStream }
    guard let stream = streams[id] else { return nil }
    latestStream = stream
    return stream
  }

  /// A request or its trailers begin.
  func began(_ id: Int32) {
    guard id > highestStream || streams[id] == nil else { return }
    let stream = Stream(id, after: latestComplete)
    streams[id] = stream
    latestStream = stream
    receiving = (id, Unmanaged.passUnretained(stream))
    highestStream = max(highestStream, id)
    limits.requestBegan(id, at: now)
  }

  /// Adds a header field, or discards it if the fields exceed their limit.
  func add(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, to id: Int32
  ) {
    if let receiving, receiving.id == id {
      receiving.stream._withUnsafeGuaranteedRef {
        $0.incoming.add(name, value, limit: settings.maxHeaderBytes)
      }
    } else {
      stream(id)?.incoming.add(name, value, limit: settings.maxHeaderBytes)
    }
  }

  /// Adds a part of the body. A body over `maxBodyBytes` ends the request, which gets its response
  /// at once.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to id: Int32) {
    guard let stream = stream(id), !stream.isRequestComplete else { return }
    if !stream.incoming.append(bytes, limit: settings.maxBodyBytes) { cutOff(stream) }
  }

  /// The header fields are complete.
  func headersEnded(_ id: Int32) {
    if let stream = stream(id), stream.incoming.request.hasOversizedHeaders { cutOff(stream) }
  }

  /// Responds without waiting for the rest of the request.
  private func cutOff(_ stream: Stream) {
    guard !stream.isRequestComplete else { return }
    stream.isCutOff = true
    hasCutOff = true
    finish(stream)
  }

  /// Whether the request was answered before its end.
  func isCutOff(_ id: Int32) -> Bool { hasCutOff && stream(id)?.isCutOff == true }

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
  func finish(_ id: Int32) {
    if let stream = stream(id) { finish(stream) }
  }

  private func finish(_ stream: Stream) {
    guard !stream.isRequestComplete else { return }
    stream.isRequestComplete = true
    limits.requestCompleted(stream.id, at: now)
    latestComplete = stream
    received.append(stream)
  }

  func forget(_ id: Int32) {
    streams.removeValue(forKey: id)?.isClosed = true
    if latestStream?.id == id { latestStream = nil }
    if receiving?.id == id { receiving = nil }
    limits.streamClosed(id)
  }

  /// Copies the next part of the response's body to the buffer.
  func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from id: Int32
  ) -> (count: Int, isLast: Bool) {
    guard let stream = stream(id) else { return (0, true) }
    let left = stream.responseBody[stream.sent...]
    let count = min(left.count, buffer.count)
    _ = buffer.update(fromContentsOf: left.prefix(count))
    stream.sent += count
    return (count, count == left.count)
  }
}
