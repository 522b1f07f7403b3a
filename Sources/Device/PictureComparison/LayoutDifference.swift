import Foundation

/// What differs between two placed trees, in words.
///
/// ```swift
/// LayoutDifference(from: reference, to: archive.tree()).sentences
/// // ["Text \"Tide\": 2 lines, was 1", "Image: moved down by 4 points"]
/// ```
/// Views are matched by kind and text, in order; the rest by kind. The most telling differences
/// come first: a view that is new or missing, then texts, drawing, sizes and places.
package struct LayoutDifference: Equatable, Sendable {
  private static let limit = 5
  /// The most pairs of children that are compared for a match.
  private static let pairLimit = 250_000

  /// At most five; empty if the trees are equal.
  package let sentences: [String]
  /// Whether a view is new or missing, or a text or its number of lines differs.
  package let changesContents: Bool

  private enum Weight: Int {
    case presence, text, drawing, size, place, container
  }

  /// - Parameters:
  ///   - expected: A tree as `ViewArchive.tree()` writes it.
  ///   - actual: Another one.
  package init(from expected: String, to actual: String) {
    var found: [(weight: Weight, text: String)] = []
    Self.compare(LayoutNode(tree: expected), LayoutNode(tree: actual), &found)
    changesContents = found.contains { $0.weight == .presence || $0.weight == .text }
    let sorted = found.enumerated().sorted {
      ($0.element.weight.rawValue, $0.offset) < ($1.element.weight.rawValue, $1.offset)
    }.map(\.element.text)
    sentences =
      sorted.count <= Self.limit
      ? sorted
      : sorted.prefix(Self.limit - 1) + ["\(sorted.count - Self.limit + 1) more differences"]
  }

  private static func compare(
    _ old: LayoutNode, _ new: LayoutNode, _ found: inout [(weight: Weight, text: String)]
  ) {
    let isContainer = !new.children.isEmpty
    func add(_ weight: Weight, _ text: String) { found.append((weight, "\(new.name): \(text)")) }
    if old.text != new.text {
      add(.text, "was \(old.text?.shortened ?? "without text")")
    }
    if old.lines != new.lines {
      add(.text, "\(new.lines) \(new.lines == 1 ? "line" : "lines"), was \(old.lines)")
    }
    if let change = detailChange(old.details, new.details, hasText: old.text != new.text) {
      add(.drawing, change)
    }
    if let oldFrame = old.frame, let newFrame = new.frame {
      let isSameSize =
        near(oldFrame.width, newFrame.width) && near(oldFrame.height, newFrame.height)
      if !isSameSize, old.text == new.text, old.lines == new.lines {
        add(
          isContainer ? .container : .size,
          "\(size(newFrame)) points, was \(size(oldFrame))")
      }
      if let motion = motion(oldFrame, newFrame), isSameSize {
        add(isContainer ? .container : .place, motion)
      }
    }
    for (oldChild, newChild) in pairs(old.children, new.children) {
      switch (oldChild, newChild) {
      case (let old?, let new?): compare(old, new, &found)
      case (let old?, nil): found.append((.presence, "\(old.name): removed"))
      case (nil, let new?): found.append((.presence, "\(new.name): new view"))
      case (nil, nil): break
      }
    }
  }

  // MARK: Matching

  private typealias Pair = (old: LayoutNode?, new: LayoutNode?)

  private static func pairs(_ old: [LayoutNode], _ new: [LayoutNode]) -> [Pair] {
    func key(_ node: LayoutNode) -> [String?] { [node.kind, node.label] }
    let matches = commonKeys(old.map(key), new.map(key)) + [(old.count, new.count)]
    var result: [Pair] = []
    var start = (old: 0, new: 0)
    for match in matches {
      result += pairsByKind(old[start.old..<match.old], new[start.new..<match.new])
      if match.old < old.count { result.append((old[match.old], new[match.new])) }
      start = (match.old + 1, match.new + 1)
    }
    return result
  }

  /// Pairs what is between two matches.
  private static func pairsByKind(
    _ old: ArraySlice<LayoutNode>, _ new: ArraySlice<LayoutNode>
  ) -> [Pair] {
    let matches = commonKeys(old.map { [$0.kind] }, new.map { [$0.kind] })
    let pairs = matches.map { Pair(old[old.startIndex + $0.0], new[new.startIndex + $0.1]) }
    let matchedOld = Set(matches.map { $0.0 + old.startIndex })
    let matchedNew = Set(matches.map { $0.1 + new.startIndex })
    return pairs + old.indices.filter { !matchedOld.contains($0) }.map { (old[$0], nil) }
      + new.indices.filter { !matchedNew.contains($0) }.map { (nil, new[$0]) }
  }

  /// The positions of a longest common subsequence.
  private static func commonKeys(
    _ old: [[String?]], _ new: [[String?]]
  ) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    guard old.count * new.count <= pairLimit else {
      return (0..<min(old.count, new.count)).filter { old[$0] == new[$0] }.map { ($0, $0) }
    }
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          old[i] == new[j]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var result: [(old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        result.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }

  // MARK: Words

  /// The first detail that differs, with the old one.
  private static func detailChange(_ old: [String], _ new: [String], hasText: Bool) -> String? {
    guard old != new else { return nil }
    // A label repeats the text, whose change is a sentence already.
    let ignored: (String) -> Bool = { hasText && $0.hasPrefix("label=") }
    let removed = old.filter { !new.contains($0) && !ignored($0) }
    let added = new.filter { !old.contains($0) && !ignored($0) }
    switch (removed.first, added.first) {
    case (let removed?, let added?): return "\(added.shortened), was \(removed.shortened)"
    case (nil, let added?): return "now \(added.shortened)"
    case (let removed?, nil): return "no longer \(removed.shortened)"
    case (nil, nil): return nil
    }
  }

  private static func motion(_ old: LayoutNode.Frame, _ new: LayoutNode.Frame) -> String? {
    let (x, y) = (new.x - old.x, new.y - old.y)
    let parts = [(x, x > 0 ? "right" : "left"), (y, y > 0 ? "down" : "up")]
      .filter { !near($0.0, 0) }
      .map { "\($0.1) by \(points(abs($0.0)))" }
    return parts.isEmpty ? nil : "moved " + parts.joined(separator: " and ") + " points"
  }

  private static func size(_ frame: LayoutNode.Frame) -> String {
    "\(points(frame.width)) × \(points(frame.height))"
  }

  /// With at most two decimals.
  private static func points(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func near(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.01 }
}
