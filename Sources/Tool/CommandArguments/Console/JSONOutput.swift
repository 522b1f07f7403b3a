import Foundation

/// Encodes a value for `--json`: sorted keys, indented, dates in ISO 8601.
package func jsonOutput(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  encoder.dateEncodingStrategy = .iso8601
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return String(decoding: try encoder.encode(value), as: UTF8.self).jsonForTerminal + "\n"
}
