import Foundation
import JSONValues
import MessageBus

extension NATSBus {
  package func create(_ stream: StreamConfiguration) async throws(BusError) {
    _ = try await api.call("STREAM.CREATE.\(stream.name)", stream.json, about: stream.name)
  }

  package func update(_ stream: StreamConfiguration) async throws(BusError) {
    // Keeps settings that Vitrine does not manage.
    let known = try await api.call("STREAM.INFO.\(stream.name)", about: stream.name)
    let settings = (known["config"]?.object ?? [:]).merging(stream.json) { $1 }
    _ = try await api.call("STREAM.UPDATE.\(stream.name)", settings, about: stream.name)
  }

  package func state(of stream: String) async throws(BusError) -> StreamState? {
    let answer: JSONValue
    do {
      answer = try await api.call("STREAM.INFO.\(stream)", about: stream)
    } catch .unknownStream {
      return nil
    }
    guard let state = answer["state"], let json = answer["config"],
      let configuration = StreamConfiguration(json: json)
    else { throw .malformed("the state of the stream \(stream)") }
    return StreamState(
      configuration,
      created: answer["created"]?.string.flatMap(StoredMessage.date)
        ?? Date(timeIntervalSince1970: 0), messages: state["messages"]?.integer ?? 0,
      bytes: state["bytes"]?.integer ?? 0,
      lastSequence: UInt64(clamping: state["last_seq"]?.integer ?? 0),
      consumers: state["consumer_count"]?.integer ?? 0)
  }

  package func remove(stream: String) async throws(BusError) {
    _ = try await api.call("STREAM.DELETE.\(stream)", about: stream)
  }

  package func changeLeader(of stream: String) async throws(BusError) {
    _ = try await api.call("STREAM.LEADER.STEPDOWN.\(stream)", about: stream)
  }

  package func store(
    _ message: BusMessage, id: String?, after last: UInt64?
  ) async throws(BusError) -> StoreReceipt {
    var message = message
    if let id { message.headers["Nats-Msg-Id"] = id }
    if let last { message.headers["Nats-Expected-Last-Subject-Sequence"] = "\(last)" }
    let answer: JSONValue
    do {
      answer = try await api.send(
        message, repeats: id != nil && last == nil, about: "the stream of \(message.subject)")
    } catch .noStreams where server.hasJetStream {
      throw .noStream(subject: message.subject)
    }
    guard let sequence = answer["seq"]?.integer else {
      throw .malformed("the confirmation of \(message.subject)")
    }
    return StoreReceipt(
      sequence: UInt64(clamping: sequence), isDuplicate: answer["duplicate"]?.bool ?? false)
  }

  package func send(_ message: BusMessage, id: String?) throws(BusError) -> PendingReceipt {
    var message = message
    if let id { message.headers["Nats-Msg-Id"] = id }
    let expected = ExpectedReceipt(
      subject: message.subject, deadline: .now + connection.timeout,
      hasStreams: server.hasJetStream)
    let receipts = connection.events.receipts
    let (reply, number) = receipts.expect(expected)
    message.reply = reply
    do {
      try connection.publish(message)
    } catch {
      receipts.forget(number)
      throw error
    }
    return expected.receipt
  }

  package func last(
    on pattern: String, in stream: String
  ) async throws(BusError) -> StoredMessage? {
    let answer: JSONValue
    do {
      // A direct read could return a stale message.
      answer = try await api.call(
        "STREAM.MSG.GET.\(stream)", ["last_by_subj": .string(pattern)], about: stream)
    } catch .server(JetStreamError.noMessage, _) {
      return nil
    }
    guard let message = answer["message"].flatMap({ StoredMessage(json: $0) }) else {
      throw .malformed("a message of \(stream) on \(pattern)")
    }
    return message
  }

  package func anyPayload(
    on subject: String, in stream: String
  ) async throws(BusError) -> Data? {
    let request = BusMessage(
      "$JS.API.DIRECT.GET.\(stream)",
      payload: JSONValue.object(["last_by_subj": .string(subject)]).data)
    if case (let received?, .complete) = try await connection.request(request),
      received.message.headers["Nats-Sequence"] != nil
    {
      return received.message.payload
    }
    // Direct reads are disabled, the replica is behind, or there is no message.
    return try await last(on: subject, in: stream)?.message.payload
  }

  package func discard(_ sequence: UInt64, from stream: String) throws(BusError) {
    // No reply subject, because the answer would cost more than the request.
    try connection.publish(
      BusMessage(
        "$JS.API.STREAM.MSG.DELETE.\(stream)",
        payload: Data(#"{"seq":\#(sequence),"no_erase":true}"#.utf8)))
  }

  package func purge(_ pattern: String, in stream: String) async throws(BusError) {
    _ = try await api.call("STREAM.PURGE.\(stream)", ["filter": .string(pattern)], about: stream)
  }
}

extension NATSBus {
  package func consumer(
    _ consumer: ConsumerConfiguration, of stream: String
  ) async throws(BusError) -> any BusConsumer {
    let request =
      consumer.name.map { "CONSUMER.DURABLE.CREATE.\(stream).\($0)" } ?? "CONSUMER.CREATE.\(stream)"
    let answer = try await api.call(
      request, ["stream_name": .string(stream), "config": .object(consumer.json)], about: stream)
    guard let name = answer["name"]?.string else {
      throw .malformed("the description of a consumer of \(stream)")
    }
    return NATSConsumer(
      name, isNamed: consumer.name != nil, of: stream,
      waiting: answer["num_pending"]?.integer ?? 0, api)
  }

  package func remove(consumer: String, of stream: String) async throws(BusError) {
    do {
      _ = try await api.call("CONSUMER.DELETE.\(stream).\(consumer)", about: stream)
    } catch .server(JetStreamError.noConsumer, _) {
      throw .unknownConsumer(consumer, stream: stream)
    }
  }

  /// Throws `BusError.unknownConsumer`.
  static func information(
    of consumer: String, stream: String, _ api: JetStreamAPI
  ) async throws(BusError) -> JSONValue {
    do {
      return try await api.call("CONSUMER.INFO.\(stream).\(consumer)", about: stream)
    } catch .server(JetStreamError.noConsumer, _), .unknownStream {
      throw .unknownConsumer(consumer, stream: stream)
    }
  }
}
