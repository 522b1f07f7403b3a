import Foundation

/// The build settings of a target, which later levels override.
///
/// ```swift
/// settings["PRODUCT_MODULE_NAME"]                  // "Tide_Widgets"
/// settings.expanding("$(PRODUCT_NAME:lower)")      // "tide widgets"
/// ```
/// The levels are, as in Xcode: defaults, the project's configuration file, the project, the
/// target's configuration file, the target, and the settings of the command line. `$(inherited)` in
/// a value is the value of the levels below. Values are expanded when they are read, so a setting
/// can use one of a later level.
package struct BuildSettings: Sendable {
  private var levels: [[String: String]] = []

  /// What may be spent on following references. Settings that refer twice to another one, which
  /// refers twice to a third one, would never end.
  struct Budget {
    /// References, each with the kilobytes of the text that it leads to.
    fileprivate var rest: Int

    init(references: Int = 2048) { rest = references }

    fileprivate mutating func spend(on text: String) { rest -= 1 + text.utf8.count / 1024 }
  }

  private static let depthLimit = 24
  /// The maximum length of an expanded value, in UTF-8 bytes.
  private static let lengthLimit = 16 * 1024

  package init(levels: [[String: String]] = []) {
    self.levels = levels
  }

  /// Adds a level from assignments; those whose conditions do not hold are skipped.
  mutating func add(_ assignments: [SettingAssignment], for platform: BuildPlatform) {
    var level: [String: String] = [:]
    // An assignment with a condition precedes one without, in any order.
    let applicable = assignments.filter { $0.applies(to: platform) }
    for assignment in applicable where assignment.conditions.isEmpty {
      level[assignment.name] = assignment.value
    }
    for assignment in applicable where !assignment.conditions.isEmpty {
      level[assignment.name] = assignment.value
    }
    levels.append(level)
  }

  /// Adds the settings that override all others.
  package mutating func override(_ settings: [String: String]) {
    levels.append(settings)
  }

  /// The expanded value; nil if no level has the setting.
  package subscript(name: String) -> String? {
    var budget = Budget()
    return value(of: name, &budget)
  }

  func value(of name: String, _ budget: inout Budget) -> String? {
    value(of: name, below: levels.count, depth: 0, &budget)
  }

  /// Whether a setting is `YES`.
  package func isOn(_ name: String) -> Bool {
    ["yes", "true", "1"].contains(self[name]?.lowercased())
  }

  /// The words of a setting, such as `A "B C"`. Text in quotation marks is one word.
  package func list(_ name: String) -> [String] {
    Self.words(self[name] ?? "")
  }

  /// The names of all settings.
  package var names: Set<String> {
    levels.reduce(into: []) { $0.formUnion($1.keys) }
  }

  /// A text with the references to settings expanded, such as `$(NAME)`, `${NAME}` and
  /// `$(NAME:lower)`. Unknown settings are empty, as in Xcode.
  package func expanding(_ text: String) -> String {
    var budget = Budget()
    return expanding(text, &budget)
  }

  func expanding(_ text: String, _ budget: inout Budget) -> String {
    expand(text, inherited: "", depth: 0, &budget)
  }

  private func value(
    of name: String, below level: Int, depth: Int, _ budget: inout Budget
  ) -> String? {
    guard depth < Self.depthLimit, budget.rest > 0,
      let index = levels[..<level].lastIndex(where: { $0[name] != nil }),
      let raw = levels[index][name]
    else { return nil }
    budget.spend(on: raw)
    guard raw.contains("$") else { return raw }
    let inherited =
      raw.contains("inherited") || raw.contains(name)
      ? value(of: name, below: index, depth: depth + 1, &budget) ?? "" : ""
    return expand(raw, inherited: inherited, own: name, depth: depth + 1, &budget)
  }

  private func expand(
    _ text: String, inherited: String, own: String? = nil, depth: Int, _ budget: inout Budget
  ) -> String {
    SettingReference.replacingReferences(in: text, limit: Self.lengthLimit) { given in
      var reference = given
      if depth < Self.depthLimit {
        reference.modifiers = given.modifiers.map {
          $0.contains("$") ? expand($0, inherited: "", depth: depth + 1, &budget) : $0
        }
      }
      // The name can contain references: `$(PREFIX_$(CONFIGURATION))`.
      let name =
        reference.name.contains("$")
        ? expand(reference.name, inherited: "", depth: depth + 1, &budget) : reference.name
      let value: String? =
        name == "inherited" || name == own
        ? inherited
        : depth < Self.depthLimit
          ? self.value(of: name, below: levels.count, depth: depth + 1, &budget) : nil
      // A dollar sign in other texts, such as a password, has no meaning.
      if value == nil, reference.isBare { return "$" + reference.name }
      return reference.applyingModifiers(to: value)
    }
  }

  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let complete = word { words.append(complete) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap { $0 }
  }
}
