import Foundation
import HostLink

/// How the device's commands, answers and messages are written as JSON.
///
/// Dates are ISO 8601, UTC, with milliseconds: `2026-11-21T18:20:00.000Z`; they may be given without
/// the fraction, or as milliseconds since 1970. Keys are sorted, so that the same value gives the
/// same bytes.
public enum DeviceJSON {
  /// One line.
  public static func encode(_ value: some Encodable) throws -> Data {
    try encoder().encode(value)
  }

  public static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws -> Value {
    try decoder().decode(type, from: data)
  }

  /// For a person: indented.
  public static func encodeIndented(_ value: some Encodable) throws -> Data {
    let encoder = encoder()
    encoder.outputFormatting.insert(.prettyPrinted)
    return try encoder.encode(value)
  }

  /// As dates stand in JSON.
  public static func text(of date: Date) -> String { dateStyle.format(date) }

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
      return try SocketJSON.date(of: container.decode(String.self), in: container)
    }
    return decoder
  }
}
