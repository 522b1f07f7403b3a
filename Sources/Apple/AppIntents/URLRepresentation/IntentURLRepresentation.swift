/// The template of an intent's URL: `"https://example.com/trees/\(\.$target)"`.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  let parts: [URLRepresentationPart<Intent>]

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
    var parts: [URLRepresentationPart<Intent>] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    public mutating func appendInterpolation<ValueType: _IntentValue & Sendable>(
      _ subject: KeyPath<Intent, IntentParameter<ValueType>>
    ) {
      parts.append(.value { $0[keyPath: subject].currentValue })
    }
  }
}

/// An intent that opens the app with a URL. The system opens the URL and does not call `perform()`.
public protocol URLRepresentableIntent: AppIntent {
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  /// nil if a parameter of the template has no value.
  public var urlRepresentation: URL? {
    get async {
      let parts = Self.urlRepresentation.parts
      guard parts.isEmpty, let target = (self as? any OpenIntent)?.anyTarget else {
        return await url(of: parts, for: self)
      }
      if let entity = target as? any URLRepresentableEntity {
        return await entity.urlRepresentation
      }
      return (target as? any URLRepresentableEnum)?.urlRepresentation
    }
  }

  public func perform() async throws -> Never { openedByURL(Self.self) }
}

// An intent that opens an entity or an enum has the URL of its target.
extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  public static var urlRepresentation: URLRepresentation { IntentURLRepresentation(parts: []) }

  public func perform() async throws -> Never { openedByURL(Self.self) }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  public static var urlRepresentation: URLRepresentation { IntentURLRepresentation(parts: []) }

  public func perform() async throws -> Never { openedByURL(Self.self) }
}

extension IntentURLRepresentation {
  fileprivate init(parts: [URLRepresentationPart<Intent>]) {
    self.parts = parts
  }
}

extension OpenIntent {
  fileprivate var anyTarget: Any { target }
}

private func openedByURL(_ type: Any.Type) -> Never {
  fatalError("\(type) is opened by its URL and cannot be performed")
}
