import Foundation

// A line of the log's file. Every push is logged, and a `JSONEncoder` would take longer for that
// than the gateway for the rest of the push.
extension PushLogEntry {
  /// Appends the entry to a text: the bytes of a `JSONEncoder` with sorted keys, and a line feed.
  ///
  /// - Parameter encoder: For the parts that are rare.
  func appendLine(to text: inout Data, _ encoder: JSONEncoder) throws {
    var line = Line(encoder: encoder)
    try line.add("channel", channel)
    if let details = verdict.details { line.add("details", try encoder.encode(details)) }
    try line.add("event", event?.rawValue)
    try line.add("id", apnsID)
    line.add("number", number: id)
    try line.add("outcome", verdict.outcome.rawValue)
    if let priority { line.add("priority", number: priority) }
    try line.add("reason", reason)
    line.add("received", number: date.timeIntervalSince1970 * 1000)
    try line.add("request", request)
    if let seconds { line.add("seconds", number: seconds) }
    try line.add("sentence", verdict.sentence)
    line.add("status", number: status)
    try line.add("token", token)
    try line.add("topic", topic)
    try line.add("type", kind?.rawValue)
    text.append(contentsOf: line.bytes)
    text.append(contentsOf: "}\n".utf8)
  }

  /// The beginning of a JSON object.
  private struct Line {
    let encoder: JSONEncoder
    private(set) var bytes: [UInt8] = []

    init(encoder: JSONEncoder) {
      self.encoder = encoder
      bytes.reserveCapacity(1024)
    }

    /// Adds a value that is JSON.
    mutating func add(_ name: String, _ value: some Sequence<UInt8>) {
      bytes.append(UInt8(ascii: bytes.isEmpty ? "{" : ","))
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: name.utf8)
      bytes.append(UInt8(ascii: "\""))
      bytes.append(UInt8(ascii: ":"))
      bytes.append(contentsOf: value)
    }

    mutating func add(_ name: String, number: Int) { add(name, number.description.utf8) }

    mutating func add(_ name: String, number: Double) {
      let text = number.description
      add(name, text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
    }

    mutating func add(_ name: String, _ text: String?) throws {
      guard let text else { return }
      let isPlain = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(Self.isPlain) }
      guard isPlain == true else { return add(name, try encoder.encode(text)) }
      add(name, CollectionOfOne(UInt8(ascii: "\"")))
      bytes.append(contentsOf: text.utf8)
      bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a byte of a string needs no escape.
    private static func isPlain(_ byte: UInt8) -> Bool {
      0x20...0x7E ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
  }
}
