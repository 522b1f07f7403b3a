import SwiftUI

/// The default legend: a symbol and a name for each value of the data.
struct LegendView: View {
  private struct Entry: Identifiable {
    var id: Int
    var name: String
    var style: AnyShapeStyle
    var symbol: AnyChartSymbolShape
  }

  private let entries: [Entry]
  /// Whether each entry is on a separate line.
  private let isVertical: Bool

  /// Returns nil if no mark has a style, symbol or line style by value.
  init?(_ visuals: VisualScales, isVertical: Bool) {
    self.isVertical = isVertical
    let model = visuals.model
    let (styles, symbols) = (model.styleValues, model.symbolValues)
    let (values, domain) =
      !styles.isEmpty
      ? (styles, model.options.styles?.domain)
      : !symbols.isEmpty
        ? (symbols, model.options.symbols?.domain)
        : (model.lineStyleValues, model.options.lineStyles?.domain)
    guard !values.isEmpty, visuals.styleRange == nil else { return nil }
    // In the order of the scale, then of the data.
    let scale = domain ?? []
    let ordered = scale.filter(values.contains) + values.filter { !scale.contains($0) }
    entries = ordered.enumerated().map { index, value in
      Entry(
        id: index, name: value.text,
        style: styles.contains(value) ? visuals.style(for: value) : AnyShapeStyle(.tint),
        symbol: symbols.contains(value)
          ? visuals.symbol(for: value) : AnyChartSymbolShape(erasing: .circle))
    }
  }

  var body: some View {
    LegendRows(spacing: 10, lineSpacing: 4, isVertical: isVertical) {
      ForEach(entries) { entry in
        HStack(spacing: 4) {
          entry.symbol.fill(entry.style).frame(width: 8, height: 8)
          Text(verbatim: entry.name).lineLimit(1)
        }
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }
}

/// Places subviews in lines.
private struct LegendRows: Layout {
  /// In points.
  let spacing, lineSpacing: CGFloat
  let isVertical: Bool

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var origin = CGPoint.zero
    var height: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if origin.x > 0, isVertical || origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + height + lineSpacing)
        height = 0
      }
      frames.append(CGRect(origin: origin, size: size))
      origin.x += size.width + spacing
      height = max(height, size.height)
    }
    return frames
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let frames = frames(subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
