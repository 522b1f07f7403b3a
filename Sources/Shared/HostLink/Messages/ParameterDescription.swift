/// How the user can configure a widget or a control.
public enum ConfigurationDescription: Codable, Equatable, Sendable {
  /// The widget has no parameters.
  case `static`
  /// An intent of Intents or AppIntents: its type's name, what the user reads about it, its
  /// parameters in order, and the summary that decides which of them are shown. Without a summary
  /// all are.
  case intent(
    name: String, title: String, description: String? = nil, parameters: [ParameterDescription],
    summary: SummaryDescription? = nil)

  /// Empty for a static configuration.
  public var parameters: [ParameterDescription] {
    switch self {
    case .static: []
    case .intent(_, _, _, let parameters, _): parameters
    }
  }

  /// How parameters are arranged; nil if the intent does not say.
  public var summary: SummaryDescription? {
    switch self {
    case .static: nil
    case .intent(_, _, _, _, let summary): summary
    }
  }
}

/// A configuration parameter.
public struct ParameterDescription: Codable, Equatable, Sendable {
  /// The type of a parameter, as far as an editor must know it.
  public enum ValueType: Codable, Equatable, Hashable, Sendable {
    /// Values of the Swift types of these names.
    case bool, integer, double, string, date, url
    /// Components of a date, e.g. a time of day.
    case dateComponents
    /// An amount in one of these units, given by symbol; the first is the default.
    case measurement(units: [String])
    /// A file that the user chooses.
    case file
    /// One of `options`, identified by its `value`.
    case enumeration(name: String)
    /// An `INObject` or an entity.
    case object(name: String)
    /// A type that surfaces cannot edit.
    case other(name: String)
  }

  /// A value that the user can choose.
  public struct Option: Codable, Equatable, Hashable, Sendable {
    /// The value that is stored.
    public var value: ConfigurationValue
    /// What the user reads.
    public var title: String
    /// The line below the title; nil for none.
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

  /// How many values a list has in widgets of a family.
  public struct ListCount: Codable, Equatable, Hashable, Sendable {
    /// AppIntents' name of the family, such as `systemSmall`; nil for all.
    public var family: String?
    public var minimum: Int
    public var maximum: Int

    public init(family: String? = nil, minimum: Int, maximum: Int) {
      self.family = family
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// The key in `WidgetRequest.configuration`.
  public var name: String
  /// What the user reads beside the field.
  public var title: String
  public var description: String?
  /// Decides the field of the editor.
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
  /// The largest number; nil for no limit.
  public var maximum: Double?
  /// The number of values of a list, by family; nil without a limit, and in stores of earlier
  /// releases.
  public var counts: [ListCount]?
  /// The value before the user has chosen one.
  public var defaultValue: ConfigurationValue

  public init(
    name: String, title: String, description: String? = nil, type: ValueType,
    isList: Bool = false, isOptional: Bool = true, options: [Option] = [],
    hasDynamicOptions: Bool = false, supportsSearch: Bool = false, dependencies: [String] = [],
    minimum: Double? = nil, maximum: Double? = nil, counts: [ListCount]? = nil,
    defaultValue: ConfigurationValue = .none
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
    self.counts = counts
    self.defaultValue = defaultValue
  }
}

/// An intent's `parameterSummary`: the parameters that a form shows, and their sentence.
public indirect enum SummaryDescription: Codable, Equatable, Sendable {
  /// A piece of a summary's sentence.
  public enum Part: Codable, Equatable, Sendable {
    /// Text between parameters.
    case text(String)
    /// A parameter by its name.
    case parameter(String)
  }

  /// Comparison operators of parameter summaries, by AppIntents' names.
  public enum Comparison: String, Codable, Sendable {
    case equalTo, notEqualTo, oneOf, hasAnyValue, hasNoValue
    case greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo
  }

  /// A branch of a summary.
  public struct Case: Codable, Equatable, Sendable {
    /// The branch applies to each of them.
    public var values: [ConfigurationValue]
    /// The summary of the branch.
    public var summary: SummaryDescription

    public init(values: [ConfigurationValue], summary: SummaryDescription) {
      self.values = values
      self.summary = summary
    }
  }

  /// A sentence, then further parameters in a list.
  case sentence(parts: [Part], others: [String])
  /// Another summary if a parameter compares as given.
  case when(
    parameter: String, comparison: Comparison, values: [ConfigurationValue],
    then: SummaryDescription, otherwise: SummaryDescription?)
  /// Applies if the widget's family is one of these, by name.
  case whenFamily(families: [String], then: SummaryDescription, otherwise: SummaryDescription?)
  /// A summary for each value of a parameter.
  case `switch`(parameter: String, cases: [Case], otherwise: SummaryDescription?)
}
