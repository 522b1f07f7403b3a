import Foundation

/// A message of a bus: a subject, headers and bytes.
package struct BusMessage: Equatable, Sendable {
  /// Tokens separated by dots; see `Subject`.
  package var subject: String
  /// By name. NATS reserves names that begin with `Nats-`.
  package var headers: [String: String]
  /// Any bytes; together with the subject and headers at most `MessageBus.maximumPayload`.
  package var payload: Data
  /// The subject for answers; nil if none is expected.
  package var reply: String?

  /// The reply subject and the headers are optional. Nothing is validated before the message is
  /// sent.
  package init(
    _ subject: String, headers: [String: String] = [:], payload: Data = Data(),
    reply: String? = nil
  ) {
    self.subject = subject
    self.headers = headers
    self.payload = payload
    self.reply = reply
  }
}

extension BusMessage {
  /// The size in bytes, with the headers in their wire format.
  package var size: Int {
    let head = headers.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count + ": \r\n".count }
    return payload.count + (headers.isEmpty ? 0 : head + "NATS/1.0\r\n\r\n".count)
  }

  /// Validates the message. Throws `BusError.invalidSubject`, `.invalidHeader`, `.tooLarge`.
  package func check(limit: Int) throws(BusError) {
    guard Subject.isValid(subject) else { throw .invalidSubject(subject) }
    if let reply, !Subject.isValid(reply) { throw .invalidSubject(reply) }
    for (name, value) in headers where !Self.isValid(name, value) { throw .invalidHeader(name) }
    if size > limit { throw .tooLarge(size, limit: limit) }
  }

  /// Rejects line breaks, which would allow header injection.
  private static func isValid(_ name: String, _ value: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ":") }
      && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      && value.utf8.first != 0x20 && value.utf8.last != 0x20
  }
}
