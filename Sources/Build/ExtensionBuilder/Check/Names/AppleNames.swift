/// The names that Apple's modules declare, for messages about missing ones: types, and the
/// functions and constants of C.
///
/// The tables have a row for each module, and a minus sign before the types that Vitrine lacks.
enum AppleNames {
  /// The modules that declare a type, by its name. Only a few have more than one.
  static let modules: [String: [String]] = {
    var result: [String: [String]] = [:]
    var module = ""
    for word in (interface + " " + services + " " + others).split(whereSeparator: \.isWhitespace) {
      if word.hasSuffix(":") {
        module = String(word.dropLast())
      } else {
        result[String(word.first == "-" ? word.dropFirst() : word), default: []].append(module)
      }
    }
    return result
  }()

  /// The modules of the tables.
  static let listedModules = Set(modules.values.joined())
}
