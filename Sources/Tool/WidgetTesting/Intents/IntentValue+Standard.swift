import Foundation
import HostLink

extension String: IntentValueConvertible {
  public init(_container container: IntentValueContainer) throws {
    guard case .plain(.string(let text)) = container.value else {
      throw container.mismatch("String")
    }
    self = text
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer { IntentValueContainer(.plain(.string(self))) }
}

extension Bool: IntentValueConvertible {
  public init(_container container: IntentValueContainer) throws {
    guard case .plain(.bool(let value)) = container.value else { throw container.mismatch("Bool") }
    self = value
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer { IntentValueContainer(.plain(.bool(self))) }
}

extension Int: IntentValueConvertible {
  public init(_container container: IntentValueContainer) throws {
    guard case .plain(.integer(let value)) = container.value else {
      throw container.mismatch("Int")
    }
    self = value
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer { IntentValueContainer(.plain(.integer(self))) }
}

extension Double: IntentValueConvertible {
  public init(_container container: IntentValueContainer) throws {
    switch container.value {
    case .plain(.double(let value)): self = value
    case .plain(.integer(let value)): self = Double(value)
    default: throw container.mismatch("Double")
    }
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer { IntentValueContainer(.plain(.double(self))) }
}

extension Date: IntentValueConvertible {
  public init(_container container: IntentValueContainer) throws {
    guard case .plain(.date(let date)) = container.value else { throw container.mismatch("Date") }
    self = date
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer { IntentValueContainer(.plain(.date(self))) }
}

extension DateComponents: IntentValueConvertible {
  public init(_container container: IntentValueContainer) throws {
    guard case .plain(.dateComponents(let components)) = container.value else {
      throw container.mismatch("DateComponents")
    }
    self = components
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer { IntentValueContainer(.plain(.dateComponents(self))) }
}

extension URL: IntentValueConvertible {
  public init(_container container: IntentValueContainer) throws {
    guard case .plain(.string(let text)) = container.value, let url = URL(string: text) else {
      throw container.mismatch("URL")
    }
    self = url
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer { IntentValueContainer(.plain(.string(absoluteString))) }
}

/// Values of all other types, such as measurements and files.
extension ConfigurationValue: IntentValueConvertible {
  public init(_container container: IntentValueContainer) throws {
    self = container.value.input
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer { IntentValueContainer(.plain(self)) }
}

extension Array: IntentValueExpressing where Element: IntentValueConvertible {}

extension Array: IntentValueConvertible where Element: IntentValueConvertible {
  public init(_container container: IntentValueContainer) throws {
    guard let values = container.value.elements else {
      throw container.mismatch("[\(Element.self)]")
    }
    self = try values.map { try Element(_container: IntentValueContainer($0)) }
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer {
    IntentValueContainer(.list(map { $0.makeContainer(context: context).value }))
  }
}

extension Optional: IntentValueExpressing where Wrapped: IntentValueConvertible {}

extension Optional: IntentValueConvertible where Wrapped: IntentValueConvertible {
  public init(_container container: IntentValueContainer) throws {
    self = try IntentValueContainer(unlessNone: container.value).map { try $0.read() }
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer {
    map { $0.makeContainer(context: context) } ?? IntentValueContainer(.plain(.none))
  }
}

extension ResolvedValue {
  /// The elements of a list; nil for other values.
  var elements: [ResolvedValue]? {
    switch self {
    case .list(let values): values
    case .plain(.list(let values)): values.map(ResolvedValue.plain)
    default: nil
    }
  }
}
