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
  /// The places in `text` of what has replaced the cuts.
  private var places: [Range<Int>] = []

  /// - Parameters:
  ///   - text: A source in UTF-8.
  ///   - name: The name of the file, for the sentences of the traps.
  package init(_ text: [UInt8], name: String) {
    original = text
    self.text = text
    finder = CutFinder(text: text, file: name)
    tree = BoundedParser.tree(of: text)
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
    var new = CutRanges()
    for (failure, place) in places {
      // What this round has cut explains the other errors in it.
      guard let place, !new.contains(place), let cut = cut(for: failure, at: place, extent) else {
        continue
      }
      add(cut)
      new.insert(cut.range)
    }
    if !new.isEmpty { render() }
    return !new.isEmpty
  }

  private func cut(for failure: Failure, at offset: Int, _ extent: Extent) -> SourceCut? {
    if let tree, extent < .file, let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) {
      if let cut = finder.cut(for: failure, at: token, extent, isCut: isCut) { return cut }
    }
    let whole = finder.wholeFile(for: failure)
    return isCut(whole.range) ? nil : whole
  }

  /// Whether a part is inside of one that is cut.
  private func isCut(_ range: Range<Int>) -> Bool {
    let index = cuts.firstIndexOfSorted { $0.range.lowerBound > range.lowerBound }
    return index > 0 && range.upperBound <= cuts[index - 1].range.upperBound
  }

  private mutating func add(_ cut: SourceCut) {
    let first = cuts.firstIndexOfSorted { $0.range.lowerBound >= cut.range.lowerBound }
    let end = cuts.firstIndexOfSorted {
      $0.range.lowerBound >= max(cut.range.lowerBound + 1, cut.range.upperBound)
    }
    cuts.replaceSubrange(first..<max(first, end), with: [cut])
  }

  private mutating func render() {
    var result: [UInt8] = []
    var end = 0
    places = []
    for cut in cuts {
      result += original[end..<cut.range.lowerBound]
      let start = result.count
      result += cut.replacement.before.utf8
      result += original[cut.range].lazy.filter { $0 == UInt8(ascii: "\n") }
      result += cut.replacement.after.utf8
      places.append(start..<result.count)
      end = cut.range.upperBound
    }
    text = result + original[end...]
  }

  /// The offset in the author's text for one in `text`. In what takes the place of a cut, it is the
  /// beginning of the cut. nil after the end.
  private func originalOffset(_ offset: Int) -> Int? {
    let index = places.firstIndexOfSorted { $0.lowerBound > offset } - 1
    guard index >= 0 else { return offset <= original.count ? offset : nil }
    guard offset >= places[index].upperBound else { return cuts[index].range.lowerBound }
    let result = offset - places[index].upperBound + cuts[index].range.upperBound
    return result <= original.count ? result : nil
  }
}

extension Array {
  /// The index of the first element with a property that all after it have, too; `count` if there
  /// is none.
  fileprivate func firstIndexOfSorted(where has: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if has(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The parts that a round has cut.
private struct CutRanges {
  /// Sorted; none is inside of another one.
  private var ranges: [Range<Int>] = []

  var isEmpty: Bool { ranges.isEmpty }

  /// The offset just after a part counts, too: the compiler reports the errors of an empty body
  /// there.
  func contains(_ offset: Int) -> Bool {
    let index = ranges.firstIndexOfSorted { $0.lowerBound > offset }
    return index > 0 && offset <= ranges[index - 1].upperBound
  }

  mutating func insert(_ range: Range<Int>) {
    let first = ranges.firstIndexOfSorted { $0.lowerBound >= range.lowerBound }
    let end = ranges.firstIndexOfSorted { $0.lowerBound >= range.upperBound }
    ranges.replaceSubrange(first..<max(first, end), with: [range])
  }
}
