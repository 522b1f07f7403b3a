internal import SwiftParser
internal import SwiftSyntax

/// A source from which parts that do not compile are cut, in rounds.
///
/// ```swift
/// var source = CuttableSource(text, name: "Cache.swift")
/// source.cut([.init(line: 41, column: 7, message: "cannot find 'Missing' in scope")])
/// compile(source.text)
/// ```
/// Errors have the places of the text that was compiled, which is `text` before the round. Lines
/// are always those of the author's file. A part inside of another one that is cut later is no
/// longer counted. Every round cuts more than the one before, or nothing.
package struct CuttableSource {
  /// An error of the compiler. Lines and columns count from 1, columns in bytes.
  package struct Failure: Equatable, Sendable {
    package var line: Int
    package var column: Int
    package var message: String

    package init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }
  }

  /// The smallest part that is cut.
  package enum Extent: Int, Comparable, Sendable {
    case body, declaration, topLevel, file

    package static func < (one: Extent, other: Extent) -> Bool { one.rawValue < other.rawValue }
  }

  private let original: [UInt8]
  private let finder: CutFinder
  private let tree: SourceFileSyntax?
  /// Sorted by their place; none is inside of another one.
  package private(set) var cuts: [SourceCut] = []
  /// The source with what takes the place of the cuts.
  package private(set) var text: [UInt8]

  /// Brackets in brackets take the parser exponential time: each could begin a type.
  private static let bracketLimit = 10
  private static let nestingLimit = 200

  /// - Parameters:
  ///   - text: A source in UTF-8.
  ///   - name: The name of the file, for the sentences of the traps.
  package init(_ text: [UInt8], name: String) {
    original = text
    self.text = text
    finder = CutFinder(text: text, file: name)
    let isParsed = Self.bracketDepth(of: text) <= Self.bracketLimit
    tree =
      isParsed
      ? text.withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: Self.nestingLimit)
      } : nil
  }

  private static func bracketDepth(of text: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in text {
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth = max(0, depth - 1) }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  /// Cuts what the errors are in. Returns false if nothing more can be cut.
  ///
  /// - Parameter extent: The smallest part that is cut.
  @discardableResult
  package mutating func cut(_ failures: [Failure], extent: Extent = .body) -> Bool {
    let lines = LineTable(text)
    let places = failures.map { failure in
      (failure, lines.offset(line: failure.line, column: failure.column).flatMap(originalOffset))
    }
    var isChanged = false
    for (failure, place) in places {
      guard let place, let cut = cut(for: failure, at: place, extent) else { continue }
      add(cut)
      isChanged = true
    }
    if isChanged { render() }
    return isChanged
  }

  private func cut(for failure: Failure, at offset: Int, _ extent: Extent) -> SourceCut? {
    let isCut = { (range: Range<Int>) in
      cuts.contains {
        $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
      }
    }
    if let tree, extent < .file, let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) {
      if let cut = finder.cut(for: failure, at: token, extent, isCut: isCut) { return cut }
    }
    let whole = finder.wholeFile(for: failure)
    return isCut(whole.range) ? nil : whole
  }

  private mutating func add(_ cut: SourceCut) {
    cuts.removeAll { cut.range.contains($0.range.lowerBound) && !$0.range.isEmpty }
    let index = cuts.firstIndex { $0.range.lowerBound > cut.range.lowerBound } ?? cuts.count
    cuts.insert(cut, at: index)
  }

  private mutating func render() {
    var result: [UInt8] = []
    var end = 0
    for cut in cuts {
      result += original[end..<cut.range.lowerBound]
      result += replacement(of: cut)
      end = cut.range.upperBound
    }
    text = result + original[end...]
  }

  private func replacement(of cut: SourceCut) -> [UInt8] {
    let lineBreaks = original[cut.range].filter { $0 == UInt8(ascii: "\n") }
    return Array(cut.replacement.before.utf8) + lineBreaks + Array(cut.replacement.after.utf8)
  }

  /// The offset in the author's text for one in `text`. In what takes the place of a cut, it is the
  /// beginning of the cut. nil after the end.
  private func originalOffset(_ offset: Int) -> Int? {
    var shift = 0
    for cut in cuts {
      guard offset >= cut.range.lowerBound + shift else { break }
      let count = replacement(of: cut).count
      guard offset >= cut.range.lowerBound + shift + count else { return cut.range.lowerBound }
      shift += count - cut.range.count
    }
    let result = offset - shift
    return result <= original.count ? result : nil
  }
}

/// The offsets of lines.
private struct LineTable {
  private var starts = [0]
  private let end: Int

  init(_ text: [UInt8]) {
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    end = text.count
  }

  func offset(line: Int, column: Int) -> Int? {
    guard starts.indices.contains(line - 1), column > 0 else { return nil }
    let offset = starts[line - 1] + column - 1
    return offset <= end ? offset : nil
  }
}
