/// A type with its own text in URLs.
public protocol CustomURLRepresentationParameterConvertible {
  var urlRepresentationParameter: String? { get async }
}

extension String: CustomURLRepresentationParameterConvertible {
  public var urlRepresentationParameter: String? { self }
}

extension Int: CustomURLRepresentationParameterConvertible {
  public var urlRepresentationParameter: String? { String(self) }
}

extension URL: CustomURLRepresentationParameterConvertible {
  public var urlRepresentationParameter: String? { absoluteString }
}

/// A part of a URL's template: a text, or a place for a value of the subject.
enum URLRepresentationPart<Subject>: @unchecked Sendable {
  // Unchecked: key paths, which the closures capture, are constant.
  case literal(String)
  case value((Subject) -> Any?)
}

/// Fills in a template.
///
/// - Returns: nil if a value is missing or has no text, or if the result is not a URL.
func url<Subject>(of parts: [URLRepresentationPart<Subject>], for subject: Subject) async -> URL? {
  var text = ""
  for part in parts {
    switch part {
    case .literal(let literal): text += literal
    case .value(let read):
      guard let value = read(subject), let parameter = await urlText(of: value) else { return nil }
      text += parameter.addingPercentEncoding(withAllowedCharacters: .urlParameter) ?? parameter
    }
  }
  return URL(string: text)
}

private func urlText(of value: Any) async -> String? {
  switch value {
  case let value as any CustomURLRepresentationParameterConvertible:
    await value.urlRepresentationParameter
  case let entity as any AppEntity: entity.urlIdentifier
  case let value as any EntityIdentifierConvertible: value.entityIdentifierString
  case let value as any RawRepresentable: "\(value.rawValue)"
  case let value as any CustomStringConvertible: value.description
  default: nil
  }
}

extension AppEntity {
  var urlIdentifier: String { id.entityIdentifierString }
}

extension CharacterSet {
  /// Allowed in each part of a URL.
  fileprivate static let urlParameter = CharacterSet.alphanumerics.union(
    CharacterSet(charactersIn: "-._~"))
}
