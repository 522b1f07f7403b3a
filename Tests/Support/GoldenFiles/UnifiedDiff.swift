/// The lines in which two texts differ, as `diff -u` prints them.
struct UnifiedDiff {
  /// Lines of context around a change.
  private static let context = 3
  /// The maximum number of lines in `text`.
  private static let limit = 200

  private struct Line {
    /// A space, `-` or `+`.
    var mark: Character
    var text: Substring
    /// The line's numbers in both texts, from 0.
    var old: Int
    var new: Int
  }

  let summary: String
  let text: String

  init(from old: String, to new: String) {
    let lines = Self.lines(
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false))
    let removed = lines.count { $0.mark == "-" }
    let added = lines.count { $0.mark == "+" }
    summary = "\(removed) lines removed, \(added) added"
    var output = ["--- expected", "+++ actual"]
    for hunk in Self.hunks(lines) { output += Self.text(of: lines[hunk]) }
    if output.count > Self.limit {
      let rest = output.count - Self.limit
      output = output.prefix(Self.limit) + ["… and \(rest) more lines"]
    }
    text = output.joined(separator: "\n")
  }

  /// All lines of both texts, in order.
  private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(Line(mark: "-", text: old[oldIndex], old: oldIndex, new: newIndex))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(Line(mark: "+", text: new[newIndex], old: oldIndex, new: newIndex))
        newIndex += 1
      } else {
        lines.append(Line(mark: " ", text: new[newIndex], old: oldIndex, new: newIndex))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  /// The ranges of changed lines with their context, merged where they touch.
  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let range = max(index - context, 0)..<min(index + context + 1, lines.count)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(of hunk: ArraySlice<Line>) -> [String] {
    guard let first = hunk.first else { return [] }
    let oldCount = hunk.count { $0.mark != "+" }
    let newCount = hunk.count { $0.mark != "-" }
    let head = "@@ -\(first.old + 1),\(oldCount) +\(first.new + 1),\(newCount) @@"
    return [head] + hunk.map { "\($0.mark)\($0.text)" }
  }
}
