import Foundation

extension NavigationPath {
  /// The values of a path, with the names of their types.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Throws `DecodingError` for a type that the program does not have.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type that can be decoded")
        }
        values.append(try Self.value(type, text))
      }
      self.values = values
    }

    private static func value<T: Decodable & Hashable>(
      _ type: T.Type, _ text: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for case let value as any (Encodable & Hashable) in values.map(\.base) {
        guard let name = _mangledTypeName(Swift.type(of: value)) else { continue }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }

  public init(_ codable: CodableRepresentation) {
    elements = codable.values
  }

  /// nil if the type of a value is not `Codable`.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any (Codable & Hashable) }
      ? CodableRepresentation(values: elements) : nil
  }
}
