import HostLink

/// A value that an intent's parameter can have.
public protocol IntentValueExpressing: Sendable {
  func makeExpression() -> IntentValueExpression
}

/// A value that tests pass to intents and read from their results.
public protocol IntentValueConvertible: IntentValueExpressing {
  func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer
  /// Not Apple's: reads the value. Throws ``IntentValueError``.
  init(_container: IntentValueContainer) throws
}

extension IntentValueConvertible {
  public func makeExpression() -> IntentValueExpression {
    makeContainer(context: IntentValueContainer.ConversionContext()).makeExpression()
  }
}

/// A value of an intent whose type is not known yet.
public struct IntentValueContainer: IntentValueExpressing, Equatable {
  /// Has no members.
  public struct ConversionContext: Sendable {
    public init() {}
  }

  let value: ResolvedValue

  init(_ value: ResolvedValue) {
    self.value = value
  }

  /// nil for no value.
  init?(unlessNone value: ResolvedValue) {
    guard value != .plain(.none) else { return nil }
    self.value = value
  }

  public func makeExpression() -> IntentValueExpression { IntentValueExpression(value) }

  /// Throws ``IntentValueError``.
  func read<T: IntentValueConvertible>(_ type: T.Type = T.self) throws -> T {
    try T(_container: self)
  }

  /// The error about a value that is not of the expected type.
  func mismatch(_ expected: String) -> IntentValueError {
    .wrongType(value.words, expected: expected)
  }
}

/// What a test passes to a parameter.
public struct IntentValueExpression: Sendable {
  let value: ResolvedValue

  init(_ value: ResolvedValue) {
    self.value = value
  }
}

extension ResolvedValue {
  /// The value for a message.
  var words: String {
    switch self {
    case .plain(.none): "nil"
    case .plain(.bool(let value)): "\(value)"
    case .plain(.integer(let value)): "\(value)"
    case .plain(.double(let value)): "\(value)"
    case .plain(.string(let text)): "\"\(text)\""
    case .plain(.date(let date)): date.ISO8601Format()
    case .plain(.measurement(let value, let unit)): "\(value) \(unit)"
    case .plain(.dateComponents): "DateComponents"
    case .plain(.object(let identifier, _)): "an entity (\(identifier))"
    case .plain(.file(let name, _)): "the file \(name)"
    case .plain(.encoded(let type, _)): "a value of type \(type)"
    case .plain(.list(let values)): "a list of \(values.count)"
    case .enumeration(let type, let rawValue): "\(type).\(rawValue)"
    case .entity(let entity): "\(entity.type) \"\(entity.identifier)\""
    case .list(let values): "a list of \(values.count)"
    }
  }
}
