import Foundation

/// The table from SF Symbols names to glyphs of Material Symbols.
///
/// Each line of the table file has a name, a glyph name and options, separated by tabs; `#` starts
/// a comment. Names that are not in the table are derived by suffix: `.fill` fills a glyph,
/// `.circle` and `.square` enclose a glyph, a letter or a number, `.badge` puts a sign in front,
/// and `.slash` strikes it out. In lines of text, Material's own glyphs with badges and slashes
/// come first. `SymbolForm` implements these rules.
public struct SymbolCatalog: Sendable {
  public struct Row: Equatable, Sendable {
    /// The SF Symbols name, e.g. `heart.fill`.
    public var name: String
    /// The Material Symbols name, e.g. `favorite`.
    public var glyph: String
    /// True if this name is always drawn filled.
    public var isFilled: Bool
    /// The factor by which the glyph is enlarged.
    public var magnification: Double
    /// The factors that give the glyph the proportions of the SF symbol.
    public var stretch: CGSize
    /// How many small copies of the glyph the symbol consists of: 1 or 3.
    public var copies: Int
    /// The angle by which the glyph is turned, in degrees counterclockwise.
    public var turn: Double
    /// The number of dashes that the glyph's strokes are cut into around its centre, even; 0 for
    /// solid strokes.
    public var dashes: Int
  }

  /// In the order of the table.
  public let rows: [Row]
  private let index: [String: Int]

  /// Throws `TextEngineError.symbolTableUnreadable`.
  public init(_ fonts: FontSet) throws {
    try self.init(SymbolTableText(contentsOf: fonts.symbolTable))
  }

  init(text: String, path: String) throws {
    try self.init(SymbolTableText(text: text, path: path))
  }

  private init(_ table: SymbolTableText) throws {
    rows = try table.rows(expected: "name, glyph and options") { Row($0) }.map(\.row)
    index = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($0.element.name, $0.offset) })
  }

  /// The row with exactly this name.
  public func row(_ name: String) -> Row? {
    index[name].map { rows[$0] }
  }
}

extension SymbolCatalog.Row {
  fileprivate init?(_ columns: [String]) {
    guard columns.count >= 2 else { return nil }
    self.init(
      name: columns[0], glyph: columns[1], isFilled: false, magnification: 1,
      stretch: CGSize(width: 1, height: 1), copies: 1, turn: 0, dashes: 0)
    for option in columns.dropFirst(2).flatMap({ $0.split(separator: " ") }) {
      if option == "fill" {
        isFilled = true
      } else if option.hasPrefix("scale="), let value = Double(option.dropFirst(6)), value > 0 {
        magnification = value
      } else if option.hasPrefix("width="), let value = Double(option.dropFirst(6)), value > 0 {
        stretch.width = value
      } else if option.hasPrefix("height="), let value = Double(option.dropFirst(7)), value > 0 {
        stretch.height = value
      } else if option == "copies=3" {
        copies = 3
      } else if option.hasPrefix("turn="), let value = Double(option.dropFirst(5)) {
        turn = value
      } else if option.hasPrefix("dashes="), let value = Int(option.dropFirst(7)),
        (2...64).contains(value), value.isMultiple(of: 2)
      {
        dashes = value
      } else {
        return nil
      }
    }
  }
}
