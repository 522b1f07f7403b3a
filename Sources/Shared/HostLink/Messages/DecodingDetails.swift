/// Why a type cannot decode a JSON value.
public struct DecodingDetails: Codable, Equatable, Sendable {
  /// The location inside the decoded value, such as `courier.stops[2]`; empty for the whole value.
  public var keyPath: String
  /// The expected value, in words.
  public var expected: String
  /// The JSON found there, shortened; nil if there is none.
  public var found: String?
  /// An example of JSON for the whole value that the type can decode.
  public var example: String

  public init(keyPath: String, expected: String, found: String? = nil, example: String) {
    self.keyPath = keyPath
    self.expected = expected
    self.found = found
    self.example = example
  }

  /// The key path with a prefix such as `aps.content-state`.
  public func keyPath(below outer: String) -> String {
    if keyPath.isEmpty { return outer }
    return keyPath.hasPrefix("[") ? outer + keyPath : "\(outer).\(keyPath)"
  }
}
