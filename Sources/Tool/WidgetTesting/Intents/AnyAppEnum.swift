import HostLink

/// A case of an enum.
public struct AnyAppEnum: Equatable, IntentValueConvertible, CustomStringConvertible {
  public let typeIdentifier: String
  public let rawValue: String

  public init(typeIdentifier: String, rawValue: String) {
    self.typeIdentifier = typeIdentifier
    self.rawValue = rawValue
  }

  public init(typeIdentifier: String, value: any LosslessStringConvertible) {
    self.init(typeIdentifier: typeIdentifier, rawValue: value.description)
  }

  public init(_container container: IntentValueContainer) throws {
    guard case .enumeration(let type, let rawValue) = container.value else {
      throw container.mismatch("case of an enum")
    }
    self.init(typeIdentifier: type, rawValue: rawValue)
  }

  /// The raw value in the type that the enum declares. Throws ``IntentValueError``.
  public func `as`<T: LosslessStringConvertible>(_ type: T.Type) throws -> T {
    guard let value = T(rawValue) else {
      throw IntentValueError.wrongType(description, expected: "\(type)")
    }
    return value
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer {
    IntentValueContainer(.enumeration(type: typeIdentifier, rawValue: rawValue))
  }

  public var description: String { "\(typeIdentifier).\(rawValue)" }
}
