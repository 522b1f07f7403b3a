import Foundation

/// Why a string catalog cannot be read, with the place in the file.
package struct StringCatalogProblem: Error, Equatable, Sendable {
  /// Counted from 1; nil if unknown.
  package var line: Int?
  package var reason: String

  /// Returns nil if the catalog can be read.
  package init?(in data: Data) {
    do {
      _ = try JSONDecoder().decode(StringCatalog.self, from: data)
      return nil
    } catch {
      let text = String(decoding: data, as: UTF8.self)
      switch error as? DecodingError {
      case .keyNotFound(let key, let context):
        reason = "\(Self.name(context.codingPath)) has no \"\(key.stringValue)\""
        line = Self.line(of: context.codingPath, in: text)
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        reason = "\(Self.name(context.codingPath)) has the wrong type"
        line = Self.line(of: context.codingPath, in: text)
      case .dataCorrupted:
        line = Self.line(ofSyntaxErrorIn: data)
        reason = "not valid JSON"
      default: reason = "\(error)"
      }
    }
  }

  private static func name(_ path: [any CodingKey]) -> String {
    path.isEmpty
      ? "the catalog"
      : path.map { $0.stringValue.isEmpty ? "\"\"" : $0.stringValue }.joined(separator: " > ")
  }

  /// The line of a value: that of the last key of its path.
  private static func line(of path: [any CodingKey], in text: String) -> Int {
    var position = text.startIndex
    for key in path {
      guard let found = text.range(of: "\"\(key.stringValue)\"", range: position..<text.endIndex)
      else { break }
      position = found.upperBound
    }
    return text[..<position].count { $0.isNewline } + 1
  }

  /// The line in Foundation's message, which ends in "around line 3, column 5" or "around character
  /// 31". Other messages are about the end of the file.
  package static func line(ofSyntaxErrorIn data: Data) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let message = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      if let found = message.firstMatch(of: /line (\d+)/) { return Int(found.1) }
      let position = message.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
      return data.prefix(position ?? data.count).count { $0 == UInt8(ascii: "\n") } + 1
    }
  }
}
