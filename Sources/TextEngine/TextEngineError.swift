import Foundation

/// Why the font set cannot be used.
public enum TextEngineError: Error, Equatable, CustomStringConvertible {
  /// No folder with `Fonts/fonts.conf` was found; `searched` are the places looked at.
  case dataFolderNotFound(searched: [String])
  case configurationUnreadable(path: String)
  /// A font that the set needs, by its file's base name, and where it comes from.
  case fontMissing(file: String, package: String)
  case symbolFontMissing(path: String)
  case symbolTableUnreadable(path: String, reason: String)

  public var description: String {
    let mend = "Run script/bootstrap, which installs it."
    switch self {
    case .dataFolderNotFound(let searched):
      return """
        No font set: there is no Fonts/fonts.conf in \(searched.joined(separator: ", ")). \
        Set VITRINE_DATA to the folder that holds Fonts and Symbols (Resources in a checkout).
        """
    case .configurationUnreadable(let path):
      return "The font configuration \(path) cannot be read. Set VITRINE_DATA, or check out again."
    case .fontMissing(let file, let package):
      return "The font \(file) of \(package) is not installed. \(mend)"
    case .symbolFontMissing(let path):
      return "The symbol font \(path) cannot be read. \(mend)"
    case .symbolTableUnreadable(let path, let reason):
      return "The symbol table \(path) cannot be used: \(reason)."
    }
  }
}
