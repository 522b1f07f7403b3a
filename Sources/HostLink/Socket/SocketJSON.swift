import Foundation

/// The JSON format of the host's device socket: sorted keys, and dates as seconds since 2001,
/// which are exact. The decoder also accepts ISO 8601 dates, which the host's state uses.
package enum SocketJSON {
  package static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(value)
  }

  package static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) {
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      return try date(of: container.decode(String.self), in: container)
    }
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: data)
  }

  /// Parses an ISO 8601 date, with or without fractional seconds. Throws `DecodingError`.
  package static func date(
    of text: String, in container: any SingleValueDecodingContainer
  ) throws -> Date {
    if let date = (try? dateStyle.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text)) {
      return date
    }
    throw DecodingError.dataCorruptedError(
      in: container, debugDescription: "expected a date such as 2026-11-21T18:20:00.000Z")
  }

  private static let dateStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
