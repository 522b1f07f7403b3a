// Compatibility: accepted | `AppShortcut`, `PredictableIntent`, donations, `RelevantIntent`,
//   `SetFocusFilterIntent`, `DeprecatedAppIntent`, `SiriTipView`, `ShortcutsLink` | no Siri,
//   Shortcuts or Focus

// There is no Siri and no Shortcuts app here: an app's shortcuts compile but are not used.

/// An intent with the phrases that run it.
public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {}

  public init<Intent: AppIntent, Value: _IntentValue & Sendable>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {}
}

extension AppShortcut: _AppShortcutsContentMarker {}

public protocol _AppShortcutsContentMarker {}

public protocol AppShortcutsContent {
  var appShortcuts: [AppShortcut] { get }
}

public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  public typealias Title = AppShortcutParameterPresentationTitle
  public typealias Summary = AppShortcutParameterPresentationSummary
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  public typealias OptionsCollection = AppShortcutOptionsCollection

  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  public static func updateAppShortcutParameters() {}
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] { [component] }

  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap { $0 }
  }

  public static func buildOptional(_ components: [AppShortcut]?) -> [AppShortcut] {
    components ?? []
  }

  public static func buildEither(first components: [AppShortcut]) -> [AppShortcut] { components }

  public static func buildEither(second components: [AppShortcut]) -> [AppShortcut] { components }

  public static func buildLimitedAvailability(_ components: [AppShortcut]) -> [AppShortcut] {
    components
  }
}

public enum ShortcutTileColor: Hashable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayGreen, grayBrown
}

/// A module whose intents belong to the app. Here, all intents in an extension's sources do.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
