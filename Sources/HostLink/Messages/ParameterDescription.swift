/// How a widget or a control is configured by a person.
public enum ConfigurationDescription: Codable, Equatable, Sendable {
  case `static`
  /// An intent (of Intents or AppIntents) by its type's name, its parameters in order, and which of
  /// them are shown; without a summary all are.
  case intent(
    name: String, title: String, parameters: [ParameterDescription],
    summary: SummaryDescription? = nil)

  public var parameters: [ParameterDescription] {
    switch self {
    case .static: []
    case .intent(_, _, let parameters, _): parameters
    }
  }

  public var summary: SummaryDescription? {
    switch self {
    case .static: nil
    case .intent(_, _, _, let summary): summary
    }
  }
}

/// A configuration parameter.
public struct ParameterDescription: Codable, Equatable, Sendable {
  public enum ValueType: Codable, Equatable, Hashable, Sendable {
    case bool, integer, double, string, date, url
    /// A date's parts, e.g. a time of day.
    case dateComponents
    /// An amount in one of these units, by their symbols; the first is the default.
    case measurement(units: [String])
    case file
    /// One of `options`, by its `value`.
    case enumeration(name: String)
    /// An `INObject` or an entity.
    case object(name: String)
    /// A type without an editor here.
    case other(name: String)
  }

  public struct Option: Codable, Equatable, Hashable, Sendable {
    public var value: ConfigurationValue
    public var title: String
    public var subtitle: String?
    /// An SF Symbol's name.
    public var symbol: String?

    public init(
      value: ConfigurationValue, title: String, subtitle: String? = nil, symbol: String? = nil
    ) {
      self.value = value
      self.title = title
      self.subtitle = subtitle
      self.symbol = symbol
    }
  }

  /// The key in `WidgetRequest.configuration`.
  public var name: String
  public var title: String
  public var description: String?
  public var type: ValueType
  /// True where the parameter takes a list of such values.
  public var isList: Bool
  /// False where the author's type has no place for "no value".
  public var isOptional: Bool
  /// The fixed choices; empty for free values and for those that `HostCall.options` tells.
  public var options: [Option]
  /// The extension is asked for the choices.
  public var hasDynamicOptions: Bool
  /// The extension finds choices by a text.
  public var supportsSearch: Bool
  /// The parameters whose values the choices depend on.
  public var dependencies: [String]
  /// The least and the greatest number.
  public var minimum: Double?
  public var maximum: Double?
  public var defaultValue: ConfigurationValue

  public init(
    name: String, title: String, description: String? = nil, type: ValueType,
    isList: Bool = false, isOptional: Bool = true, options: [Option] = [],
    hasDynamicOptions: Bool = false, supportsSearch: Bool = false, dependencies: [String] = [],
    minimum: Double? = nil, maximum: Double? = nil, defaultValue: ConfigurationValue = .none
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.type = type
    self.isList = isList
    self.isOptional = isOptional
    self.options = options
    self.hasDynamicOptions = hasDynamicOptions
    self.supportsSearch = supportsSearch
    self.dependencies = dependencies
    self.minimum = minimum
    self.maximum = maximum
    self.defaultValue = defaultValue
  }
}

/// Which parameters a form shows, and in what sentence: an intent's `parameterSummary`.
public indirect enum SummaryDescription: Codable, Equatable, Sendable {
  public enum Part: Codable, Equatable, Sendable {
    case text(String)
    /// A parameter by its name.
    case parameter(String)
  }

  public enum Comparison: String, Codable, Sendable {
    case equalTo, notEqualTo, oneOf, hasAnyValue, hasNoValue
    case greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo
  }

  public struct Case: Codable, Equatable, Sendable {
    public var values: [ConfigurationValue]
    public var summary: SummaryDescription

    public init(values: [ConfigurationValue], summary: SummaryDescription) {
      self.values = values
      self.summary = summary
    }
  }

  /// A sentence, then further parameters in a list.
  case sentence(parts: [Part], others: [String])
  case when(
    parameter: String, comparison: Comparison, values: [ConfigurationValue],
    then: SummaryDescription, otherwise: SummaryDescription?)
  /// The widget's family by its name is one of these.
  case whenFamily(families: [String], then: SummaryDescription, otherwise: SummaryDescription?)
  case `switch`(parameter: String, cases: [Case], otherwise: SummaryDescription?)
}
