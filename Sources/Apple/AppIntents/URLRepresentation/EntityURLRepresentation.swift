/// The template of an entity's URL: `"https://example.com/trees/\(.id)"`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable
{
  let parts: [URLRepresentationPart<Entity>]

  public init(_ value: String) {
    parts = [.literal(value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    public enum Token {
      case id
    }

    var parts: [URLRepresentationPart<Entity>] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    public mutating func appendInterpolation(_ subject: Token) {
      parts.append(.value { $0.urlIdentifier })
    }

    public mutating func appendInterpolation<ValueType: _IntentValue & Sendable>(
      _ subject: KeyPath<Entity, EntityProperty<ValueType>>
    ) {
      parts.append(.value { $0[keyPath: subject].anyValue })
    }
  }
}

/// An entity with a URL.
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// nil if a property of the template has no value.
  public var urlRepresentation: URL? {
    get async { await url(of: Self.urlRepresentation.parts, for: self) }
  }

  public var urlRepresentationParameter: String? { urlIdentifier }
}
