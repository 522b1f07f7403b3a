import HostLink

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
  public typealias UnwrappedType = [Element]

  public static var _format: _IntentValueFormat<[Element]> {
    let element = Element.valueFormat
    return _IntentValueFormat(
      type: element.type, isList: true, unset: [], options: element.options, query: element.query,
      encode: { .list($0.map(element.encode)) },
      decode: { values, decoding in
        var lists: [DecodedValue<[Element]>] = []
        for value in values {
          guard case .list(let parts) = value else {
            lists.append(.failure(.wrongType))
            continue
          }
          let decoded = try await element.decode(parts, &decoding)
          var list: [Element] = []
          for (part, result) in zip(parts, decoded) {
            switch result {
            case .value(let value): list.append(value)
            case .failure(let reason): decoding.dropped.append((part, reason))
            }
          }
          lists.append(.value(list))
        }
        return lists
      },
      display: { list in
        ValueDisplay(title: list.map { element.display($0).title }.formatted(.list(type: .and)))
      })
  }
}

extension Array: _SequenceIntentValue where Element: _IntentValue {}
