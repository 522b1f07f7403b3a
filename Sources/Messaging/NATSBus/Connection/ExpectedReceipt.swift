import Foundation
import JSONValues
import MessageBus

/// A message that was sent to a stream and is not yet confirmed.
struct ExpectedReceipt: Sendable {
  let receipt = PendingReceipt()
  var subject: String
  var deadline: ContinuousClock.Instant
  /// Whether the server has JetStream. Without JetStream, no server confirms the message.
  var hasStreams: Bool

  /// Parses a confirmation.
  func outcome(_ received: ReceivedMessage) -> PendingReceipt.Outcome {
    switch received.status {
    case (503, _)?: return .failure(hasStreams ? .noStream(subject: subject) : .noStreams)
    case (let code, let text)?: return .failure(.server(code: code, text))
    case nil: break
    }
    guard let answer = try? JSONValue(parsing: received.message.payload) else {
      return .failure(.malformed("the confirmation of \(subject)"))
    }
    if let error = answer["error"] {
      return .failure(
        JetStreamError(error).busError(about: "the stream of \(subject)", subject: subject))
    }
    guard let sequence = answer["seq"]?.integer else {
      return .failure(.malformed("the confirmation of \(subject)"))
    }
    return .success(
      StoreReceipt(
        sequence: UInt64(clamping: sequence), isDuplicate: answer["duplicate"]?.bool ?? false))
  }

  /// The sequence of a confirmation in the common form `{"stream":"S", "seq":12}`; nil for others.
  static func sequence(in answer: UnsafeRawBufferPointer) -> UInt64? {
    let name: StaticString = "\"seq\":"
    let length = name.utf8CodeUnitCount
    guard answer.first == UInt8(ascii: "{"), answer.last == UInt8(ascii: "}"),
      let end = answer.dropLast().lastIndex(where: { !(0x30...0x39).contains($0) }),
      end + 1 >= length, end + 2 < answer.count
    else { return nil }
    let start = end + 1 - length
    let isName = name.withUTF8Buffer { $0.elementsEqual(answer[start...end]) }
    guard isName else { return nil }
    return UInt64(String(decoding: answer[(end + 1)...].dropLast(), as: UTF8.self))
  }
}
