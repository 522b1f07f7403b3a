import Foundation

/// A request for the choices of a parameter.
public struct OptionsRequest: Codable, Equatable, Sendable {
  /// The widget's or control's kind.
  public var kind: String
  /// The name of the parameter whose options are asked for.
  public var parameter: String
  /// The values set so far. Choices may depend on them.
  public var configuration: [String: ConfigurationValue]
  /// The user's search text; nil requests the suggested choices.
  public var search: String?

  public init(
    kind: String, parameter: String, configuration: [String: ConfigurationValue] = [:],
    search: String? = nil
  ) {
    self.kind = kind
    self.parameter = parameter
    self.configuration = configuration
    self.search = search
  }
}

/// The choices of a parameter, in sections.
public struct OptionsReply: Codable, Equatable, Sendable {
  /// Options under one heading.
  public struct Section: Codable, Equatable, Sendable {
    /// nil for a section without a heading.
    public var title: String?
    /// In the order in which the user sees them.
    public var options: [ParameterDescription.Option]

    public init(title: String? = nil, options: [ParameterDescription.Option]) {
      self.title = title
      self.options = options
    }
  }

  public var sections: [Section]
  /// The default from the author's code; `.none` if it has no default.
  public var defaultValue: ConfigurationValue

  public init(sections: [Section], defaultValue: ConfigurationValue = .none) {
    self.sections = sections
    self.defaultValue = defaultValue
  }
}

/// A recommended configuration for the gallery.
public struct ConfigurationRecommendation: Codable, Equatable, Sendable {
  /// What the user reads in the gallery.
  public var title: String
  /// The parameters that the recommendation sets.
  public var values: [String: ConfigurationValue]

  public init(title: String, values: [String: ConfigurationValue]) {
    self.title = title
    self.values = values
  }
}

/// An intent with its parameters, as stored in an archive's button or toggle.
public struct IntentAction: Codable, Equatable, Hashable, Sendable {
  /// The intent type's persistent identifier.
  public var identifier: String
  /// The parameters' values, in the extension's own encoding.
  public var parameters: Data

  public init(identifier: String, parameters: Data) {
    self.identifier = identifier
    self.parameters = parameters
  }
}

/// A request to run an intent.
public struct PerformRequest: Codable, Equatable, Sendable {
  /// The intent with its parameters, as it is in an archive.
  public var action: IntentAction
  /// The requested state of a toggle; nil for buttons.
  public var newValue: Bool?
  /// The action is an `AudioPlaybackIntent`, which may run as long as the sound plays.
  public var playsAudio: Bool
  /// The app can perform the action. The extension then returns actions that belong to the app's
  /// process with `PerformReply.app`.
  public var hasApp: Bool
  /// True if the process is the app's.
  public var isInApp: Bool?
  /// True asks only whether the program has the intent's type, and where it performs it
  /// (`PerformReply.app`). It performs nothing.
  public var isQuestion: Bool?
  /// The card for what the intent shows and asks; nil if it can do neither.
  public var display: SnippetDisplay?
  /// Values that replace those of the action, by parameter. The reply then has the value of the
  /// result (`PerformReply.value`). nil for intents that no test performs.
  public var values: [String: ConfigurationValue]?

  public init(
    action: IntentAction, newValue: Bool? = nil, playsAudio: Bool = false, hasApp: Bool = false,
    display: SnippetDisplay? = nil, values: [String: ConfigurationValue]? = nil
  ) {
    self.values = values
    self.action = action
    self.newValue = newValue
    self.playsAudio = playsAudio
    self.hasApp = hasApp
    self.display = display
  }
}

/// The result of `perform()`.
public struct PerformReply: Codable, Equatable, Sendable {
  /// The error that it threw, as text; nil if it succeeded.
  public var error: String?
  /// The intent opens the app (`openAppWhenRun`, `OpenIntent`).
  public var opensApp: Bool
  /// The URL that the result opens.
  public var url: URL?
  /// What the intent says to the user; nil for nothing.
  public var dialog: String?
  /// The extension has not performed the action, because the app performs it in this state.
  public var app: AppState?
  /// The view that the intent shows; nil for none, and for requests without a display.
  public var snippet: SnippetMessage?
  /// True if the user has cancelled a confirmation and the intent has ended with its error.
  public var isCancelled: Bool?
  /// The value of the result; nil without one, and for requests without `values`.
  public var value: ResolvedValue?

  public init(
    error: String? = nil, opensApp: Bool = false, url: URL? = nil, dialog: String? = nil,
    app: AppState? = nil, snippet: SnippetMessage? = nil, value: ResolvedValue? = nil
  ) {
    self.value = value
    self.snippet = snippet
    self.error = error
    self.opensApp = opensApp
    self.url = url
    self.dialog = dialog
    self.app = app
  }
}
