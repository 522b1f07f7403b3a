/// A type that parameters can have.
public protocol _IntentValue {
  /// The type without optionals and lists around it.
  associatedtype ValueType: _IntentValue = Self
  /// The type without an optional around it.
  associatedtype UnwrappedType: _IntentValue = Self
  associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>
  static var defaultResolverSpecification: Specification { get }
  /// Not Apple's: the type that declares the format. A requirement of `_IntentValueFormat<Self>`
  /// would exclude classes that are not final.
  associatedtype _Formatted = Self
  /// Not Apple's: how values are encoded for a host and decoded again.
  static var _format: _IntentValueFormat<_Formatted> { get }
}

extension _IntentValue where Specification == EmptyResolverSpecification<Self> {
  public static var defaultResolverSpecification: Specification { Specification() }
}

extension _IntentValue {
  public static var _format: _IntentValueFormat<Self> {
    .unsupported(String(describing: self))
  }

  /// The type's format; for a subclass whose superclass declares one, no value is supported.
  static var valueFormat: _IntentValueFormat<Self> {
    _format as? _IntentValueFormat<Self> ?? .unsupported(String(describing: self))
  }
}

/// A value, or a parameter that has one.
public protocol AnyIntentValue: Sendable {
  associatedtype Value: _IntentValue, Sendable
  var isOptional: Bool { get }
  var title: LocalizedStringResource { get }
}

/// A value of a type that the app defines.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue,
  Sendable
{}

/// A list of values.
public protocol _SequenceIntentValue: _IntentValue {}
