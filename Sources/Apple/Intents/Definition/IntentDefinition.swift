import HostLink

/// An intent with a definition, such as one from an intent definition file. The builder generates
/// the conformance.
public protocol DefinedIntent: INIntent {
  static var intentDefinition: IntentDefinition { get }
}

/// The definition of one intent in an intent definition file.
public struct IntentDefinition: Sendable {
  /// The class's name.
  public var name: String
  public var title: String
  /// In the order of the form's fields.
  public var parameters: [DefinedParameter]

  public init(name: String, title: String, parameters: [DefinedParameter]) {
    self.name = name
    self.title = title
    self.parameters = parameters
  }
}

/// One parameter of an intent.
public struct DefinedParameter: Sendable {
  public struct EnumCase: Sendable {
    public var name: String
    public var rawValue: Int
    public var title: String

    public init(name: String, rawValue: Int, title: String) {
      self.name = name
      self.rawValue = rawValue
      self.title = title
    }
  }

  /// The type, and the form in which the intent stores a value.
  public enum Kind: Sendable {
    /// `NSNumber`.
    case bool
    /// `NSNumber`.
    case integer
    /// `NSNumber`.
    case decimal
    case string
    case url
    /// `DateComponents`.
    case date
    /// The raw value, an `Int`. The case with the raw value 0 means no value.
    case enumeration(name: String, cases: [EnumCase])
    case object(name: String, type: INObject.Type)
    /// A type that the user cannot configure.
    case other(name: String)
  }

  public var name: String
  public var title: String
  public var kind: Kind
  public var isList: Bool
  public var defaultValue: ConfigurationValue
  /// False for parameters that the definition hides from the user.
  public var isConfigurable: Bool
  /// The intent's handler provides the choices.
  public var hasDynamicOptions: Bool
  /// The handler can search the choices.
  public var supportsSearch: Bool

  public init(
    name: String, title: String, kind: Kind, isList: Bool = false,
    defaultValue: ConfigurationValue = .none, isConfigurable: Bool = true,
    hasDynamicOptions: Bool = false, supportsSearch: Bool = false
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.isList = isList
    self.defaultValue = defaultValue
    self.isConfigurable = isConfigurable
    self.hasDynamicOptions = hasDynamicOptions
    self.supportsSearch = supportsSearch
  }
}
