internal import CPango
import ViewArchive

/// A part of a line in one font, which is divided into clusters.
struct ShapedItem {
  /// From the line's left end, in points.
  var start: Double
  var width: Double
  var metrics: LineMetrics
  /// The item's glyphs: one run for text, one or more for a symbol.
  var runs: [GlyphRun]
  var attachment: TextBlock.Attachment?
  /// True for a symbol or attachment, which is one cluster.
  var isObject: Bool

  func clusters(of run: UnsafeMutablePointer<PangoGlyphItem>) -> [ShapedCluster] {
    let item = run.pointee.item.pointee
    let isRightToLeft = item.analysis.level % 2 != 0
    func cluster(at offset: Int, x: Double) -> ShapedCluster {
      ShapedCluster(
        offset: offset, x: x, width: 0, isRightToLeft: isRightToLeft, metrics: metrics)
    }
    guard let string = run.pointee.glyphs, !isObject, let whole = runs.first else {
      guard attachment != nil || !runs.isEmpty else { return [] }
      var object = cluster(at: Int(item.offset), x: start)
      object.width = width
      object.runs = runs
      object.attachment = attachment
      return [object]
    }
    var clusters: [ShapedCluster] = []
    var drawn = whole.glyphs.makeIterator()
    var x = start
    var last: Int32?
    for index in 0..<Int(string.pointee.num_glyphs) {
      let info = string.pointee.glyphs[index]
      let place = string.pointee.log_clusters[index]
      if place != last {
        clusters.append(cluster(at: Int(item.offset) + Int(place), x: x))
        last = place
      }
      let advance = ParagraphShaper.points(info.geometry.width)
      x += advance
      clusters[clusters.count - 1].width += advance
      guard info.glyph != ParagraphShaper.emptyGlyph, let glyph = drawn.next() else { continue }
      clusters[clusters.count - 1].append(glyph, of: whole)
    }
    return clusters
  }
}

extension ShapedCluster {
  fileprivate mutating func append(_ glyph: GlyphRun.Glyph, of run: GlyphRun) {
    if runs.isEmpty {
      var part = run
      part.glyphs = []
      runs = [part]
    }
    runs[0].glyphs.append(glyph)
  }
}
