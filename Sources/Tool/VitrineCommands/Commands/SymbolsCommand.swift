import CommandArguments
import CommandContext
import TextEngine

extension Command {
  static let symbols = Command(
    spec: CommandSpec(
      name: "symbols", summary: "List the supported SF Symbols.",
      discussion: """
        These names can be followed by .fill, .circle, .square and .slash. Letters and numbers in \
        circles and squares are supported too. An unknown name is drawn as a question mark in a \
        rounded square and reported once.
        """,
      options: [.json])
  ) { arguments, context in
    let catalog = try SymbolCatalog(.standard)
    if arguments.has("json") {
      return context.console.print(
        try jsonOutput(
          catalog.rows.map { SymbolListing(name: $0.name, glyph: $0.glyph) }, as: .symbols))
    }
    var table = TextTable(header: ["SYMBOL", "DRAWN AS"], alignments: [.left, .left])
    table.rows = catalog.rows.map { [$0.name, $0.glyph] }
    context.console.print(table.text)
  }
}

private struct SymbolListing: Encodable {
  var name: String
  /// The name of the glyph in Material Symbols.
  var glyph: String
}
