import TextEngine
import ViewArchive

// Compatibility (views): partial | `textRenderer`, `TextRenderer`, `Text.Layout`, `TextAttribute`,
//   `customAttribute` | drawn once, at rest; dates and timers stop at the entry's date, with a
//   notice; no `Text.LayoutKey`

/// Draws texts in another way.
///
///     struct Wave: TextRenderer {
///       func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///           var copy = context
///           copy.translateBy(x: 0, y: 3 * sin(Double(index)))
///           copy.draw(slice)
///         }
///       }
///     }
///
/// The renderer runs when the text is placed. As in widgets on a device, it is not animated.
public protocol TextRenderer: Animatable {
  /// Draws a text in the coordinates of its top left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size that the text has in its container; by default that of its layout.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The space around the text that the renderer may draw into. It has no effect: drawings may
  /// exceed the text's bounds.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  let size: @MainActor (ProposedViewSize) -> CGSize

  /// The size of the text without the renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = size
    nonisolated(unsafe) var result = CGSize.zero
    // Texts are always measured there, but SwiftUI does not declare renderers as isolated.
    MainActor.assumeIsolated { result = size(proposal) }
    return result
  }
}

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
  /// Set by `textRenderer(_:)`.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

extension View {
  /// Draws all texts in the view with a renderer.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    transformEnvironment(\.textRenderer) { $0 = renderer }
  }
}

extension GraphicsContext {
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()
  ) {
    draw(line.flatMap { $0[$0.startIndex..<$0.endIndex].clusters }, at: line.origin)
  }

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  public func draw(
    _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()
  ) {
    draw(Array(slice.clusters), at: slice.run.origin)
  }

  private func draw(_ clusters: [TextDetail.Cluster], at origin: CGPoint) {
    guard !clusters.isEmpty, origin.x.isFinite, origin.y.isFinite else { return }
    let size = onMain { $0.size }
    let line = TextBlock.Line(
      origin: origin, width: clusters.reduce(0) { $0 + $1.width }, runs: clusters.joinedRuns,
      attachments: clusters.compactMap(\.attachment))
    append(
      ArchiveNode(
        kind: "text", frame: CGRect(origin: .zero, size: size),
        content: .text(TextBlock(size: size, lines: [line], string: ""))))
  }
}

extension [TextDetail.Cluster] {
  /// The glyphs with as few runs as possible.
  fileprivate var joinedRuns: [GlyphRun] {
    var runs: [GlyphRun] = []
    for cluster in self {
      for run in cluster.runs {
        var part = run
        if cluster.runs.count == 1 { part.width = cluster.width }
        if let last = runs.last, last.looksLike(part) {
          runs[runs.count - 1].glyphs += part.glyphs
          runs[runs.count - 1].width += part.width
        } else {
          runs.append(part)
        }
      }
    }
    return runs
  }
}

extension GlyphRun {
  fileprivate func looksLike(_ other: GlyphRun) -> Bool {
    face == other.face && size == other.size && paint == other.paint
      && underline == other.underline && strikethrough == other.strikethrough
  }
}
