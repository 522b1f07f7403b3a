import DeviceEngine
import Foundation

extension RestoredTimeline {
  /// As the store keeps it: JSON, in which dates and scores of an extension may be no numbers.
  package func stored() throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }

  /// Throws `DecodingError`.
  package init(stored data: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(Self.self, from: data)
  }
}
