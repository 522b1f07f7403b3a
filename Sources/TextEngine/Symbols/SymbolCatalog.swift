import Foundation

/// The SF names that have a glyph of their own, and which one.
///
/// The table is a text file of the project: name, Material Symbols' name and options, tab
/// separated; `#` starts a comment. Beyond its rows, `.fill` fills a glyph, `.circle` and
/// `.square` enclose one, `.slash` takes Material's `_off` form or strikes the glyph out, and a
/// letter or a number may be enclosed.
public struct SymbolCatalog: Sendable {
  public struct Row: Equatable, Sendable {
    /// SF's name, e.g. `heart.fill`.
    public var name: String
    /// Material's name, e.g. `favorite`.
    public var glyph: String
    /// True where this name is always drawn filled.
    public var isFilled: Bool
    /// How much larger than Material draws it.
    public var magnification: Double
  }

  /// In the table's order.
  public let rows: [Row]
  private let index: [String: Int]

  /// Throws `TextEngineError.symbolTableUnreadable`.
  public init(_ fonts: FontSet) throws {
    let path = fonts.symbolTable.path
    guard let text = try? String(contentsOf: fonts.symbolTable, encoding: .utf8) else {
      throw TextEngineError.symbolTableUnreadable(path: path, reason: "there is no such text file")
    }
    try self.init(text: text, path: path)
  }

  init(text: String, path: String) throws {
    var rows: [Row] = []
    var index: [String: Int] = [:]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count >= 2, let row = Row(columns) else {
        throw TextEngineError.symbolTableUnreadable(
          path: path, reason: "line \(number + 1) is not: name, glyph, options")
      }
      guard index.updateValue(rows.count, forKey: row.name) == nil else {
        throw TextEngineError.symbolTableUnreadable(
          path: path, reason: "line \(number + 1) has \(row.name) a second time")
      }
      rows.append(row)
    }
    self.rows = rows
    self.index = index
  }

  /// The row of exactly this name.
  public func row(_ name: String) -> Row? {
    index[name].map { rows[$0] }
  }
}

extension SymbolCatalog.Row {
  fileprivate init?(_ columns: [String]) {
    self.init(name: columns[0], glyph: columns[1], isFilled: false, magnification: 1)
    for option in columns.dropFirst(2).joined(separator: " ").split(separator: " ") {
      if option == "fill" {
        isFilled = true
      } else if option.hasPrefix("scale="), let value = Double(option.dropFirst(6)), value > 0 {
        magnification = value
      } else {
        return nil
      }
    }
  }
}
