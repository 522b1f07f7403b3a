import Foundation

/// The JSON of commands, answers and messages, on every side: the host, the tool, the page and the
/// processes of apps.
///
/// Dates are ISO 8601 in UTC with milliseconds, `2026-11-21T18:20:00.000Z`. They are also accepted
/// without the fraction, and as milliseconds since 1970. Keys are sorted, so that equal values have
/// equal bytes.
package enum DeviceJSON {
  /// One line.
  package static func encode(_ value: some Encodable) throws -> Data {
    try encoder().encode(value)
  }

  package static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws -> Value {
    try decoder().decode(type, from: data)
  }

  /// Indented, for people.
  package static func encodeIndented(_ value: some Encodable) throws -> Data {
    let encoder = encoder()
    encoder.outputFormatting.insert(.prettyPrinted)
    return try encoder.encode(value)
  }

  /// A date as JSON writes it.
  package static func text(of date: Date) -> String { dateStyle.format(date) }

  private static let dateStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  private static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(text(of: date))
    }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let milliseconds = try? container.decode(Double.self), abs(milliseconds) < 1e14 {
        return Date(timeIntervalSince1970: milliseconds / 1000)
      }
      let text = try container.decode(String.self)
      if let date = (try? dateStyle.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text)) {
        return date
      }
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a date such as 2026-11-21T18:20:00.000Z")
    }
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
