import HostLink

/// How the values of a type are described to a host, sent to it and read again.
///
/// A value of closures: an optional's and a list's formats are made of their element's.
public struct _IntentValueFormat<Value> {
  var type: ParameterDescription.ValueType
  var isList = false
  var isOptional = false
  /// What a parameter has that was never set: nil of an optional, an empty list.
  var unset: Value?
  /// The fixed choices.
  var options: () -> [ParameterDescription.Option] = { [] }
  /// Where choices come from that the parameter says nothing of.
  var query: (() -> any EntityQuery)?
  /// `.none` for no value.
  var encode: (Value) -> ConfigurationValue
  /// One result for each value.
  var decode: ([ConfigurationValue], inout ValueDecoding) async throws -> [DecodedValue<Value>]
  var display: (Value) -> ValueDisplay
}

/// A value that was read, or why it was not.
enum DecodedValue<Value> {
  case value(Value)
  case failure(ConfigurationIssue.Reason)
}

/// What is known while values are read.
struct ValueDecoding {
  /// The parameter's own query, instead of the entity's.
  var query: (any EntityQuery)?
  /// Elements of lists that could not be used; the lists do without them.
  var dropped: [(value: ConfigurationValue, reason: ConfigurationIssue.Reason)] = []
}

/// How a value is shown in a list of choices.
struct ValueDisplay {
  var title: String
  var subtitle: String?
  var symbol: String?

  init(title: String, subtitle: String? = nil, symbol: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
  }

  init(_ representation: DisplayRepresentation) {
    self.init(
      title: String(localized: representation.title),
      subtitle: representation.subtitle.map { String(localized: $0) },
      symbol: representation.image?.symbolName)
  }

  func option(_ value: ConfigurationValue) -> ParameterDescription.Option {
    ParameterDescription.Option(value: value, title: title, subtitle: subtitle, symbol: symbol)
  }
}

extension _IntentValueFormat {
  /// For types whose values are read each for itself, at once.
  ///
  /// - Parameter decode: nil where the value is of another type.
  static func plain(
    _ type: ParameterDescription.ValueType, encode: @escaping (Value) -> ConfigurationValue,
    decode: @escaping (ConfigurationValue) -> Value?,
    title: @escaping (Value) -> String = { "\($0)" }
  ) -> Self {
    Self(
      type: type, encode: encode,
      decode: { values, _ in
        values.map { decode($0).map(DecodedValue.value) ?? .failure(.wrongType) }
      },
      display: { ValueDisplay(title: title($0)) })
  }

  /// For types that nobody can set from outside.
  static func unsupported(_ name: String) -> Self {
    Self(
      type: .other(name: name), encode: { _ in .none },
      decode: { values, _ in values.map { _ in .failure(.wrongType) } },
      display: { ValueDisplay(title: "\($0)") })
  }

  /// For types that a person cannot set here, but that a button's intent can carry.
  static func json(_ name: String, title: @escaping (Value) -> String) -> Self
  where Value: Codable {
    .plain(
      .other(name: name),
      encode: { value in
        guard let data = try? JSONEncoder().encode(value) else { return .none }
        return .encoded(type: name, json: String(decoding: data, as: UTF8.self))
      },
      decode: { value in
        guard case .encoded(name, let json) = value else { return nil }
        return try? JSONDecoder().decode(Value.self, from: Data(json.utf8))
      }, title: title)
  }
}
