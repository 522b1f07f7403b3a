/// How the user can configure a widget or a control.
public enum ConfigurationDescription: Codable, Equatable, Sendable {
  case `static`
  /// An intent of Intents or AppIntents: its type's name, its parameters in order, and the summary
  /// that decides which of them are shown. Without a summary all are.
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
    /// Components of a date, e.g. a time of day.
    case dateComponents
    /// An amount in one of these units, given by symbol; the first is the default.
    case measurement(units: [String])
    case file
    /// One of `options`, identified by its `value`.
    case enumeration(name: String)
    /// An `INObject` or an entity.
    case object(name: String)
    /// A type that surfaces cannot edit.
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
  /// True if the parameter's value is a list of values of `type`.
  public var isList: Bool
  /// False if the author's type is not optional.
  public var isOptional: Bool
  /// The fixed choices; empty for free values and for dynamic choices.
  public var options: [Option]
  /// The choices come from the extension, by `HostCall.options`.
  public var hasDynamicOptions: Bool
  /// The extension can search choices by text.
  public var supportsSearch: Bool
  /// The names of the parameters on which the choices depend.
  public var dependencies: [String]
  /// The smallest and largest allowed number.
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

/// An intent's `parameterSummary`: the parameters that a form shows, and their sentence.
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
  /// Applies if the widget's family is one of these, by name.
  case whenFamily(families: [String], then: SummaryDescription, otherwise: SummaryDescription?)
  case `switch`(parameter: String, cases: [Case], otherwise: SummaryDescription?)
}
