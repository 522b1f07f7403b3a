import AssetCatalog
import Foundation

/// Reads files of localized strings.
struct StringsFile {
  /// The table's name.
  var name: String
  var tables: [String: StringTable]
  /// Known from `.xcstrings` alone.
  var sourceLanguage: String?

  static func read(_ file: URL) throws -> StringsFile {
    let name = file.deletingPathExtension().lastPathComponent
    let data = try Data(contentsOf: file)
    if file.pathExtension == "xcstrings" {
      let catalog = try StringCatalog(data)
      return StringsFile(
        name: name, tables: catalog.tables, sourceLanguage: catalog.sourceLanguage)
    }
    let folder = file.deletingLastPathComponent()
    let isLocalized = folder.pathExtension == "lproj"
    let language = isLocalized ? folder.deletingPathExtension().lastPathComponent : "Base"
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let dictionary = list as? [String: Any] ?? [:]
    let table =
      file.pathExtension == "stringsdict"
      ? StringTable(entries: dictionary.compactMapValues { ($0 as? [String: Any]).map(plural) })
      : StringTable(
        entries: dictionary.compactMapValues { ($0 as? String).map { .init(format: $0) } })
    return StringsFile(name: name, tables: [language: table], sourceLanguage: nil)
  }

  /// An entry of a `.stringsdict`.
  private static func plural(_ entry: [String: Any]) -> StringTable.Entry {
    let categories = ["zero", "one", "two", "few", "many", "other"]
    var variables: [String: StringTable.Variable] = [:]
    for (name, value) in entry {
      guard let variable = value as? [String: Any],
        variable.string("NSStringFormatSpecTypeKey") == "NSStringPluralRuleType"
      else { continue }
      variables[name] = .init(
        cases: variable.compactMapValues { $0 as? String }.filter { categories.contains($0.key) })
    }
    return .init(
      format: entry.string("NSStringLocalizedFormatKey") ?? "", variables: variables)
  }
}

/// A string catalog of Xcode 15.
struct StringCatalog {
  var sourceLanguage: String
  var tables: [String: StringTable] = [:]

  init(_ data: Data) throws {
    let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    sourceLanguage = root.string("sourceLanguage") ?? "en"
    for (key, value) in root["strings"] as? [String: Any] ?? [:] {
      let entry = value as? [String: Any] ?? [:]
      for (language, text) in entry["localizations"] as? [String: Any] ?? [:] {
        guard let text = text as? [String: Any], let converted = Self.entry(text) else { continue }
        tables[language, default: StringTable()].entries[key] = converted
      }
    }
  }

  private static func entry(_ localization: [String: Any]) -> StringTable.Entry? {
    var variables: [String: StringTable.Variable] = [:]
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let value = value as? [String: Any] else { continue }
      variables[name] = .init(argument: value["argNum"] as? Int, cases: plurals(value))
    }
    if let text = unit(localization) { return .init(format: text, variables: variables) }
    let cases = plurals(localization)
    if !cases.isEmpty {
      variables["value"] = .init(cases: cases)
      return .init(format: "%#@value@", variables: variables)
    }
    // Of variations by device, the phone's.
    let variations = localization["variations"] as? [String: Any]
    let devices = variations?["device"] as? [String: Any]
    return ((devices?["iphone"] ?? devices?["other"]) as? [String: Any]).flatMap(entry)
  }

  private static func unit(_ value: [String: Any]) -> String? {
    (value["stringUnit"] as? [String: Any])?.string("value")
  }

  private static func plurals(_ value: [String: Any]) -> [String: String] {
    let variations = value["variations"] as? [String: Any]
    return (variations?["plural"] as? [String: Any] ?? [:])
      .compactMapValues { ($0 as? [String: Any]).flatMap(unit) }
  }
}
