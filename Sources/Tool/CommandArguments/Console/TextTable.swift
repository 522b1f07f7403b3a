import Foundation

/// Formats rows as aligned columns for a terminal, separated by two spaces. Each row is one line:
/// line breaks in cells become spaces.
package struct TextTable {
  /// The side of a column at which its cells end.
  package enum Alignment { case left, right }

  /// One cell for each column.
  package var header: [String]
  /// One for each column.
  package var alignments: [Alignment]
  /// Each row has as many cells as the header.
  package var rows: [[String]] = []

  package init(header: [String], alignments: [Alignment], rows: [[String]] = []) {
    self.header = header
    self.alignments = alignments
    self.rows = rows
  }

  /// The table with its header. Each line ends with a line break and has no spaces before it.
  package var text: String {
    let all = ([header] + rows).map { $0.map(Self.line) }
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return alignments[column] == .right ? space + row[column] : row[column] + space
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// Joins the lines of a cell, such as an extension's output.
  private static func line(_ cell: String) -> String {
    guard cell.contains(where: \.isNewline) else { return cell }
    return cell.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}
