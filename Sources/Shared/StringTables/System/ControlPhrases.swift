/// The system's own texts about controls, in the device's language.
///
/// ```swift
/// ControlPhrases(locale: "de_AT").turn(isOn: true, "Lampe")   // Halten, um „Lampe“ einzuschalten
/// ```
/// The table is in `ControlPhrases+Table.swift`; other languages get English. Author texts, such as
/// the phrase of `controlWidgetActionHint(_:)`, come in the author's grammar. Languages that would
/// inflect them after "Hold to" have a text with a colon instead.
package struct ControlPhrases: Equatable, Sendable {
  /// The value of a toggle without a value text.
  package var on: String
  /// The value of a toggle that is off.
  package var off: String
  /// The hints of the Action button. `%@` is a text of the author.
  var toAct: String
  var forValue: String
  var toTurnOn: String
  var toTurnOff: String
  var toOpen: String
  var forTitle: String
  /// "Open" as titles of controls begin or end with it, in lower case.
  var open: [String]

  /// - Parameter locale: An ICU or BCP 47 identifier, such as `zh-Hant_HK`.
  package init(locale: String) {
    self = Self.table[Self.language(of: locale)] ?? Self.english
  }

  init(
    on: String, off: String, toAct: String, forValue: String, toTurnOn: String, toTurnOff: String,
    toOpen: String, forTitle: String, open: [String]
  ) {
    self.on = on
    self.off = off
    self.toAct = toAct
    self.forValue = forValue
    self.toTurnOn = toTurnOn
    self.toTurnOff = toTurnOff
    self.toOpen = toOpen
    self.forTitle = forTitle
    self.open = open
  }

  /// The value of a toggle that has no value text.
  package func state(isOn: Bool) -> String { isOn ? on : off }

  /// - Parameter phrase: What holding does, beginning with a verb.
  package func act(_ phrase: String) -> String { Self.fill(toAct, with: phrase) }

  /// - Parameter value: The value text of the state that holding leads to.
  package func value(_ value: String) -> String { Self.fill(forValue, with: value) }

  /// The hint of the Action button for a toggle. `isOn` is the state that a press sets.
  package func turn(isOn: Bool, _ title: String) -> String {
    Self.fill(isOn ? toTurnOn : toTurnOff, with: title)
  }

  /// The hint of the Action button for a control that opens something. A title that says "Open"
  /// itself, such as "Open Clock", is not opened once more.
  package func open(_ title: String) -> String {
    saysOpen(title) ? act(title) : Self.fill(toOpen, with: title)
  }

  /// The hint of the Action button for a button.
  package func press(_ title: String) -> String { Self.fill(forTitle, with: title) }

  private func saysOpen(_ title: String) -> Bool {
    let title = title.lowercased()
    return open.contains { verb in
      // "Opening Hours" does not begin with "Open". Chinese and Japanese have no spaces.
      let isWord = verb.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
      guard isWord else { return title.hasPrefix(verb) || title.hasSuffix(verb) }
      let words = title.split(separator: " ")
      return words.first.map(String.init) == verb || words.last.map(String.init) == verb
    }
  }

  private static func fill(_ pattern: String, with text: String) -> String {
    let parts = pattern.split(separator: "%@", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: text)
  }

  /// The table's key for a locale.
  static func language(of locale: String) -> String {
    let parts = locale.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    switch parts.first ?? "" {
    case "zh":
      let isTraditional =
        parts.contains("hant")
        || (!parts.contains("hans") && parts.contains { ["tw", "hk", "mo"].contains($0) })
      return isTraditional ? "zh-Hant" : "zh-Hans"
    // Norwegian without a form is Bokmål. Nynorsk readers read it, too.
    case "no", "nn": return "nb"
    // The code for Hebrew before 1989, which ICU still accepts.
    case "iw": return "he"
    case let language: return language
    }
  }
}
