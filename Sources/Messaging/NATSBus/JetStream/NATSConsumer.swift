import Foundation
import MessageBus

/// A pull consumer of JetStream.
final class NATSConsumer: BusConsumer {
  let waiting: Int
  private let name: String
  private let stream: String
  private let isNamed: Bool
  private let api: JetStreamAPI

  /// After its first message, a fetch ends when no message arrives for this time. When the limit of
  /// unacknowledged messages is reached, the server would keep the request open until it expires.
  private static let quiet = Duration.milliseconds(500)

  private var connection: NATSConnection { api.connection }

  init(_ name: String, isNamed: Bool, of stream: String, waiting: Int, _ api: JetStreamAPI) {
    self.name = name
    self.isNamed = isNamed
    self.stream = stream
    self.waiting = waiting
    self.api = api
  }

  deinit {
    // Otherwise, the server removes the consumer after some minutes.
    if !isNamed {
      try? connection.publish(BusMessage("$JS.API.CONSUMER.DELETE.\(stream).\(name)"))
    }
  }

  func fetch(upTo count: Int, within time: Duration) async throws(BusError) -> [Delivery] {
    let collector = ReplyCollector(limit: count, quiet: Self.quiet)
    connection.events.watch(collector)
    defer { connection.events.forget(collector) }
    // Messages keep their own subjects, so each fetch has its own subscription.
    let inbox = "\(connection.inboxes)fetch.\(UUID().uuidString)"
    let subscription = try connection.subscribe(to: inbox) { collector.receive($0) }
    defer { withExtendedLifetime(subscription) {} }
    try connection.publish(
      BusMessage(
        "$JS.API.CONSUMER.MSG.NEXT.\(stream).\(name)",
        payload: Self.request(count, within: time), reply: inbox))
    // The server ends the request. Without the consumer, no answer arrives.
    let (messages, end) = await collector.replies(within: time + .seconds(1))
    let deliveries = try messages.map { received throws(BusError) in try delivery(received.message)
    }
    if !deliveries.isEmpty, end != .interrupted { return deliveries }
    try await check(end)
    return deliveries
  }

  func unfinished() async throws(BusError) -> Int {
    let facts = try await NATSBus.information(of: name, stream: stream, api)
    return (facts["num_pending"]?.integer ?? 0) + (facts["num_ack_pending"]?.integer ?? 0)
  }

  /// A request that waits for the first message, and then takes all available messages.
  private static func request(_ count: Int, within time: Duration) -> Data {
    Data(
      #"{"batch":\#(count),"expires":\#(max(time.nanoseconds, 1_000_000)),"no_wait":true}"#.utf8)
  }

  /// Throws if a fetch without messages failed.
  private func check(_ end: ReplyCollector.End) async throws(BusError) {
    switch end {
    case .complete, .cancelled, .status(404, _), .status(408, _): return
    case .status(409, let text) where text.localizedCaseInsensitiveContains("deleted"):
      throw .unknownConsumer(name, stream: stream)
    case .status(409, let text) where text.hasPrefix("Exceeded"): throw .server(code: 409, text)
    // The leader changed, or a server is shutting down.
    case .status(409, _), .interrupted: throw .interrupted
    case .timedOut, .status(503, _):
      _ = try await NATSBus.information(of: name, stream: stream, api)
      throw .timedOut("messages of \(stream) for \(name)")
    case .status(let code, let text): throw .server(code: code, text)
    }
  }

  private func delivery(_ message: BusMessage) throws(BusError) -> Delivery {
    guard let reply = message.reply, let facts = DeliverySubject(reply) else {
      throw .malformed("a message of \(stream) on \(message.subject)")
    }
    var stored = message
    stored.reply = nil
    return Delivery(
      StoredMessage(stored, sequence: facts.sequence, date: facts.date), count: facts.count,
      number: facts.number, isNewest: facts.pending == 0
    ) { [connection, stream] answer throws(BusError) in
      try await connection.answer(answer, to: reply, of: stream)
    }
  }
}

extension NATSConnection {
  /// Sends the answer to a delivery. Waits for the confirmation of final answers.
  fileprivate func answer(
    _ answer: Delivery.Answer, to reply: String, of stream: String
  ) async throws(BusError) {
    let text =
      switch answer {
      case .acknowledge: "+ACK"
      case .retry(let delay): #"-NAK {"delay":\#(max(delay.nanoseconds, 0))}"#
      case .extend: "+WPI"
      case .end: "+TERM"
      }
    let message = BusMessage(reply, payload: Data(text.utf8))
    guard answer == .acknowledge || answer == .end else { return try publish(message) }
    for _ in 0..<3 {
      let (_, end) = try await request(message)
      switch end {
      case .complete: return
      // The consumer or its stream was removed.
      case .status: return
      case .interrupted: continue
      case .timedOut, .cancelled: throw .timedOut("an acknowledgement of \(stream)")
      }
    }
    throw .interrupted
  }
}
