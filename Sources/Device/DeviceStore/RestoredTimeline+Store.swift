import DeviceEngine
import Foundation

extension RestoredTimeline {
  /// The stored form: JSON. Dates and scores come from an extension and may be NaN or infinite;
  /// they are encoded as strings.
  package func stored() throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }

  /// Decodes the stored form. Throws `DecodingError`.
  package init(stored data: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(Self.self, from: data)
  }
}
