import Foundation
import JSONValues
import MessageBus
import Testing

@testable import NATSBus

/// Parsing of JetStream messages, without a server.
@Suite struct AnswerTests {
  @Test(
    arguments: [
      "$JS.ACK.S.C.2.30.4.1700000000500000000.6",
      "$JS.ACK.domain.hash.S.C.2.30.4.1700000000500000000.6",
      "$JS.ACK._.hash.S.C.2.30.4.1700000000500000000.6.random",
    ])
  func deliverySubjectIsRead(subject: String) throws {
    let facts = try #require(DeliverySubject(subject))
    #expect(facts.count == 2 && facts.sequence == 30 && facts.number == 4 && facts.pending == 6)
    #expect(facts.date == Date(timeIntervalSince1970: 1_700_000_000.5))
  }

  @Test(
    arguments: [
      "", "a", "$JS.ACK", "$JS.ACK.S.C.2.30.4.1", "$JS.ACK.S.C.x.30.4.17.6",
      "$JS.ACK.S.C.-2.30.4.17.6", "$JS.ACK.a.S.C.2.30.4.17.6",
      "$JS.ACK.S.C.2.30.4.17.99999999999999999999",
      "$JS.NAK.S.C.2.30.4.17.6",
    ])
  func invalidDeliverySubjectIsRejected(subject: String) {
    #expect(DeliverySubject(subject) == nil)
  }

  @Test func headersAreRead() {
    let block = "NATS/1.0\r\nA: 1\r\nB:x:y \r\nA: 2\r\nbroken\r\nEmpty:\r\n\r\n"
    #expect(
      HeaderBlock.headers(in: Data(block.utf8)) == ["A": "1", "B": "x:y", "Empty": ""])
    #expect(HeaderBlock.headers(in: Data()) == [:])
    #expect(HeaderBlock.headers(in: Data([0xFF, 0x0D, 0x0A, 0x3A, 0xFE])) == ["": "\u{FFFD}"])
  }

  @Test func storedMessageIsRead() throws {
    let json = try JSONValue(
      parsing: Data(
        """
        {"subject":"a.b","seq":7,"data":"AAH/","hdrs":"TkFUUy8xLjANClg6IDENCg0K",
         "time":"2026-03-04T05:06:07.250000001Z"}
        """.utf8))
    let stored = try #require(StoredMessage(json: json))
    #expect(
      stored.message == BusMessage("a.b", headers: ["X": "1"], payload: Data([0, 1, 255])))
    #expect(stored.sequence == 7)
    #expect(abs(stored.date.timeIntervalSince1970 - 1_772_600_767.25) < 0.000_001)
    for text in [#"{}"#, #"{"subject":"a"}"#, #"{"subject":"a","seq":1,"data":"%"}"#, "[]"] {
      #expect(StoredMessage(json: try JSONValue(parsing: Data(text.utf8))) == nil)
    }
  }

  @Test(
    arguments: [
      (10_059, "stream not found", BusError.unknownStream("S")),
      (10_071, "wrong last sequence: 3", .wrongSequence(subject: "s")),
      (10_077, "maximum bytes exceeded", .full("S", reason: "maximum bytes exceeded")),
      (10_047, "insufficient storage", .full("S", reason: "insufficient storage")),
      (
        10_012, "error creating store for consumer: no space left on device",
        .full("S", reason: "error creating store for consumer: no space left on device")
      ),
      (10_039, "JetStream not enabled for account", .noStreams),
      (10_999, "else", .server(code: 10_999, "else")),
    ])
  func errorsAreTranslated(code: Int, text: String, expected: BusError) {
    let error = JetStreamError(["err_code": .integer(code), "description": .string(text)])
    #expect(error.busError(about: "S", subject: "s") == expected)
  }

  @Test func configurationsRoundTripThroughJSON() throws {
    let stream = StreamConfiguration(
      "S", subjects: ["a", "b.>"], retention: .workQueue, discard: .new, maximumMessages: 1,
      maximumPerSubject: 2, maximumBytes: 3, maximumAge: .seconds(40), replicas: 3,
      allowsRollup: true, allowsDirectReads: true, deniesDeletion: true)
    #expect(StreamConfiguration(json: .object(stream.json)) == stream)
    #expect(Duration.seconds(Int64.max).nanoseconds == 9_000_000_000_000_000_000)
    #expect(StreamConfiguration(json: ["name": "S", "retention": "interest"]) == nil)
  }
}
