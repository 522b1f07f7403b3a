/// Where JSON is not what a type decodes.
public struct DecodingDetails: Codable, Equatable, Sendable {
  /// From the decoded value on, such as `courier.stops[2]`; empty is the whole.
  public var keyPath: String
  /// What belongs there, for a person.
  public var expected: String
  /// The JSON that stands there, shortened; nil where nothing does.
  public var found: String?
  /// JSON of the whole value's shape that the type reads.
  public var example: String

  public init(keyPath: String, expected: String, found: String? = nil, example: String) {
    self.keyPath = keyPath
    self.expected = expected
    self.found = found
    self.example = example
  }

  /// The key path from further outside, such as `aps.content-state`.
  public func keyPath(below outer: String) -> String {
    if keyPath.isEmpty { return outer }
    return keyPath.hasPrefix("[") ? outer + keyPath : "\(outer).\(keyPath)"
  }
}
