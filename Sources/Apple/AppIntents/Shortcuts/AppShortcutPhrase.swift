public enum AppShortcutPhraseToken: Hashable, Sendable {
  case applicationName
}

/// A phrase with placeholders for the app's name and for parameters.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(_ value: String) {}

  public init(stringLiteral value: String) {}

  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}

    public mutating func appendInterpolation<Value>(
      _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  public init(_ phraseKey: String) {}

  public init(stringLiteral value: String) {}

  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
  }
}

@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
  public static func buildBlock(
    _ phrases: NegativeAppShortcutPhrase...
  ) -> [NegativeAppShortcutPhrase] { phrases }
}

public struct NegativeAppShortcutPhrases: Sendable {
  public init(phrases: [NegativeAppShortcutPhrase]) {}

  public init(
    @NegativeAppShortcutPhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase]
  ) {}
}
