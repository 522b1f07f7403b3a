import HostLink

// Compatibility: works | `AppEnum`, `AppEntity`, `EntityQuery`, `EntityStringQuery`,
//   `EnumerableEntityQuery`, `DynamicOptionsProvider`, `IntentItemCollection`,
//   `@IntentParameterDependency` | an entity is stored by its identifier; pictures of options are
//   symbols

/// A fixed set of choices.
///
/// A parameter stores a choice by its raw value.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  public static var _format: _IntentValueFormat<Self> { enumFormat() }
}

extension AppEnum where Self: AppEntity {
  public static var _format: _IntentValueFormat<Self> { enumFormat() }
}

extension AppEnum {
  static func enumFormat() -> _IntentValueFormat<Self> {
    let display = { (value: Self) in
      Self.caseDisplayRepresentations[value].map(ValueDisplay.init)
        ?? ValueDisplay(title: String(localized: value.localizedStringResource))
    }
    let encode = { (value: Self) in ConfigurationValue.string(String(value.rawValue)) }
    return _IntentValueFormat(
      type: .enumeration(name: String(describing: Self.self)),
      options: { Self.allCases.map { display($0).option(encode($0)) } }, encode: encode,
      decode: { values, _ in
        values.map { value in
          let text: String
          switch value {
          case .string(let name): text = name
          case .integer(let number): text = String(number)
          default: return .failure(.wrongType)
          }
          guard let rawValue = RawValue(text), let found = Self(rawValue: rawValue) else {
            return .failure(.noLongerExists)
          }
          return .value(found)
        }
      }, display: display)
  }
}
