import Foundation
import ViewArchive

extension Painter {
  /// Draws dynamic text, laid out for the current instant in the node's frame.
  func draw(
    _ text: StyledText, _ paragraph: ParagraphStyle, in size: CGSize, _ matrix: AffineMatrix,
    alpha: Double
  ) {
    let (block, offset) = block(text, paragraph, in: size)
    draw(block, in: matrix.translated(x: offset, y: 0), alpha: alpha)
  }

  /// Dynamic text, laid out for the current instant, and its distance from the frame's left edge.
  func block(
    _ text: StyledText, _ paragraph: ParagraphStyle, in size: CGSize
  ) -> (block: TextBlock, offset: Double) {
    let block = resources.engine.layout(
      text, paragraph: paragraph, width: Double(size.width), height: Double(size.height),
      scale: layoutScale, now: instant)
    let room = Double(size.width - block.size.width)
    let part =
      switch paragraph.alignment {
      case .leading: paragraph.rightToLeft ? 1.0 : 0
      case .center: 0.5
      case .trailing: paragraph.rightToLeft ? 0 : 1.0
      }
    // The block fills the frame unless the text is wider or does not change with time.
    return (block, max(room, 0) * part)
  }

  func draw(_ block: TextBlock, in matrix: AffineMatrix, alpha: Double) {
    let isAligned = isAligned(matrix)
    let place = isAligned ? matrix.snapped : matrix
    for line in block.lines {
      var lineMatrix = place.translated(x: Double(line.origin.x), y: Double(line.origin.y))
      if isAligned { lineMatrix.ty = lineMatrix.ty.snapped }
      guard lineMatrix.isUsable else { continue }
      for run in line.runs {
        draw(run, in: lineMatrix, of: CGRect(origin: .zero, size: block.size), place, alpha)
      }
      for attachment in line.attachments { draw(attachment, in: lineMatrix, alpha: alpha) }
    }
  }

  private func draw(_ attachment: TextBlock.Attachment, in matrix: AffineMatrix, alpha: Double) {
    let matrix = matrix.translated(
      x: Double(attachment.origin.x), y: Double(attachment.origin.y))
    guard matrix.isUsable else { return }
    for part in attachment.content.parts {
      switch part {
      case .fill(let path, let paint):
        fill(path, with: paint, evenOdd: false, in: matrix, alpha: alpha)
      case .image(let drawing, let frame):
        let place = matrix.translated(x: Double(frame.minX), y: Double(frame.minY))
        charge(.image, pixels: pixels(of: frame, in: matrix), weight: 6)
        draw(drawing, marks: [], in: frame.size, place, alpha: alpha)
      }
    }
  }

  /// - Parameters:
  ///   - matrix: From the line's coordinates to device pixels.
  ///   - area: The block, in the coordinates of `blockMatrix`, for gradients.
  private func draw(
    _ run: GlyphRun, in matrix: AffineMatrix, of area: CGRect, _ blockMatrix: AffineMatrix,
    _ alpha: Double
  ) {
    guard run.size > 0, run.size.isFinite, run.size * matrix.meanScale < 8192 else { return }
    guard let font = resources.fonts.font(run.face, matrix: run.emMatrix.followed(by: matrix))
    else {
      drawBoxes(for: run, in: matrix, alpha: alpha)
      return
    }
    decorate(run, .underline, in: matrix, over: area, blockMatrix, alpha)
    if font.isColored {
      drawColored(run, font, in: matrix, alpha: alpha)
    } else {
      let area = area.insetBy(dx: -run.size, dy: -run.size)
      if setPaint(run.paint, over: area, in: blockMatrix, alpha: alpha) {
        show(run, font, in: matrix)
      }
    }
    decorate(run, .strikethrough, in: matrix, over: area, blockMatrix, alpha)
  }

  private func show(_ run: GlyphRun, _ font: ScaledFont, in matrix: AffineMatrix) {
    glyphs.removeAll()
    for glyph in run.glyphs {
      let point = matrix(CGPoint(x: glyph.x, y: glyph.y))
      guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { continue }
      glyphs.append(glyph.id, at: point)
    }
    glyphs.show(with: font, in: context)
  }

  /// Coloured glyphs ignore the source, so opacity and tint need a layer. On pages they are images.
  private func drawColored(
    _ run: GlyphRun, _ font: ScaledFont, in matrix: AffineMatrix, alpha: Double
  ) {
    var alpha = alpha
    if case .color(let color) = run.paint { alpha *= min(max(color.alpha, 0), 1) }
    let isAccented = options.renderingMode.isAccented
    if !isAccented, alpha >= 1, !context.isVector {
      show(run, font, in: matrix)
      return
    }
    let reach = run.size * 1.5
    let xs = run.glyphs.map(\.x)
    guard let start = xs.min(), let end = xs.max() else { return }
    let bounds = CGRect(x: start, y: 0, width: end - start, height: 0)
      .insetBy(dx: -reach, dy: -reach)
    guard let layer = layer(covering: matrix.bounds(of: bounds)) else { return }
    draw(on: layer, in: matrix) { matrix in
      let em = run.emMatrix.followed(by: matrix)
      if let font = resources.fonts.font(run.face, matrix: em) {
        show(run, font, in: matrix)
      }
    }
    if isAccented {
      let tint = ColorMatrix.saturation(0).followed(by: .multiply(resolved(.white, 1)))
      apply([.color(tint)], to: layer, scale: 1)
    }
    composite(layer, alpha: alpha)
  }

  /// Draws boxes in place of the glyphs of a missing face.
  private func drawBoxes(for run: GlyphRun, in matrix: AffineMatrix, alpha: Double) {
    let size = CGSize(width: run.size * 0.5, height: run.size * 0.7)
    for glyph in run.glyphs.prefix(256) {
      let box = CGRect(
        origin: CGPoint(x: glyph.x + run.size * 0.05, y: glyph.y - Double(size.height)),
        size: size)
      stroke(
        ArchivePath(rect: box), with: run.paint, StrokeGeometry(width: run.size / 20), in: matrix,
        alpha: alpha)
    }
  }
}

extension GlyphRun {
  /// From the em square to the line's points. Slanted faces are sheared by 0.2.
  fileprivate var emMatrix: AffineMatrix {
    AffineMatrix(
      a: size * min(max(face.stretch, 0.1), 10), c: face.isSlanted ? -0.2 * size : 0, d: size)
  }
}
