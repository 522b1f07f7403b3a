import HostLink

/// The geometry of complications with labels, in fractions of a complication's side.
///
/// Sources: the sizes of images and texts are those of the Human Interface Guidelines
/// (Complications, Circular and Corner), which are the same fractions on watches of all sizes. The
/// curves are estimates. docs/layout-facts.md §10
extension ComplicationLayout {
  /// nil if the surroundings show no label beside this family.
  init?(_ request: WidgetRequest, _ environment: EnvironmentValues) {
    let side = CGFloat(min(request.displaySize.width, request.displaySize.height))
    guard environment.showsWidgetLabel, side > 0 else { return nil }
    switch request.family {
    case .accessoryCorner: self.init(corner: request.corner ?? .topLeading, side: side)
    case .accessoryCircular: self.init(bezelAround: side)
    default: return nil
    }
  }

  /// A corner of the face. The center of the curves is the center of the face.
  private init(corner: ComplicationCorner, side: CGFloat) {
    /// Mirrors a position of the top left corner.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(
        x: (corner.isLeading ? x : 1 - x) * side, y: (corner.isTop ? y : 1 - y) * side)
    }
    func circle(_ diameter: CGFloat, at distance: CGFloat) -> CGRect {
      let center = point(distance, distance)
      return CGRect(
        x: center.x - diameter * side / 2, y: center.y - diameter * side / 2,
        width: diameter * side, height: diameter * side)
    }
    let angle: Double =
      switch corner {
      case .topLeading: -135
      case .topTrailing: -45
      case .bottomLeading: 135
      case .bottomTrailing: 45
      }
    func arc(radius: CGFloat, height: CGFloat, degrees: CGFloat) -> Arc {
      Arc(
        length: radius * side * degrees * .pi / 180, height: height * side,
        center: point(1.25, 1.25), radius: radius * side, angle: .degrees(angle),
        isClockwise: corner.isTop)
    }
    let canvas = CGSize(width: side, height: side)
    self.init(
      content: circle(0.48, at: 0.3), canvas: canvas, contentBesideLabel: circle(0.303, at: 0.18),
      canvasWithLabel: canvas, label: arc(radius: 1.25, height: 0.16, degrees: 54),
      curvedContent: arc(radius: 1.45, height: 0.19, degrees: 24),
      labelFont: .system(size: 0.152 * side, weight: .semibold, design: .rounded),
      contentFont: .system(size: 0.152 * side, weight: .semibold, design: .rounded),
      barHeight: 0.063 * side)
  }

  /// A circle at the top of a round dial, with the label on the bezel above it.
  private init(bezelAround side: CGFloat) {
    let content = CGRect(x: 1.05 * side, y: 0.32 * side, width: side, height: side)
    let label = Arc(
      length: 3.36 * side, height: 0.24 * side,
      center: CGPoint(x: content.midX, y: 1.85 * side), radius: 1.73 * side,
      angle: .degrees(-90), isClockwise: true)
    self.init(
      content: CGRect(x: 0, y: 0, width: side, height: side),
      canvas: CGSize(width: side, height: side), contentBesideLabel: content,
      canvasWithLabel: CGSize(width: 3.1 * side, height: 1.32 * side), label: label,
      labelFont: .system(size: 0.24 * side, weight: .semibold, design: .rounded),
      contentFont: .system(size: 0.29 * side, weight: .medium, design: .rounded),
      barHeight: 0.1 * side, isMasked: true)
  }

  /// The size that an archive can have, depending on whether the content has a label.
  var bounds: ArchiveBounds {
    ArchiveBounds(
      minimum: .zero,
      maximum: CGSize(
        width: max(canvas.width, canvasWithLabel.width),
        height: max(canvas.height, canvasWithLabel.height)))
  }
}
