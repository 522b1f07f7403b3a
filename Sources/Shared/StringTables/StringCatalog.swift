import Foundation

/// An Xcode string catalog (`.xcstrings`, JSON) in its source format.
struct StringCatalog: Decodable {
  struct Unit: Decodable { var value: String? }

  /// A node with a text or with variations of it. Variations nest: a device has plural forms.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?
    var substitutions: [String: Substitution]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var variations: [String: [String: Localization]]?
  }

  struct Entry: Decodable {
    var localizations: [String: Localization]?
    var shouldTranslate: Bool?
  }

  var sourceLanguage: String
  var strings: [String: Entry]
}

extension StringCatalog {
  var languages: [String] {
    Set(strings.values.flatMap { $0.localizations?.keys.map { $0 } ?? [] })
      .union([sourceLanguage]).sorted()
  }

  /// The entries of one language. In the source language, a key without a text is its own text. A
  /// key that is not to be translated has the text of the source language in all languages.
  func entries(language: String) -> [String: LocalizedEntry] {
    var entries: [String: LocalizedEntry] = [:]
    for (key, entry) in strings {
      if let localization = entry.localizations?[language] {
        entries[key] = localization.entry
      } else if entry.shouldTranslate == false,
        let localization = entry.localizations?[sourceLanguage]
      {
        entries[key] = localization.entry
      } else if language == sourceLanguage || entry.shouldTranslate == false {
        entries[key] = LocalizedEntry(format: key)
      }
    }
    return entries
  }
}

extension StringCatalog.Localization {
  /// The variation for iPhone, which is used on every device.
  private var onDevice: StringCatalog.Localization {
    guard let devices = variations?["device"] else { return self }
    return devices["iphone"] ?? devices["other"] ?? self
  }

  var entry: LocalizedEntry? {
    let node = onDevice
    if let plural = node.variations?["plural"] {
      let forms = plural.compactMapValues { $0.onDevice.stringUnit?.value }
      return LocalizedEntry(
        format: "%#@forms@", variables: ["forms": LocalizedEntry.Variable(forms: forms)])
    }
    guard let format = node.stringUnit?.value else { return nil }
    let variables = (node.substitutions ?? [:]).mapValues { substitution in
      LocalizedEntry.Variable(
        argument: substitution.argNum.flatMap { $0 > 0 ? $0 - 1 : nil },
        forms: (substitution.variations?["plural"] ?? [:]).compactMapValues {
          $0.onDevice.stringUnit?.value
        })
    }
    return LocalizedEntry(format: format, variables: variables)
  }
}
