import Foundation
import Synchronization

/// Looks up localized strings in a folder of resources.
///
/// The folder contains `<language>.lproj/<Table>.strings` and `.stringsdict`, or
/// `<Table>.xcstrings`, a string catalog in its source format. It is the folder of the bundle that
/// the caller passes. For the main bundle it is the folder in the environment variable
/// `VITRINE_RESOURCES`, else `Resources` beside the executable. A file that cannot be read counts
/// as absent.
package struct LocalizedStrings: Sendable {
  package let folder: URL

  /// False if the folder's files may change between look-ups.
  private let isCached: Bool

  package init(folder: URL, isCached: Bool = true) {
    self.folder = folder
    self.isCached = isCached
  }

  /// The strings of a bundle; nil means the extension's own.
  package init(bundle: Bundle?) {
    if let bundle, bundle !== Bundle.main {
      self.init(folder: bundle.resourceURL ?? bundle.bundleURL)
    } else {
      self.init(folder: Self.own)
    }
  }

  private static let own: URL = {
    if let path = ProcessInfo.processInfo.environment["VITRINE_RESOURCES"] {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Resources", isDirectory: true)
  }()

  /// The text for a key, with its values inserted.
  ///
  /// - Parameter fallback: The format to use if no language has the key; if nil, the key itself.
  package func text(
    key: String, fallback: String? = nil, arguments: [FormatArgument], table: String?,
    locale: Locale
  ) -> String {
    let table = table ?? "Localizable"
    let strings = strings(table)
    if let missing = MissingTranslations.shared, folder == Self.own,
      strings.lacksTranslation(of: key, locale: locale)
    {
      missing.add(MissingTranslation(key: key, table: table, locale: locale.identifier))
    }
    if let found = strings.entry(key, locale: locale) {
      return found.entry.text(arguments: arguments, locale: locale, language: found.language)
    }
    // A plain format has no plural forms, so the language does not matter.
    let entry = LocalizedEntry(format: fallback ?? key)
    return entry.text(arguments: arguments, locale: locale, language: "en")
  }

  /// The texts of a table for a locale, by key, such as the values of `InfoPlist.strings`. A key
  /// of a catalog without a text is not among them.
  package func translations(table: String, locale: Locale) -> [String: String] {
    let table = strings(table)
    let keys = Set(table.languages.values.flatMap(\.keys))
    var result: [String: String] = [:]
    for key in keys {
      let text = table.entry(key, locale: locale)?.entry.format
      if text != key { result[key] = text }
    }
    return result
  }

  /// The texts of a key in all languages, by the language's tag.
  package func languages(of key: String, table: String) -> [String: String] {
    strings(table).languages.compactMapValues { entries in
      entries[key].flatMap { $0.format == key ? nil : $0.format }
    }
  }

  /// The code of the locale's language if it has a text for a key that differs from the key; nil if
  /// the key is unknown there.
  package func language(ofTranslated key: String, table: String, locale: Locale) -> String? {
    let strings = strings(table)
    for language in StringTable.candidates(locale) {
      guard let entry = strings.languages[language]?[key] else { continue }
      return entry.format == key ? nil : String(language.prefix { $0 != "-" })
    }
    return nil
  }

  /// The tags of all languages in the folder's tables. `Base` is not a language.
  package var languages: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var languages: Set<String> = []
    for name in names {
      if name.hasSuffix(".xcstrings") {
        languages.formUnion(strings(String(name.dropLast(10))).languages.keys)
      } else if name.hasSuffix(".lproj") {
        languages.insert(String(name.dropLast(6)).replacingOccurrences(of: "_", with: "-"))
      }
    }
    return languages.subtracting(["Base"])
  }

  /// The tags of the languages that serve a locale, the best one first.
  package static func languages(for locale: Locale) -> [String] {
    StringTable.candidates(locale)
  }

  private func strings(_ table: String) -> StringTable {
    isCached
      ? TableCache.shared.table(table, folder) : StringTable(name: table, folder: folder)
  }
}

/// The tables read so far, by folder and name.
private final class TableCache: Sendable {
  static let shared = TableCache()
  private let tables = Mutex<[String: StringTable]>([:])

  func table(_ name: String, _ folder: URL) -> StringTable {
    let path = folder.path + "\n" + name
    return tables.withLock { tables in
      if let known = tables[path] { return known }
      let read = StringTable(name: name, folder: folder)
      tables[path] = read
      return read
    }
  }
}

/// One table in all its languages.
struct StringTable: Sendable {
  private(set) var languages: [String: [String: LocalizedEntry]] = [:]
  private(set) var sourceLanguage = "en"

  /// Files of more than 16 MiB are not read.
  private static let maximumFileSize = 16 << 20

  init(name: String, folder: URL) {
    guard !name.contains("/") else { return }
    if let data = Self.contents(folder.appendingPathComponent("\(name).xcstrings")),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    {
      sourceLanguage = catalog.sourceLanguage
      for language in catalog.languages {
        languages[language] = catalog.entries(language: language)
      }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for folderName in names.sorted() where folderName.hasSuffix(".lproj") {
      let file = folder.appendingPathComponent(folderName).appendingPathComponent(name)
      let strings = Self.contents(file.appendingPathExtension("strings"))
      var entries = strings.map(StringsDictionary.strings) ?? [:]
      if let data = Self.contents(file.appendingPathExtension("stringsdict")) {
        entries.merge(StringsDictionary.plurals(data)) { _, plural in plural }
      }
      let language = String(folderName.dropLast(6)).replacingOccurrences(of: "_", with: "-")
      languages[language, default: [:]].merge(entries) { _, new in new }
    }
  }

  private static func contents(_ file: URL) -> Data? {
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int
    guard let size, size <= maximumFileSize else { return nil }
    return try? Data(contentsOf: file)
  }

  /// The entry in the language that matches the locale best.
  func entry(_ key: String, locale: Locale) -> (entry: LocalizedEntry, language: String)? {
    guard !languages.isEmpty else { return nil }
    for language in Self.candidates(locale) + [sourceLanguage, "Base", "en"] {
      if let entry = languages[language]?[key] {
        let code = language == "Base" ? "en" : String(language.prefix { $0 != "-" })
        return (entry, code)
      }
    }
    return nil
  }

  /// The locale's language tags, most specific first: language, script and region; …; language
  /// only.
  static func candidates(_ locale: Locale) -> [String] {
    let language = locale.language
    guard let code = language.languageCode?.identifier else { return [] }
    let full = language.maximalIdentifier.split(separator: "-").map(String.init)
    let script = full.count > 1 ? full[1] : nil
    let region = locale.region?.identifier
    let tags = [
      script.flatMap { script in region.map { "\(code)-\(script)-\($0)" } },
      region.map { "\(code)-\($0)" }, script.map { "\(code)-\($0)" }, code,
    ]
    return tags.compactMap { $0 }
  }
}
