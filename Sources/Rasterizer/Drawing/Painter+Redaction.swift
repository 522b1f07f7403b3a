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
        guard let run = line.runs.first else { continue }
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

  private func drawBar(_ bar: CGRect, color: Paint, in matrix: AffineMatrix, alpha: Double) {
    guard bar.width > 0, bar.height > 0 else { return }
    let path = ArchivePath(roundedRectangle: bar, radius: min(Double(bar.height) / 4, 6))
    fill(path, with: color, evenOdd: false, in: matrix, alpha: alpha * 0.16)
  }
}
