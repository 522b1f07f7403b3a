import Foundation

/// The text of a table of symbols: a name and other columns in each line, separated by tabs; `#`
/// starts a comment.
struct SymbolTableText {
  let text: String
  let path: String

  /// Throws `TextEngineError.symbolTableUnreadable`.
  init(contentsOf file: URL) throws {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw TextEngineError.symbolTableUnreadable(
        path: file.path, reason: "the file does not exist or is not UTF-8 text")
    }
    self.init(text: text, path: file.path)
  }

  init(text: String, path: String) {
    self.text = text
    self.path = path
  }

  /// The rows in the order of the table, by their names.
  ///
  /// - Parameters:
  ///   - expected: What a line has, for the error.
  ///   - row: Returns nil for columns that are no row. The first column is the name.
  /// Throws `TextEngineError.symbolTableUnreadable` for such a line, and for a name that occurs
  /// twice.
  func rows<Row>(
    expected: String, _ row: ([String]) -> Row?
  ) throws -> [(name: String, row: Row)] {
    var rows: [(name: String, row: Row)] = []
    var names: Set<String> = []
    // As bytes: each process that draws reads 2,000 lines when it starts.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      func error(_ reason: String) -> TextEngineError {
        .symbolTableUnreadable(path: path, reason: "line \(number + 1): \(reason)")
      }
      let columns = line.split(separator: UInt8(ascii: "\t")).map { String(Substring($0)) }
      guard let name = columns.first, let row = row(columns) else {
        throw error("expected \(expected)")
      }
      guard names.insert(name).inserted else { throw error("duplicate name \(name)") }
      rows.append((name, row))
    }
    return rows
  }
}
