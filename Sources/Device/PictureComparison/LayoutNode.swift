import Foundation

/// A view in the text of a placed tree, as `ViewArchive.tree()` writes it.
struct LayoutNode: Equatable {
  /// In points.
  struct Frame: Equatable {
    var x, y, width, height: Double
  }

  /// The kind, with `mask: ` or `other state: ` before it if the tree has that.
  var kind: String
  /// Within the view around it.
  var frame: Frame?
  var text: String?
  var lines = 1
  /// Everything else: colors, shapes, effects, actions, labels.
  var details: [String] = []
  var children: [LayoutNode] = []

  /// The text, or the first one inside.
  var label: String? {
    text ?? children.lazy.compactMap(\.label).first
  }

  /// How sentences name it: `Text "Tide"`.
  var name: String {
    guard let label else { return kind }
    return text == nil ? "\(kind) with \(label.shortened)" : "\(kind) \(label.shortened)"
  }
}

extension String {
  /// At most 40 characters.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}

extension LayoutNode {
  /// Parses a tree. Lines that are no views become nodes without a frame.
  init(tree: String) {
    var path = [LayoutNode(kind: "tree")]
    for line in tree.split(separator: "\n") {
      let spaces = line.prefix { $0 == " " }.count
      // A damaged reference can skip levels.
      let depth = min(spaces / 2, path.count - 1)
      Self.close(&path, to: depth + 1)
      path.append(LayoutNode(line: line.dropFirst(spaces)))
    }
    Self.close(&path, to: 1)
    self = path[0]
  }

  /// Adds the last nodes of the path to the ones around them.
  private static func close(_ path: inout [LayoutNode], to count: Int) {
    while path.count > max(count, 1) {
      let last = path.removeLast()
      path[path.count - 1].children.append(last)
    }
  }

  private init(line: Substring) {
    var words = Self.words(of: line)
    var kind = words.isEmpty ? "" : words.removeFirst()
    if kind == "mask:", !words.isEmpty { kind += " " + words.removeFirst() }
    if kind == "other", words.count > 1, words[0] == "state:" {
      kind += " state: " + words[1]
      words.removeFirst(2)
    }
    self.init(kind: kind)
    if let first = words.first, let frame = Frame(first) {
      self.frame = frame
      words.removeFirst()
    }
    if let index = words.firstIndex(where: { $0.hasPrefix("\"") }), self.frame != nil {
      text = words.remove(at: index)
    }
    if let index = words.firstIndex(of: "lines"), index > 0, let lines = Int(words[index - 1]) {
      self.lines = lines
      words.removeSubrange(index - 1...index)
    }
    details = words
  }

  /// The words of a line. Quotes, parentheses and brackets keep words together.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isQuoted {
        isQuoted = character != "\"" || isEscaped
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" {
        isQuoted = true
      } else if character == "(" || character == "[" {
        depth += 1
      } else if character == ")" || character == "]" {
        depth -= 1
      } else if character == " ", depth <= 0 {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }
}

extension LayoutNode.Frame {
  /// Parses `(x,y width×height)`.
  fileprivate init?(_ text: String) {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst().dropLast().split { ", ×".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
