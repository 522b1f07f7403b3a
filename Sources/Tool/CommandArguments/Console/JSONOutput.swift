import Foundation

/// Encodes a result for `--json`, with the member `schema`.
package func jsonOutput(_ value: some Encodable, as schema: OutputSchema) throws -> String {
  try jsonOutput(VersionedOutput(value, as: schema))
}

/// Encodes a value: sorted keys, indented, dates in ISO 8601.
package func jsonOutput(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  encoder.dateEncodingStrategy = .iso8601
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return String(decoding: try encoder.encode(value), as: UTF8.self).jsonForTerminal + "\n"
}
