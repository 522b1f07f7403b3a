import Foundation

/// How the parts of symbols belong to layers, and the layers' colors.
///
/// Each line of the table file has a name and options, separated by tabs; `#` starts a comment.
/// - `levels=121`: the level of each part of the glyph, 1…3, in the order of its outer contours.
/// - `variable=0123`: the order in which a variable value activates the parts; 0 is always active.
/// - `colors=white,blue`: the colors of the levels in multicolor mode; `-` is the foreground style.
///
/// `SymbolComposer` has a rule for all other names.
struct SymbolLayerTable {
  struct Row: Equatable {
    var name: String
    /// 0…2, for each part; empty if the rule applies.
    var levels: [Int] = []
    /// For each part; empty without variable parts.
    var variable: [Int] = []
    /// For each level; empty if the rule applies.
    var colors: [SymbolColor?] = []
  }

  let rows: [Row]
  private let index: [String: Int]

  /// Throws `TextEngineError.symbolTableUnreadable`.
  init(_ fonts: FontSet) throws {
    try self.init(SymbolTableText(contentsOf: fonts.symbolLayers))
  }

  init(text: String, path: String) throws {
    try self.init(SymbolTableText(text: text, path: path))
  }

  private init(_ table: SymbolTableText) throws {
    rows = try table.rows(expected: "name and options") { Row($0) }.map(\.row)
    index = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($0.element.name, $0.offset) })
  }

  func row(_ name: String) -> Row? { index[name].map { rows[$0] } }
}

extension SymbolLayerTable.Row {
  fileprivate init?(_ columns: [String]) {
    guard let name = columns.first, columns.count > 1 else { return nil }
    self.init(name: name)
    for option in columns.dropFirst() {
      let parts = option.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let key = parts.first, let value = parts.last else { return nil }
      switch key {
      case "levels":
        levels = value.compactMap(\.wholeNumberValue).map { $0 - 1 }
        guard levels.count == value.count, levels.allSatisfy((0...2).contains) else { return nil }
      case "variable":
        variable = value.compactMap(\.wholeNumberValue)
        guard variable.count == value.count else { return nil }
      case "colors":
        for name in value.split(separator: ",") {
          let color = SymbolColor(rawValue: String(name))
          guard color != nil || name == "-" else { return nil }
          colors.append(color)
        }
      default: return nil
      }
    }
  }
}
