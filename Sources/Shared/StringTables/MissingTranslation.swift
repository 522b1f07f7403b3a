import Foundation
import Synchronization

/// A text that was looked up in a language that has no translation of it.
///
/// `vitrine audit` asks an extension to report them, with an environment variable. They travel as
/// notices of archives.
package struct MissingTranslation: Codable, Hashable, Sendable {
  package var key: String
  package var table: String
  /// The identifier of the locale.
  package var locale: String

  /// Any value makes the extension report missing translations.
  package static let variable = "VITRINE_REPORTS_TRANSLATIONS"

  private static let prefix = "missing translation: "

  /// Returns nil if the notice is another one.
  package init?(notice: String) {
    guard notice.hasPrefix(Self.prefix) else { return nil }
    let data = Data(notice.dropFirst(Self.prefix.count).utf8)
    guard let found = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = found
  }

  package var notice: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(self)) ?? Data()
    return Self.prefix + String(decoding: data, as: UTF8.self)
  }

  init(key: String, table: String, locale: String) {
    self.key = key
    self.table = table
    self.locale = locale
  }
}

/// Collects the missing translations of the process, each once.
package final class MissingTranslations: Sendable {
  /// nil unless the host asks for them.
  package static let shared: MissingTranslations? =
    ProcessInfo.processInfo.environment[MissingTranslation.variable] == nil
    ? nil : MissingTranslations()

  private struct State {
    var known: Set<MissingTranslation> = []
    var new: [MissingTranslation] = []
  }

  private static let limit = 1_000
  private let state = Mutex(State())

  func add(_ missing: MissingTranslation) {
    state.withLock { state in
      guard state.known.count < Self.limit, state.known.insert(missing).inserted else { return }
      state.new.append(missing)
    }
  }

  /// Returns and removes those since the last call.
  package func drain() -> [MissingTranslation] {
    state.withLock { state in
      defer { state.new = [] }
      return state.new
    }
  }
}

extension StringTable {
  /// Whether the table has no text of a key in the locale's language, although it is neither the
  /// source language nor a key of values alone.
  func lacksTranslation(of key: String, locale: Locale) -> Bool {
    let candidates = Self.candidates(locale)
    let source = Locale(identifier: sourceLanguage).language.languageCode?.identifier
    guard let source, !candidates.contains(source) else { return false }
    let words = key.replacing(#/%(\d+\$)?[-+ 0#]*[\d.*]*(hh|h|ll|l|q|z|t|j)?[@A-Za-z]/#, with: "")
    guard words.contains(where: \.isLetter) else { return false }
    return !candidates.contains { languages[$0]?[key] != nil }
  }
}
