import TextEngine

extension Command {
  static let symbols = Command(
    spec: CommandSpec(
      name: "symbols", summary: "List the SF Symbols that have a drawing.",
      discussion: """
        Beyond these names, .fill, .circle, .square and .slash are understood after them, and \
        letters and numbers in circles and squares. Any other name is drawn as a question mark in a \
        rounded square, with one warning.
        """,
      options: [.json])
  ) { arguments, context in
    let catalog = try SymbolCatalog(.standard)
    if arguments.has("json") {
      return context.console.print(
        try jsonText(catalog.rows.map { SymbolListing(name: $0.name, glyph: $0.glyph) }))
    }
    var table = TextTable(header: ["SYMBOL", "DRAWN AS"], alignments: [.left, .left])
    table.rows = catalog.rows.map { [$0.name, $0.glyph] }
    context.console.print(table.text)
  }
}

private struct SymbolListing: Encodable {
  var name: String
  /// Material Symbols' name.
  var glyph: String
}
