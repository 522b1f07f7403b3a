/// How a shortcut's parameter is presented.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue & Sendable> {
  public init(
    for keyPath: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent, Value>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
    optionsCollections: () -> [any AppShortcutOptionsCollectionProtocol]
  ) {}
}

public struct AppShortcutParameterPresentationSummary<
  Intent: AppIntent, Value: _IntentValue & Sendable
> {
  public init(
    _ string: AppShortcutParameterPresentationSummaryString<Intent, Value>, table: String? = nil
  ) {}
}

public struct AppShortcutParameterPresentationSummaryString<
  Intent: AppIntent, Value: _IntentValue & Sendable
>: ExpressibleByStringInterpolation {
  public init(_ value: String) {}

  public init(stringLiteral value: String) {}

  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation(_ subject: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

public struct AppShortcutParameterPresentationTitle<Value: _IntentValue>: Sendable {
  public init(_ string: LocalizedStringResource) {}

  public init<Intent: AppIntent, Subject: _IntentValue & Sendable>(
    specific: AppShortcutParameterPresentationTitleString<Intent, Subject>,
    generic: StaticString, table: StaticString? = nil
  ) where Subject.UnwrappedType == Value {}
}

/// A title that contains a parameter's value.
public struct AppShortcutParameterPresentationTitleString<
  Intent: AppIntent, Value: _IntentValue & Sendable
>: ExpressibleByStringInterpolation {
  public init(_ value: String) {}

  public init(stringLiteral value: String) {}

  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation(_ subject: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

public protocol AppShortcutOptionsCollectionProtocol {
  associatedtype Provider: DynamicOptionsProvider
  var dynamicOptionsProvider: Provider { get }
  var title: LocalizedStringResource { get }
  var systemImageName: String? { get }
}

/// The collections of options that a shortcut shows.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
  associatedtype Value: _IntentValue
}

public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol
{
  public let dynamicOptionsProvider: Provider
  public let title: LocalizedStringResource
  public let systemImageName: String?

  public init(
    _ dynamicOptionsProvider: Provider, title: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.dynamicOptionsProvider = dynamicOptionsProvider
    self.title = title
    self.systemImageName = systemImageName
  }
}

@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  public static func buildBlock(
    _ collections: any AppShortcutOptionsCollectionProtocol...
  ) -> [any AppShortcutOptionsCollectionProtocol] { collections }
}
