import ViewArchive

/// The vertical metrics of the system font, in points, independent of the substitute face that is
/// drawn. Source: docs/layout-facts.md §1.
struct FontMetrics {
  let size: Double
  let lineHeight: Double

  init(_ request: FontRequest) {
    size = request.size
    lineHeight = request.lineHeight
  }

  var ascent: Double { 0.95215 * size }
  var descent: Double { 0.24121 * size }
  var capHeight: Double { 0.70459 * size }
  var height: Double { (0.95215 + 0.24121) * size }
  /// The extra space between lines, up to the text style's line height.
  var leading: Double { lineHeight > 0 ? max(lineHeight - height, 0) : 0 }

  @MainActor
  func spacing(_ session: RenderSession) -> ViewSpacing {
    let tenth = session.pixelCeil(0.1 * height)
    return .text(
      topLeading: session.pixelCeil(leading), aboveEdge: height + tenth - ascent,
      belowEdge: height + tenth - capHeight)
  }
}
