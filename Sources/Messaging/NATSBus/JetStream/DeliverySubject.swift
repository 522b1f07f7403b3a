import Foundation

/// The metadata in the reply subject of a delivery: `$JS.ACK.<stream>.<consumer>.<deliveries>.
/// <stream sequence>.<consumer sequence>.<nanoseconds>.<pending>`. Newer servers put a domain and
/// a hash of the account in front of the stream, and may append words.
///
/// Source: ADR-15 of nats-architecture-and-design.
struct DeliverySubject: Equatable {
  var count: Int
  var sequence: UInt64
  var number: UInt64
  var date: Date
  /// The number of undelivered messages of the consumer.
  var pending: UInt64

  init?(_ subject: String) {
    let words = subject.split(separator: ".", omittingEmptySubsequences: false)
    guard words.starts(with: ["$JS", "ACK"]), words.count == 9 || words.count >= 11 else {
      return nil
    }
    let numbers = words.dropFirst(words.count == 9 ? 4 : 6).prefix(5).map { UInt64($0) }
    guard let count = numbers[0], let sequence = numbers[1], let number = numbers[2],
      let nanoseconds = numbers[3], let pending = numbers[4]
    else { return nil }
    self.count = Int(clamping: count)
    self.sequence = sequence
    self.number = number
    date = Date(timeIntervalSince1970: Double(nanoseconds) / 1e9)
    self.pending = pending
  }
}
