import Foundation

/// Where the device shows what an intent says: the card at the top of the screen.
///
/// Only intents that the user runs as a shortcut, or that a test runs, have one. Those of widgets
/// and controls show nothing, as on a phone.
public struct SnippetDisplay: Codable, Equatable, Sendable {
  /// The height at which the view of a snippet is cut, in points. Source: Human Interface
  /// Guidelines, "Snippets".
  public static let maximumHeight = 400.0

  /// The number of the card. The intent's questions have it, too.
  public var card: Int
  /// The width of the view, in points.
  public var width: Double
  /// What the view reads from the device.
  public var environment: RenderEnvironment
  /// True if the user is not asked: what the intent asks is confirmed at once.
  public var confirmsAll: Bool?

  public init(
    card: Int, width: Double, environment: RenderEnvironment, confirmsAll: Bool? = nil
  ) {
    self.confirmsAll = confirmsAll
    self.card = card
    self.width = width
    self.environment = environment
  }
}

/// The view of a snippet.
public struct SnippetMessage: Codable, Equatable, Sendable {
  /// The bytes of a `ViewArchive`.
  public var archive: Attachment
  /// In points.
  public var size: LinkSize
  /// The snippet intent that returned the view, to perform it again; nil for the view of a result.
  public var intent: IntentAction?

  public init(archive: Data, size: LinkSize, intent: IntentAction? = nil) {
    self.archive = Attachment(archive)
    self.size = size
    self.intent = intent
  }
}

/// A question of an intent that waits for the user. Answered with `HostAnswer.user`.
public struct SnippetQuestion: Codable, Equatable, Sendable {
  /// The number of the card on which the intent shows something.
  public var card: Int
  /// The text above the view; nil for none.
  public var dialog: String?
  /// The view; nil for none.
  public var snippet: SnippetMessage?
  public var form: SnippetForm

  public init(
    card: Int, dialog: String? = nil, snippet: SnippetMessage? = nil, form: SnippetForm
  ) {
    self.card = card
    self.dialog = dialog
    self.snippet = snippet
    self.form = form
  }
}

/// What the user answers a question of an intent with.
public enum SnippetForm: Codable, Equatable, Sendable {
  /// `requestConfirmation(…)`, answered with `SnippetAnswer.confirmed`.
  case confirmation(ConfirmationLabels)
  /// `requestChoice(…)`, `requestDisambiguation(…)`, and `requestValue(_:)` of a parameter with
  /// choices; answered with `SnippetAnswer.chosen`. `cancel` is nil for a choice without such a
  /// button.
  case choice([SnippetOption], cancel: String?)
  /// `requestValue(_:)`, answered with `SnippetAnswer.value`.
  case value(ParameterDescription)
}

/// One of the answers that an intent offers.
public struct SnippetOption: Codable, Equatable, Sendable {
  public var title: String
  /// The line below the title; nil for none.
  public var subtitle: String?
  /// Whether the option cannot be undone.
  public var isDestructive: Bool

  public init(title: String, subtitle: String? = nil, isDestructive: Bool = false) {
    self.title = title
    self.subtitle = subtitle
    self.isDestructive = isDestructive
  }
}

/// The user's answer to a question of an intent.
public enum SnippetAnswer: Codable, Equatable, Sendable {
  case cancelled, confirmed
  /// The index of an option.
  case chosen(Int)
  case value(ConfigurationValue)
}

/// The buttons of a confirmation.
public struct ConfirmationLabels: Codable, Equatable, Sendable {
  public var accept: String
  public var deny: String
  /// Whether the action cannot be undone.
  public var isDestructive: Bool

  public init(accept: String, deny: String, isDestructive: Bool = false) {
    self.accept = accept
    self.deny = deny
    self.isDestructive = isDestructive
  }
}

/// A shortcut that an app offers (`AppShortcutsProvider`).
public struct AppShortcutDescription: Codable, Equatable, Sendable {
  /// Its short title, or else that of its intent.
  public var title: String
  /// The name of an SF Symbol; nil for none.
  public var symbol: String?
  /// What it performs.
  public var action: IntentAction

  public init(title: String, symbol: String? = nil, action: IntentAction) {
    self.title = title
    self.symbol = symbol
    self.action = action
  }
}
