import Foundation

/// Reads Xcode's older formats: `.strings` and `.stringsdict` files.
enum StringsDictionary {
  /// The entries of a `.strings` file: quoted pairs, or a property list.
  static func strings(_ data: Data) -> [String: LocalizedEntry] {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let pairs = list as? [String: Any] else { return [:] }
    return pairs.compactMapValues { ($0 as? String).map { LocalizedEntry(format: $0) } }
  }

  /// The entries of a `.stringsdict` file.
  static func plurals(_ data: Data) -> [String: LocalizedEntry] {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let entries = list as? [String: Any] else { return [:] }
    return entries.compactMapValues { value in
      guard let rules = value as? [String: Any],
        let format = rules["NSStringLocalizedFormatKey"] as? String
      else { return nil }
      let variables = rules.compactMapValues { rule -> LocalizedEntry.Variable? in
        guard let forms = rule as? [String: Any] else { return nil }
        let texts = forms.compactMapValues { $0 as? String }
          .filter { !$0.key.hasPrefix("NSString") }
        return LocalizedEntry.Variable(argument: nil, forms: texts)
      }
      return LocalizedEntry(format: format, variables: variables)
    }
  }
}
