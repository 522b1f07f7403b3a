import Foundation
import TextEngine
import ViewArchive

/// A text in an archive, with its lines and its place.
struct ArchiveText {
  var block: TextBlock
  /// From the text's own coordinates to the widget's.
  var matrix: AffineMatrix
  /// The part of the widget in which the text is visible, in the widget's coordinates.
  var clip: CGRect
  /// The product of the opacities around it.
  var opacity: Double
  /// Whether effects around it change its color in other ways.
  var hasColorEffects: Bool

  /// The source text on one line, shortened.
  var name: String {
    let text = block.string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count > 40 ? "“\(text.prefix(39))…”" : "“\(text)”"
  }

  /// The part of a line that its letters cover, from the baseline to the height of capitals, in the
  /// widget's coordinates.
  func frame(of line: TextBlock.Line) -> CGRect {
    let size = line.runs.map(\.size).max() ?? 0
    return matrix.bounds(
      of: CGRect(
        x: line.origin.x, y: line.origin.y - size * Self.capHeight, width: line.width,
        height: size * Self.capHeight))
  }

  /// The visible part of its lines, in the widget's coordinates.
  var visibleFrame: CGRect {
    block.lines.map { frame(of: $0) }.reduce(CGRect.null) { $0.union($1) }.intersection(clip)
  }

  /// In multiples of the font's size; that of the system font.
  private static let capHeight = 0.7
}

extension ViewArchive {
  /// The visible texts with letters or digits, in drawing order. Dynamic texts are laid out as at
  /// an instant.
  func texts(at instant: Date, engine: TextEngine) -> [ArchiveText] {
    var reader = ArchiveTextReader(engine: engine, instant: instant, scale: displayScale)
    let bounds = CGRect(origin: .zero, size: size)
    for node in [containerBackground, content].compactMap(\.self) {
      reader.read(node, in: .identity, clip: bounds, opacity: 1, hasColorEffects: false)
    }
    return reader.texts
  }

  /// The archive without its texts, to see what is behind them.
  var withoutTexts: ViewArchive {
    var archive = self
    archive.content = content.withoutTexts
    archive.containerBackground = containerBackground?.withoutTexts
    return archive
  }
}

private struct ArchiveTextReader {
  let engine: TextEngine
  let instant: Date
  let scale: Double
  var texts: [ArchiveText] = []

  mutating func read(
    _ node: ArchiveNode, in parent: AffineMatrix, clip: CGRect, opacity: Double,
    hasColorEffects: Bool
  ) {
    let matrix = node.matrix(in: parent)
    var (clip, opacity, hasColorEffects) = (clip, opacity, hasColorEffects)
    for (index, effect) in node.effects.enumerated() {
      switch effect {
      case .opacity(let value): opacity *= value
      case .clip(let path, _, _):
        guard let bounds = path.controlBounds else { return }
        let matrix = node.matrix(in: parent, droppingEffects: index)
        clip = clip.intersection(matrix.bounds(of: bounds))
        // Nothing inside is visible.
        guard !clip.isEmpty else { return }
      default: hasColorEffects = hasColorEffects || effect.changesColors
      }
    }
    // SwiftUI keeps hidden views in the tree.
    guard opacity > 0.01 else { return }
    if let block = block(of: node), block.string.contains(where: { $0.isLetter || $0.isNumber }) {
      texts.append(
        ArchiveText(
          block: block, matrix: matrix, clip: clip, opacity: opacity,
          hasColorEffects: hasColorEffects))
    }
    for child in node.children {
      read(child, in: matrix, clip: clip, opacity: opacity, hasColorEffects: hasColorEffects)
    }
  }

  private func block(of node: ArchiveNode) -> TextBlock? {
    switch node.content {
    case .text(let block): block
    case .dynamicText(let text, let paragraph):
      engine.layout(
        text, paragraph: paragraph, width: node.frame.width, height: node.frame.height,
        scale: scale, now: instant)
    default: nil
    }
  }
}

extension ArchiveNode {
  fileprivate var withoutTexts: ArchiveNode {
    var node = self
    switch content {
    case .text, .dynamicText: node.content = .none
    default: break
    }
    node.children = children.map(\.withoutTexts)
    return node
  }
}
