import Foundation
import JSONValues
import MessageBus

/// The request-reply API of JetStream: JSON messages on `$JS.API.…`.
struct JetStreamAPI: Sendable {
  let connection: NATSConnection

  /// The first delay of the exponential backoff. Servers fail some requests during a leader
  /// election.
  private static let firstDelay = Duration.milliseconds(50)
  /// The longest delay if no server responds. Without JetStream, further retries do not help.
  private static let longestDelayWithoutResponder = Duration.milliseconds(400)

  /// Performs an idempotent request. Retries it until the server is ready.
  ///
  /// - Parameter request: The subject after `$JS.API.`.
  func call(
    _ request: String, _ parameters: [String: JSONValue] = [:], about name: String
  ) async throws(BusError) -> JSONValue {
    let message = BusMessage(
      "$JS.API.\(request)",
      payload: parameters.isEmpty ? Data() : JSONValue.object(parameters).data)
    return try await send(message, repeats: true, about: name)
  }

  /// - Parameters:
  ///   - repeats: Whether the message may be sent twice.
  ///   - name: The subject of the request in errors.
  func send(
    _ message: BusMessage, repeats: Bool, about name: String
  ) async throws(BusError) -> JSONValue {
    let deadline = ContinuousClock.now + connection.timeout
    var delay = Self.firstDelay
    while true {
      let failure: BusError
      do {
        // A server that stops during a request does not answer it.
        return try await sendOnce(
          message, within: repeats ? connection.timeout / 3 : connection.timeout, about: name)
      } catch .interrupted where repeats {
        failure = .interrupted
      } catch .timedOut(let name) where repeats {
        failure = .timedOut(name)
      } catch .noStreams {
        if delay > Self.longestDelayWithoutResponder { throw .noStreams }
        failure = .noStreams
      } catch .server(let code, let text) where Self.isTemporary(code) {
        failure = .server(code: code, text)
      }
      guard ContinuousClock.now + delay < deadline, !Task.isCancelled else { throw failure }
      try? await Task.sleep(for: delay)
      delay *= 2
    }
  }

  private func sendOnce(
    _ message: BusMessage, within time: Duration, about name: String
  ) async throws(BusError) -> JSONValue {
    let (reply, end) = try await connection.request(message, within: time)
    switch end {
    case .complete: break
    // No server subscribes to the subject.
    case .status(503, _): throw .noStreams
    case .status(let code, let text): throw .server(code: code, text)
    case .interrupted: throw .interrupted
    case .timedOut, .cancelled: throw .timedOut(name)
    }
    guard let reply, let answer = try? JSONValue(parsing: reply.message.payload) else {
      throw .malformed("the server's answer about \(name)")
    }
    if let error = answer["error"] {
      throw JetStreamError(error).busError(about: name, subject: message.subject)
    }
    return answer
  }

  /// The cluster has no leader, or the leader does not yet know its peers.
  private static func isTemporary(_ code: Int) -> Bool { [10_008, 10_009, 10_004].contains(code) }
}

/// An error in an answer of JetStream.
struct JetStreamError {
  private var code: Int
  private var text: String

  init(_ json: JSONValue) {
    code = json["err_code"]?.integer ?? json["code"]?.integer ?? 0
    text = json["description"]?.string ?? "unknown error"
  }

  /// Source of the error codes: nats/status.h.
  func busError(about name: String, subject: String) -> BusError {
    switch code {
    case 10_039, 10_076: .noStreams
    case 10_059: .unknownStream(name)
    case 10_071: .wrongSequence(subject: subject)
    case 10_002, 10_023, 10_028, 10_047: .full(name, reason: text)
    case 10_077 where !text.contains("stream not found"): .full(name, reason: text)
    // The server cannot write to its disk.
    case 10_012 where text.hasPrefix("error creating store"),
      10_049 where text.hasPrefix("error creating store"):
      .full(name, reason: text)
    // The server rejects the settings of a stream or consumer.
    case 10_012, 10_013, 10_049, 10_052, 10_058, 10_065, 10_074, 10_084, 10_099...10_101:
      .conflict(name, reason: text)
    default: .server(code: code, text)
    }
  }

  static let noMessage = 10_037
  static let noConsumer = 10_014
}
