import Foundation

/// How a host's control socket and an app's process write what they say to each other: keys sorted,
/// dates as seconds since 2001, which are exact. Dates may be given as ISO 8601, too, as the host's
/// state has them. Source: the host's command vocabulary.
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

  /// A date of ISO 8601, with or without a fraction. Throws `DecodingError` for another text.
  package static func date(
    of text: String, in container: any SingleValueDecodingContainer
  ) throws -> Date {
    if let date = (try? dateStyle.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text)) {
      return date
    }
    throw DecodingError.dataCorruptedError(
      in: container, debugDescription: "a date such as 2026-11-21T18:20:00.000Z")
  }

  private static let dateStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
