extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType

  public static var _format: _IntentValueFormat<Wrapped?> {
    let wrapped = Wrapped.valueFormat
    return _IntentValueFormat(
      type: wrapped.type, isList: wrapped.isList, isOptional: true, unset: .some(nil),
      options: wrapped.options, query: wrapped.query,
      encode: { $0.map(wrapped.encode) ?? .none },
      decode: { values, decoding in
        var given = try await wrapped.decode(values.filter { $0 != .none }, &decoding)[...]
        return values.map { value in
          guard value != .none else { return .value(nil) }
          switch given.removeFirst() {
          case .value(let value): return .value(value)
          case .failure(let reason): return .failure(reason)
          }
        }
      },
      display: { $0.map(wrapped.display) ?? ValueDisplay(title: "") })
  }
}
