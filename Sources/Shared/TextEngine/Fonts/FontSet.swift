import Foundation
import LoadedLibrary

/// The locations of the font configuration, the symbol font and the symbol table.
///
/// `standard` finds the set that is installed with the tool, in this order:
/// 1. the folder in the environment variable `VITRINE_DATA`;
/// 2. `Resources` or `share/vitrine` in a folder above the executable or the loaded library;
/// 3. `Resources` in the checkout in which the module was compiled.
public struct FontSet: Hashable, Sendable {
  /// The fontconfig file that lists all text fonts.
  public var configuration: URL
  /// The variable font Material Symbols Rounded.
  public var symbols: URL
  /// The table from SF Symbols names to glyphs, tab-separated.
  public var symbolTable: URL

  /// The table of the symbols' layers, tab-separated, beside `symbolTable`.
  public var symbolLayers: URL {
    symbolTable.deletingLastPathComponent().appendingPathComponent("layers.tsv")
  }

  /// The table of the symbols' boxes, tab-separated, beside `symbolTable`.
  var symbolBoxes: URL {
    symbolTable.deletingLastPathComponent().appendingPathComponent("boxes.tsv")
  }

  public init(configuration: URL, symbols: URL, symbolTable: URL) {
    self.configuration = configuration
    self.symbols = symbols
    self.symbolTable = symbolTable
  }

  /// The set in a data folder: `Fonts/fonts.conf`, `Fonts/MaterialSymbolsRounded.ttf`,
  /// `Symbols/symbols.tsv`, `Symbols/layers.tsv`, `Symbols/boxes.tsv`.
  public init(folder: URL) {
    self.init(
      configuration: folder.appendingPathComponent("Fonts/fonts.conf"),
      symbols: folder.appendingPathComponent("Fonts/MaterialSymbolsRounded.ttf"),
      symbolTable: folder.appendingPathComponent("Symbols/symbols.tsv"))
  }

  /// The set installed with the tool. Throws `TextEngineError.dataFolderNotFound`.
  public static var standard: FontSet {
    get throws { FontSet(folder: try standardFolder) }
  }

  /// The tool's data folder (`Resources` in a checkout), which contains `Fonts` and `Symbols`.
  /// Throws `TextEngineError.dataFolderNotFound`.
  public static var standardFolder: URL {
    get throws {
      if let named = ProcessInfo.processInfo.environment["VITRINE_DATA"], !named.isEmpty {
        let folder = URL(fileURLWithPath: named, isDirectory: true)
        guard isDataFolder(folder) else {
          throw TextEngineError.dataFolderNotFound(searched: [folder.path])
        }
        return folder
      }
      let starts = [executablePath, libraryPath, #filePath].compactMap { $0 }
      for start in starts {
        if let folder = dataFolder(above: URL(fileURLWithPath: start)) { return folder }
      }
      throw TextEngineError.dataFolderNotFound(
        searched: starts.map { "the folders above \($0)" })
    }
  }
}

extension FontSet {
  static func dataFolder(above file: URL) -> URL? {
    var folder = file.resolvingSymlinksInPath().deletingLastPathComponent()
    for _ in 0..<12 {
      for name in ["Resources", "share/vitrine"] {
        let candidate = folder.appendingPathComponent(name, isDirectory: true)
        if isDataFolder(candidate) { return candidate }
      }
      let parent = folder.deletingLastPathComponent()
      if parent.path == folder.path { break }
      folder = parent
    }
    return nil
  }

  private static func isDataFolder(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Fonts/fonts.conf").path)
  }

  private static var executablePath: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// The file from which this code was loaded: the executable or the shared library.
  private static var libraryPath: String? {
    MappedFile.path(at: UInt(bitPattern: #dsohandle))
  }
}
