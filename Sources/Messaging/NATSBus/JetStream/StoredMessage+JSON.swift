import Foundation
import JSONValues
import MessageBus

extension StoredMessage {
  /// nil if the JSON is not a stored message.
  init?(json: JSONValue) {
    guard let subject = json["subject"]?.string, let sequence = json["seq"]?.integer,
      let payload = Data(base64Encoded: json["data"]?.string ?? ""),
      let headers = Data(base64Encoded: json["hdrs"]?.string ?? "")
    else { return nil }
    self.init(
      BusMessage(subject, headers: HeaderBlock.headers(in: headers), payload: payload),
      sequence: UInt64(clamping: sequence),
      date: json["time"]?.string.flatMap(Self.date) ?? Date(timeIntervalSince1970: 0))
  }

  /// Parses a date with up to nine fractional digits. `Date` keeps about seven.
  static func date(_ text: String) -> Date? {
    let parts = text.dropLast(text.hasSuffix("Z") ? 1 : 0).split(separator: ".")
    guard let first = parts.first,
      let date = try? Date("\(first)Z", strategy: .iso8601)
    else { return nil }
    return parts.count > 1 ? date + (Double("0.\(parts[1])") ?? 0) : date
  }
}
