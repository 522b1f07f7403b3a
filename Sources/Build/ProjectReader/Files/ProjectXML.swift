import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the XML documents of a project.
///
/// Foundation's `XMLParser` traps on Linux if an attribute is not UTF-8, so the encoding is checked
/// first. Xcode writes UTF-8.
package enum ProjectXML {
  /// Reports the elements of a document to a delegate, up to the first error. Returns the line of
  /// the error, from 1; nil if the document is well formed.
  package static func lineOfError(
    in data: Data, reportingTo delegate: any XMLParserDelegate
  ) -> Int? {
    if let line = lineOfOtherEncoding(in: data) { return line }
    let parser = XMLParser(data: data)
    parser.delegate = delegate
    // `parse()` returns true even after an error.
    let isWellFormed = !data.isEmpty && parser.parse() && parser.parserError == nil
    return isWellFormed ? nil : max(parser.lineNumber, 1)
  }

  /// The first line that is not UTF-8.
  private static func lineOfOtherEncoding(in data: Data) -> Int? {
    guard String(validating: data, as: UTF8.self) == nil else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }
}
