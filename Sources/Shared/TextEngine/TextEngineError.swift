import Foundation

/// Why the font set cannot be used.
public enum TextEngineError: Error, Equatable, CustomStringConvertible {
  /// No folder with `Fonts/fonts.conf` was found in the `searched` locations.
  case dataFolderNotFound(searched: [String])
  case configurationUnreadable(path: String)
  /// A required font is missing. `file` is its base name and `folder` where it should be.
  case fontMissing(file: String, folder: String)
  case symbolFontMissing(path: String)
  case symbolTableUnreadable(path: String, reason: String)

  public var description: String {
    let suggestion = "Run script/bootstrap, which installs it."
    switch self {
    case .dataFolderNotFound(let searched):
      return """
        Font set not found: no Fonts/fonts.conf in \(searched.joined(separator: ", ")). \
        Set VITRINE_DATA to the folder that contains Fonts and Symbols (Resources in a checkout).
        """
    case .configurationUnreadable(let path):
      return "Cannot read the font configuration \(path). Set VITRINE_DATA to the data folder."
    case .fontMissing(let file, let folder):
      return "The font \(file) is missing in \(folder). \(suggestion)"
    case .symbolFontMissing(let path):
      return "Cannot read the symbol font \(path). \(suggestion)"
    case .symbolTableUnreadable(let path, let reason):
      return "Cannot use the symbol table \(path): \(reason)."
    }
  }
}
