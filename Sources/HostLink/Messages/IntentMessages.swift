import Foundation

/// Asks for the choices of a parameter.
public struct OptionsRequest: Codable, Equatable, Sendable {
  /// The widget's or control's kind.
  public var kind: String
  public var parameter: String
  /// The values that are set so far: choices may depend on them.
  public var configuration: [String: ConfigurationValue]
  /// What a person searches for; nil asks for the suggested choices.
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
  public struct Section: Codable, Equatable, Sendable {
    public var title: String?
    public var options: [ParameterDescription.Option]

    public init(title: String? = nil, options: [ParameterDescription.Option]) {
      self.title = title
      self.options = options
    }
  }

  public var sections: [Section]
  /// What the author's code says is the default; none where it says nothing.
  public var defaultValue: ConfigurationValue

  public init(sections: [Section], defaultValue: ConfigurationValue = .none) {
    self.sections = sections
    self.defaultValue = defaultValue
  }
}

/// A ready-made configuration for the gallery.
public struct ConfigurationRecommendation: Codable, Equatable, Sendable {
  public var title: String
  public var values: [String: ConfigurationValue]

  public init(title: String, values: [String: ConfigurationValue]) {
    self.title = title
    self.values = values
  }
}

/// An intent as an archive's button or toggle carries it.
public struct IntentAction: Codable, Equatable, Hashable, Sendable {
  /// The intent type's persistent identifier.
  public var identifier: String
  /// The parameters' values as the extension encoded them.
  public var parameters: Data

  public init(identifier: String, parameters: Data) {
    self.identifier = identifier
    self.parameters = parameters
  }
}

/// Runs an intent.
public struct PerformRequest: Codable, Equatable, Sendable {
  public var action: IntentAction
  /// The value that a toggle was switched to; nil for buttons.
  public var newValue: Bool?
  /// The action is an `AudioPlaybackIntent`: it may go on for as long as the sound.
  public var playsAudio: Bool

  public init(action: IntentAction, newValue: Bool? = nil, playsAudio: Bool = false) {
    self.action = action
    self.newValue = newValue
    self.playsAudio = playsAudio
  }
}

/// What `perform()` gave.
public struct PerformReply: Codable, Equatable, Sendable {
  /// What it threw, for a person; nil where it ended well.
  public var error: String?
  /// The intent opens the app (`openAppWhenRun`, `OpenIntent`).
  public var opensApp: Bool
  /// A URL that the result opens.
  public var url: URL?
  public var dialog: String?

  public init(error: String? = nil, opensApp: Bool = false, url: URL? = nil, dialog: String? = nil)
  {
    self.error = error
    self.opensApp = opensApp
    self.url = url
    self.dialog = dialog
  }
}
