import Foundation
import NoticeCatalog
import ProjectReader

/// The languages in which the app of a project has strings that its extension uses and does not
/// have: an extension cannot read the bundle of its app.
///
/// An extension that has strings, or whose modules have some, is not checked. Only keys that are
/// literals in the sources of the extension count.
struct AppOnlyStrings {
  /// The tags, without the source language.
  private(set) var languages: [String] = []
  /// One of the keys.
  private(set) var example = ""

  init(app: ProjectTarget, extension sources: SourceFolder, modules: [ModuleSources]) {
    guard !sources.hasStrings, !modules.contains(where: \.sources.hasStrings) else { return }
    let files = app.files.filter(\.isStringTable)
    guard !files.isEmpty else { return }
    let keys = sources.swift.reduce(into: Set<Substring>()) { keys, file in
      guard let data = try? sources.project.data(of: file) else { return }
      let text = String(decoding: data, as: UTF8.self)
      for match in text.matches(of: /"([^"\\\n]{2,80})"/) { keys.insert(match.1) }
    }
    var found: Set<String> = []
    for file in files {
      guard let data = try? app.root.data(of: file) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let used = keys.filter { text.contains("\"\($0)\"") }
      guard let first = used.min() else { continue }
      let languages = Self.languages(of: file, data, keys: used)
      if !languages.isEmpty, example.isEmpty { example = String(first) }
      found.formUnion(languages)
    }
    languages = found.sorted()
  }

  /// The languages of a table with one of the keys.
  private static func languages(
    of file: URL, _ data: Data, keys: Set<Substring>
  ) -> Set<String> {
    if file.pathExtension == "xcstrings" {
      guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return [] }
      let used = catalog.strings.filter { keys.contains($0.key[...]) }
      return Set(used.values.flatMap { $0.localizations?.keys.map(\.self) ?? [] })
        .subtracting([catalog.sourceLanguage])
    }
    let folder = file.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return [] }
    let language = folder.deletingPathExtension().lastPathComponent
    return ["Base", "en"].contains(language) ? [] : [language]
  }

  private struct Catalog: Decodable {
    struct Ignored: Decodable {}

    struct Entry: Decodable { var localizations: [String: Ignored]? }

    var sourceLanguage: String
    var strings: [String: Entry]
  }

  /// For the author; nil if the extension lacks nothing.
  func notice(app: String, extension name: String) -> String? {
    guard !languages.isEmpty else { return nil }
    let english = Locale(identifier: "en_US")
    let names = languages.map { english.localizedString(forIdentifier: $0) ?? $0 }
    return NoticeKind.extensionStrings.notice(
      "\(app) has strings in \(names.joined(separator: ", ")), such as “\(example)”; \(name) has "
        + "none.")
  }
}

extension SourceFolder {
  fileprivate var hasStrings: Bool { resources.contains(where: \.isStringTable) }
}

extension URL {
  fileprivate var isStringTable: Bool {
    ["xcstrings", "strings", "stringsdict"].contains(pathExtension)
      && deletingPathExtension().lastPathComponent != "InfoPlist"
  }
}
