import Foundation

/// A localized text: a format, with the plural forms of its variables.
struct LocalizedEntry: Equatable {
  /// The forms of one variable, by the names of plural categories.
  struct Variable: Equatable {
    /// Which value chooses the form, from 0; nil for the variable's place in the format.
    var argument: Int?
    var forms: [String: String]
  }

  var format: String
  var variables: [String: Variable] = [:]
}

extension LocalizedEntry {
  func text(arguments: [FormatArgument], locale: Locale, language: String) -> String {
    // A text without values isn't a format, its percent signs stand for themselves.
    guard !arguments.isEmpty || !variables.isEmpty else { return format }
    return FormatString(format).filled(with: arguments, locale: locale) { name, place in
      guard let variable = variables[name] else { return "" }
      let index = variable.argument ?? place
      guard arguments.indices.contains(index) else { return "" }
      let argument = arguments[index]
      let category = PluralCategory(of: argument.number ?? 0, language: language)
      // An explicit form for nothing goes before the language's rule.
      let isZero = argument.number == 0
      guard
        let form = (isZero ? variable.forms["zero"] : nil)
          ?? variable.forms[category.rawValue] ?? variable.forms["other"]
      else { return "" }
      return Self.fill(form, own: argument, at: index, arguments: arguments, locale: locale)
    }
  }

  /// In a form, `%d` and `%arg` are the variable's own value, `%2$@` the second of all.
  private static func fill(
    _ form: String, own: FormatArgument, at index: Int, arguments: [FormatArgument],
    locale: Locale
  ) -> String {
    var format = FormatString(form)
    format.pieces = format.pieces.map { piece in
      switch piece {
      case .variable("arg", _): .value(index: index, .init(conversion: "d"))
      case .value(_, let specification) where !form.contains("$"):
        .value(index: index, specification)
      default: piece
      }
    }
    return format.filled(with: arguments, locale: locale)
  }
}
