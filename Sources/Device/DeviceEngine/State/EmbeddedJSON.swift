import Foundation
import JSONValues

/// JSON written by others, which is embedded in other JSON as a value, not as a string.
///
/// The bytes are parsed only when they are encoded. Invalid JSON is encoded as null.
public struct EmbeddedJSON: Codable, Equatable, Sendable {
  public var data: Data

  public init(_ data: Data) {
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    data = try JSONValue(from: decoder).data
  }

  public func encode(to encoder: any Encoder) throws {
    try ((try? JSONValue(parsing: data)) ?? .null).encode(to: encoder)
  }
}
