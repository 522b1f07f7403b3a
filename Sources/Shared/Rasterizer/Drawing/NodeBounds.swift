import Foundation
import ViewArchive

extension ArchiveNode {
  /// The bounds of everything that the node draws with its first `count` effects, in its own
  /// coordinates; nil if it draws nothing. The result may be too large, but never too small.
  func drawnBounds(effects count: Int) -> CGRect? {
    var bounds = contentBounds
    for child in children {
      guard let inner = child.drawnBounds(effects: child.effects.count) else { continue }
      let placed = inner.offsetBy(dx: child.frame.minX, dy: child.frame.minY)
      bounds = bounds?.union(placed) ?? placed
    }
    for effect in effects.prefix(count) {
      guard let current = bounds else { return nil }
      bounds = effect.bounds(of: current)
    }
    guard let bounds, bounds.isFinite else { return nil }
    return bounds
  }

  private var contentBounds: CGRect? {
    let own = CGRect(origin: .zero, size: frame.size)
    switch content {
    case .none: return nil
    case .fill(let path, _, _): return path.controlBounds
    case .stroke(let path, _, let geometry):
      // At least one point for hairlines; a mitre extends up to its limit.
      let reach = max(geometry.width, 1) * (geometry.join == .miter ? geometry.miterLimit : 1)
      return path.controlBounds?.insetBy(dx: -reach, dy: -reach)
    case .text(let block):
      let size = block.lines.flatMap(\.runs).map(\.size).max() ?? 0
      // Glyphs may extend beyond their lines.
      return block.lines.reduce(
        CGRect(origin: .zero, size: block.size).insetBy(dx: -size, dy: -size)
      ) { bounds, line in bounds.union(line.attachmentBounds ?? bounds) }
    case .dynamicText(let text, _):
      let sizes = text.segments.map { segment in
        if case .attachment(let attachment) = segment.content, let bounds = attachment.bounds {
          return max(Double(max(bounds.width, bounds.height)), segment.style.font.size)
        }
        return segment.style.font.size
      }
      let size = sizes.max() ?? 0
      return own.insetBy(dx: -size, dy: -size)
    case .image: return own
    case .timedProgress(let progress):
      return own.insetBy(dx: -progress.lineWidth, dy: -progress.lineWidth)
    }
  }
}

extension TextBlock.Line {
  /// The bounds of the attachments in the block's coordinates; nil if there are none.
  fileprivate var attachmentBounds: CGRect? {
    attachments.compactMap { attachment in
      attachment.content.bounds?
        .offsetBy(dx: attachment.origin.x, dy: attachment.origin.y)
        .offsetBy(dx: origin.x, dy: origin.y)
    }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}
