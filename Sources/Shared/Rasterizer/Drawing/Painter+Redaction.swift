import Foundation
import ViewArchive

extension Painter {
  /// Draws a redacted node: shapes stay, texts become bars and images become plain boxes.
  func drawRedacted(_ node: ArchiveNode, in matrix: AffineMatrix, alpha: Double) {
    let frame = CGRect(origin: .zero, size: node.frame.size)
    switch node.content {
    case .none: break
    case .fill(let path, let paint, let evenOdd):
      fill(path, with: paint, evenOdd: evenOdd, in: matrix, alpha: alpha)
    case .stroke(let path, let paint, let geometry):
      stroke(path, with: paint, geometry, in: matrix, alpha: alpha)
    case .text(let block):
      for line in block.lines {
        guard let run = line.runs.first else {
          for attachment in line.attachments { drawBar(over: attachment, line, in: matrix, alpha) }
          continue
        }
        let bar = CGRect(
          x: Double(line.origin.x), y: Double(line.origin.y) - run.size * 0.75, width: line.width,
          height: run.size * 0.85)
        drawBar(bar, color: run.paint, in: matrix, alpha: alpha)
      }
    case .dynamicText(let text, _):
      let paint = text.segments.first?.style.paint ?? .color(.black)
      drawBar(frame.insetBy(dx: 0, dy: frame.height * 0.1), color: paint, in: matrix, alpha: alpha)
    case .image(let drawing):
      drawBar(frame, color: drawing.template ?? .color(.black), in: matrix, alpha: alpha)
    case .timedProgress(let progress):
      let shape = ArchivePath(
        roundedRectangle: frame, radius: Double(min(frame.width, frame.height)) / 2)
      fill(shape, with: progress.track, evenOdd: false, in: matrix, alpha: alpha)
    }
  }

  /// Draws a bar over an attachment in a line without glyphs.
  private func drawBar(
    over attachment: TextBlock.Attachment, _ line: TextBlock.Line, in matrix: AffineMatrix,
    _ alpha: Double
  ) {
    guard let bounds = attachment.content.bounds else { return }
    let origin = CGPoint(
      x: line.origin.x + attachment.origin.x, y: line.origin.y + attachment.origin.y)
    let paint: Paint =
      if case .fill(_, let paint)? = attachment.content.parts.last { paint } else {
        .color(.black)
      }
    drawBar(bounds.offsetBy(dx: origin.x, dy: origin.y), color: paint, in: matrix, alpha: alpha)
  }

  private func drawBar(_ bar: CGRect, color: Paint, in matrix: AffineMatrix, alpha: Double) {
    guard bar.width > 0, bar.height > 0 else { return }
    let path = ArchivePath(roundedRectangle: bar, radius: min(Double(bar.height) / 4, 6))
    fill(path, with: color, evenOdd: false, in: matrix, alpha: alpha * 0.16)
  }
}
