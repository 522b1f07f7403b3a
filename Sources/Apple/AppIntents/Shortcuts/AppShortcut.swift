import HostLink

// Compatibility: partial | `AppShortcut`, `AppShortcutsProvider` | the device lists and runs them;
//   phrases and the options of parameters are for Siri, which is not here

/// An intent that the user runs in Spotlight. There is no Siri here: its phrases are not used.
public struct AppShortcut: Sendable {
  private let intent: any AppIntent
  private let title: LocalizedStringResource
  private let symbol: String?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.intent = intent
    title = shortTitle ?? Intent.title
    symbol = systemImageName
  }

  public init<Intent: AppIntent, Value: _IntentValue & Sendable>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.init(
      intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }

  /// The shortcut for the device. Throws if other processes cannot find the intent's type.
  package func description() throws(IntentActionError) -> AppShortcutDescription {
    AppShortcutDescription(
      title: String(localized: title), symbol: symbol, action: try intent.action())
  }
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
