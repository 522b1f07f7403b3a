import HostLink

extension Bool: _IntentValue {
  /// The names of true and false.
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource

    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }

  public static var _format: _IntentValueFormat<Bool> {
    .plain(
      .bool, encode: { .bool($0) },
      decode: { if case .bool(let value) = $0 { value } else { nil } })
  }
}

extension Int: _IntentValue {
  public static var _format: _IntentValueFormat<Int> {
    .plain(
      .integer, encode: { .integer($0) },
      decode: {
        switch $0 {
        case .integer(let value): value
        case .double(let value): Int(exactly: value)
        default: nil
        }
      }, title: { $0.formatted() })
  }
}

extension Double: _IntentValue {
  public static var _format: _IntentValueFormat<Double> {
    .plain(
      .double, encode: { .double($0) },
      decode: {
        switch $0 {
        case .double(let value) where value.isFinite: value
        case .integer(let value): Double(value)
        default: nil
        }
      }, title: { $0.formatted() })
  }
}

extension String: _IntentValue {
  public static var _format: _IntentValueFormat<String> {
    .plain(
      .string, encode: { .string($0) },
      decode: { if case .string(let value) = $0 { value } else { nil } })
  }
}

extension AttributedString: _IntentValue {
  /// Keeps the characters and drops the attributes.
  public static var _format: _IntentValueFormat<AttributedString> {
    .plain(
      .string, encode: { .string(String($0.characters)) },
      decode: { if case .string(let value) = $0 { AttributedString(value) } else { nil } },
      title: { String($0.characters) })
  }
}

extension URL: _IntentValue {
  public static var _format: _IntentValueFormat<URL> {
    .plain(
      .url, encode: { .string($0.absoluteString) },
      decode: { if case .string(let text) = $0 { URL(string: text) } else { nil } },
      title: { $0.absoluteString })
  }
}

extension Date: _IntentValue {
  public static var _format: _IntentValueFormat<Date> {
    .plain(
      .date, encode: { .date($0) },
      decode: { if case .date(let value) = $0 { value } else { nil } },
      title: { $0.formatted() })
  }
}

extension DateComponents: _IntentValue {
  public static var _format: _IntentValueFormat<DateComponents> {
    .plain(
      .dateComponents, encode: { .dateComponents($0) },
      decode: { if case .dateComponents(let value) = $0 { value } else { nil } },
      title: { components in
        Calendar.current.date(from: components).map { $0.formatted() } ?? "\(components)"
      })
  }
}
