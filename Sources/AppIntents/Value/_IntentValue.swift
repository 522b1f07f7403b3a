/// A type that a parameter can have.
public protocol _IntentValue {
  /// Without "optional" and "list of".
  associatedtype ValueType: _IntentValue = Self
  /// Without "optional".
  associatedtype UnwrappedType: _IntentValue = Self
  associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>
  static var defaultResolverSpecification: Specification { get }
  /// Not Apple's: how values travel to a host and back.
  static var _format: _IntentValueFormat<Self> { get }
}

extension _IntentValue where Specification == EmptyResolverSpecification<Self> {
  public static var defaultResolverSpecification: Specification { Specification() }
}

extension _IntentValue {
  public static var _format: _IntentValueFormat<Self> {
    .unsupported(String(describing: self))
  }
}

/// A value, or a place for one.
public protocol AnyIntentValue: Sendable {
  associatedtype Value: _IntentValue, Sendable
  var isOptional: Bool { get }
  var title: LocalizedStringResource { get }
}

/// A value of an app's own type.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue,
  Sendable
{}

/// A list of values.
public protocol _SequenceIntentValue: _IntentValue {}
