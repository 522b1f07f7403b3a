/// A label of the system on the card of a shortcut.
package enum SystemWord: String, CaseIterable, Sendable {
  case done, cancel, yes, no
  // The names of actions that intents ask to confirm (`ConfirmationActionName`).
  case add, addData, book, buy, call, checkIn, `continue`, create, `do`, download, filter, find
  case get, go, log, open, order, pay, play, playSound, post, request, run, search, send, set
  case share, start, startNavigation, toggle, turnOff, turnOn, view
  // The question before a shared entity is deleted (`EntityOwnership`).
  case delete, shared, everyone

  /// The word in a language; in English if the table lacks the language.
  ///
  /// - Parameter locale: An ICU or BCP 47 identifier, such as `zh-Hant_HK`.
  package func text(in locale: String) -> String {
    let words = Self.words[ControlPhrases.language(of: locale)] ?? Self.english
    return words[self] ?? rawValue
  }

  private static let english = words["en"] ?? [:]

  private static let words = table.mapValues { row in
    Dictionary(uniqueKeysWithValues: zip(allCases, row.split(separator: "|").map(String.init)))
  }
}
