import HostLink

/// One of several values: an enum with `@UnionValue`, whose cases have one value each.
///
/// ```swift
/// @UnionValue enum Find {
///   case plant(Plant)
///   case bed(Bed)
/// }
/// ```
/// The macro writes `_unionCases`. A union is stored as the name of its case and the case's value.
public protocol _UnionValue: _IntentValue, Sendable {
  static var _unionCases: [_UnionCase<Self>] { get }
}

/// A case of a union.
public struct _UnionCase<Union> {
  let name: String
  let encode: (Union) -> ConfigurationValue?
  let decode: (ConfigurationValue) async throws -> DecodedValue<Union>
  let display: (Union) -> ValueDisplay?

  /// - Parameters:
  ///   - extract: The value of the case; nil for a union of another case.
  public init<Value: _IntentValue>(
    _ name: String, embed: @escaping (Value) -> Union,
    extract: @escaping (Union) -> Value?
  ) {
    self.name = name
    encode = { extract($0).map(Value.valueFormat.encode) }
    decode = { stored in
      var decoding = ValueDecoding()
      switch try await Value.valueFormat.decode([stored], &decoding).first {
      case .value(let value): return .value(embed(value))
      case .failure(let reason): return .failure(reason)
      case nil: return .failure(.wrongType)
      }
    }
    display = { extract($0).map(Value.valueFormat.display) }
  }
}

extension _UnionValue {
  public static var _format: _IntentValueFormat<Self> {
    let name = String(describing: Self.self)
    return _IntentValueFormat(
      type: .other(name: name),
      encode: { union in
        for unionCase in _unionCases {
          guard let value = unionCase.encode(union) else { continue }
          let stored = StoredUnion(name: unionCase.name, value: value)
          guard let data = try? JSONEncoder().encode(stored) else { return .none }
          return .encoded(type: name, json: String(decoding: data, as: UTF8.self))
        }
        return .none
      },
      decode: { values, _ in
        var decoded: [DecodedValue<Self>] = []
        for value in values {
          guard case .encoded(name, let json) = value,
            let stored = try? JSONDecoder().decode(StoredUnion.self, from: Data(json.utf8)),
            let unionCase = _unionCases.first(where: { $0.name == stored.name })
          else {
            decoded.append(.failure(.wrongType))
            continue
          }
          decoded.append(try await unionCase.decode(stored.value))
        }
        return decoded
      },
      display: { union in
        _unionCases.lazy.compactMap { $0.display(union) }.first ?? ValueDisplay(title: name)
      })
  }
}

private struct StoredUnion: Codable {
  var name: String
  var value: ConfigurationValue
}
