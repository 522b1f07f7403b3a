import Foundation
import ViewArchive

/// Replaces glyphs of the author's fonts by their outlines, because hosts have only the fonts of
/// the set.
///
/// Each run becomes an attachment of its line: a filled path, and rectangles for its decorations.
/// Its coordinates are those of the block, so that gradients stay where they are.
final class AuthorOutlines {
  private var fonts: [FontFace: OutlineFont] = [:]

  func replaced(in block: TextBlock) -> TextBlock {
    guard block.lines.contains(where: { $0.runs.contains(where: \.face.isAuthors) }) else {
      return block
    }
    var block = block
    for index in block.lines.indices {
      let line = block.lines[index]
      block.lines[index].runs = line.runs.filter { !$0.face.isAuthors }
      for run in line.runs where run.face.isAuthors {
        guard let parts = parts(of: run, at: line.origin) else { continue }
        block.lines[index].attachments.append(
          TextBlock.Attachment(
            origin: CGPoint(x: -line.origin.x, y: -line.origin.y),
            content: TextAttachment(name: "", width: run.width, parts: parts)))
      }
    }
    return block
  }

  private func parts(of run: GlyphRun, at origin: CGPoint) -> [TextAttachment.Part]? {
    guard let font = font(run.face), font.unitsPerEm > 0 else { return nil }
    let scale = run.size / font.unitsPerEm
    let slant = run.face.isSlanted ? 0.2 : 0
    var elements: [ArchivePath.Element] = []
    for glyph in run.glyphs {
      let (x, y) = (Double(origin.x) + glyph.x, Double(origin.y) + glyph.y)
      elements +=
        font.outline(of: glyph.id).transformed { point in
          CGPoint(
            x: x + (Double(point.x) + slant * Double(point.y)) * scale,
            y: y - Double(point.y) * scale)
        }.elements
    }
    var parts: [TextAttachment.Part] = [.fill(ArchivePath(elements), run.paint)]
    // The usual position and thickness, in parts of the size.
    for (decoration, height) in [(run.underline, -0.1), (run.strikethrough, 0.25)] {
      guard let decoration, let start = run.glyphs.first?.x else { continue }
      let thickness = run.size / 14
      let bar = CGRect(
        x: Double(origin.x) + start, y: Double(origin.y) - height * run.size - thickness / 2,
        width: run.width, height: thickness)
      parts.append(.fill(ArchivePath(rect: bar), decoration.color.map { .color($0) } ?? run.paint))
    }
    return parts
  }

  private func font(_ face: FontFace) -> OutlineFont? {
    if let known = fonts[face] { return known }
    let font = OutlineFont(file: URL(fileURLWithPath: face.file), index: face.index)
    if !face.variations.isEmpty {
      font?.setVariations(face.variations.split(separator: ",").map(String.init))
    }
    fonts[face] = font
    return font
  }
}

extension FontFace {
  /// Whether the face is in a file of the author, which its path names.
  var isAuthors: Bool { file.hasPrefix("/") }
}
