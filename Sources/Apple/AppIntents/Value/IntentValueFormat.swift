import HostLink

/// How the values of a type are described to a host, encoded for it, and decoded again.
///
/// A format is a struct of closures, so that the formats of optionals and lists are built from
/// their element's format. A type with simple values uses `plain`:
///
/// ```swift
/// extension Bool: _IntentValue {
///   public static var _format: _IntentValueFormat<Bool> {
///     .plain(
///       .bool, encode: { .bool($0) },
///       decode: { if case .bool(let value) = $0 { value } else { nil } })
///   }
/// }
/// ```
/// - `decode` receives all values at once, so that a list of entities needs a single query. It
///   returns one result for each value, in the same order.
/// - Decoding an encoded value returns an equal value, provided that the entity still exists.
/// - An unusable value is a result, not an error. Only the author's code, such as a query, throws.
///
/// A format knows nothing about a particular parameter; its title, range and choices are in
/// `ParameterDeclaration`.
public struct _IntentValueFormat<Value> {
  var type: ParameterDescription.ValueType
  var isList = false
  var isOptional = false
  /// The value of a parameter that was never set: nil for an optional, an empty list for a list.
  var unset: Value?
  /// The fixed choices.
  var options: () -> [ParameterDescription.Option] = { [] }
  /// The source of the choices if the parameter declares none.
  var query: (() -> any EntityQuery)?
  /// `.none` for no value.
  var encode: (Value) -> ConfigurationValue
  /// One result for each value.
  var decode: ([ConfigurationValue], inout ValueDecoding) async throws -> [DecodedValue<Value>]
  var display: (Value) -> ValueDisplay
}

/// A decoded value, or the reason why it is unusable.
enum DecodedValue<Value> {
  case value(Value)
  case failure(ConfigurationIssue.Reason)
}

/// The state of decoding a parameter's value.
struct ValueDecoding {
  /// The parameter's query, which replaces the entity's.
  var query: (any EntityQuery)?
  /// Unusable elements that were removed from lists.
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
  /// The format of a type whose values are decoded one by one, without waiting.
  ///
  /// - Parameter decode: Returns nil for a value of another type.
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

  /// The format of a type that hosts cannot set.
  static func unsupported(_ name: String) -> Self {
    Self(
      type: .other(name: name), encode: { _ in .none },
      decode: { values, _ in values.map { _ in .failure(.wrongType) } },
      display: { ValueDisplay(title: "\($0)") })
  }

  /// The format of a type that the user cannot configure, but that a button's intent can contain.
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
