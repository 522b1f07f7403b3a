/// Checks what one connection receives before libsoup reads it: first one request, then the frames
/// of a WebSocket.
///
///     let wire = ConnectionWire(messages: total)
///     wire.receive(bytes)     // .pass(4)
///     wire.becomeWebSocket(limit: 65_536)
///     wire.receive(bytes)     // .close(Violation(code: 1009, …))
///
/// Holds state but does no I/O. Everything runs on the loop's thread.
final class ConnectionWire {
  enum Verdict: Equatable {
    /// The number of leading bytes that libsoup receives. The rest is discarded.
    case pass(Int)
    /// The request is answered with a problem, and the connection is closed.
    case refuse(WebProblem)
    /// The WebSocket is closed.
    case close(FrameFraming.Violation)
  }

  private enum Phase {
    case request(RequestFraming)
    case frames(FrameFraming)
    /// All further bytes are discarded.
    case ended
  }

  private let total: UnfinishedMessages
  private var phase = Phase.request(RequestFraming())
  /// The part of `total` that belongs to this connection.
  private var held = 0

  init(total: UnfinishedMessages) {
    self.total = total
  }

  deinit { hold(0) }

  /// Whether a message of a WebSocket has begun and is not complete.
  var hasUnfinishedMessage: Bool {
    if case .frames(let frames) = phase { frames.isUnfinished } else { false }
  }

  /// - Parameter limit: The largest message, in bytes.
  func becomeWebSocket(limit: Int) {
    phase = .frames(FrameFraming(limit: limit))
  }

  /// Discards everything from now on.
  func end() {
    phase = .ended
    hold(0)
  }

  /// - Parameter acceptsBytes: Whether the client reads what is sent to it.
  func receive(
    _ bytes: UnsafeRawBufferPointer, acceptsBytes: () -> Bool = { true }
  ) -> Verdict {
    switch phase {
    case .ended: return .pass(0)
    case .request(var request):
      // The only reference to the head, so that it is not copied.
      phase = .ended
      do throws(WebProblem) {
        let count = try request.receive(bytes)
        phase = .request(request)
        return .pass(count)
      } catch {
        end()
        return .refuse(error)
      }
    case .frames(var frames):
      do throws(FrameFraming.Violation) {
        let count = try receive(bytes, &frames, acceptsBytes)
        phase = .frames(frames)
        return .pass(count)
      } catch {
        end()
        return .close(error)
      }
    }
  }

  private func receive(
    _ bytes: UnsafeRawBufferPointer, _ frames: inout FrameFraming, _ acceptsBytes: () -> Bool
  ) throws(FrameFraming.Violation) -> Int {
    let pings = frames.pingCount
    let count = try frames.receive(bytes)
    // libsoup queues the responses to pings without limit.
    if frames.pingCount > pings, !acceptsBytes() {
      throw FrameFraming.Violation(code: 1008, reason: "more pings than pongs are read")
    }
    hold(frames.messageSize)
    guard !total.isOverLimit else {
      throw FrameFraming.Violation(code: 1008, reason: "too many unfinished messages")
    }
    return count
  }

  private func hold(_ bytes: Int) {
    total.size += bytes - held
    held = bytes
  }
}

/// The announced sizes of the messages of all WebSockets that are not complete.
final class UnfinishedMessages {
  /// In bytes.
  let limit: Int
  fileprivate(set) var size = 0

  init(limit: Int) {
    self.limit = limit
  }

  var isOverLimit: Bool { size > limit }
}
