/// The templates of an enum's URLs: one for all cases, or one for each case.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, Sendable {
  public typealias StringLiteralType = String

  /// The template of one case.
  public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
    let parts: [URLRepresentationPart<Enum>]

    public init(stringLiteral value: String) {
      parts = [.literal(value)]
    }

    public init(stringInterpolation: StringInterpolation) {
      parts = stringInterpolation.parts
    }
  }

  private let all: [URLRepresentationPart<Enum>]
  private let single: [Enum: EnumSingleURLRepresentation]

  public init(_ value: String) {
    all = [.literal(value)]
    single = [:]
  }

  public init(_ urlRepresentations: [Enum: EnumSingleURLRepresentation]) {
    all = []
    single = urlRepresentations
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    all = stringInterpolation.parts
    single = [:]
  }

  func parts(of value: Enum) -> [URLRepresentationPart<Enum>] { single[value]?.parts ?? all }

  public struct StringInterpolation: StringInterpolationProtocol {
    /// Has no cases, as on Apple's platforms.
    public enum Token {}

    var parts: [URLRepresentationPart<Enum>] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    public mutating func appendInterpolation(_ subject: Token) {}

    public mutating func appendInterpolation(_ subject: Enum) {
      parts.append(.literal(String(subject.rawValue)))
    }
  }
}

/// An enum whose cases have URLs.
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// nil if the template is not that of a URL.
  public var urlRepresentation: URL? {
    let text = Self.urlRepresentation.parts(of: self).map { part in
      switch part {
      case .literal(let literal): literal
      case .value(let read): read(self) as? String ?? ""
      }
    }
    return text.isEmpty ? nil : URL(string: text.joined())
  }

  public var urlRepresentationParameter: String? { String(rawValue) }
}
