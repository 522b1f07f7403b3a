import ViewArchive

/// The bar or ring of a progress view.
struct ProgressTrack: PrimitiveView {
  enum Outline {
    case bar(height: CGFloat)
    case ring
  }

  let amount: ProgressAmount
  let shape: Outline
  /// nil uses the environment's tint.
  let tint: AnyShapeStyle?
  /// The colour of a bar's empty part.
  var emptyColor = SystemColor.fill

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    [ProgressTrackNode(self, context)]
  }
}

@MainActor
final class ProgressTrackNode: _LayoutNode {
  private let track: ProgressTrack
  private let context: _ViewContext

  init(_ track: ProgressTrack, _ context: _ViewContext) {
    self.track = track
    self.context = context
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    switch track.shape {
    case .bar(let height):
      let width = proposal.width ?? Self.idealBarWidth
      return CGSize(width: width.isFinite ? width : Self.idealBarWidth, height: height)
    case .ring:
      let offered = [proposal.width, proposal.height].compactMap { $0 }.filter(\.isFinite)
      let side = offered.min() ?? RingGeometry.accessorySide
      return CGSize(width: side, height: side)
    }
  }

  /// The width, in points, of a bar without a proposed width.
  private static let idealBarWidth: CGFloat = 150

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: size(proposal))
    let request = _PaintRequest(context, bounds: bounds)
    let gradient = track.tint == nil ? TrackGradient(request) : nil
    var fill = (track.tint ?? AnyShapeStyle(TintShapeStyle()))._paint(request)
    switch track.shape {
    case .bar:
      if let gradient { fill = gradient.bar(from: edge(bounds, 0), to: edge(bounds, 1)) }
      let base = track.emptyColor._paint(request)
      return bar(bounds, fill: fill, track: base, isRightToLeft: isRightToLeft)
    case .ring:
      if let gradient {
        let center = RingGeometry(side: bounds.width).center
        fill = gradient.arc(center, from: .degrees(-90), sweep: .degrees(360))
      }
      return ring(bounds, fill: fill, track: fill.opacity(RingGeometry.trackOpacity))
    }
  }

  /// The x coordinate of a fraction of a bar, in the part that is filled.
  private func edge(_ bounds: CGRect, _ fraction: CGFloat) -> CGFloat {
    guard isRightToLeft else { return bounds.width * fraction }
    return filledWidth(bounds) - bounds.width * fraction
  }

  /// The smallest fraction still shows a full dot. A timed bar is drawn in the whole bounds.
  private func filledWidth(_ bounds: CGRect) -> CGFloat {
    guard let fraction = track.amount.fraction else { return bounds.width }
    return max(bounds.width * fraction, min(bounds.height, bounds.width))
  }

  private func bar(
    _ bounds: CGRect, fill: Paint, track base: Paint, isRightToLeft: Bool
  ) -> ArchiveNode {
    var node = ArchiveNode(kind: "ProgressBar", frame: bounds)
    if let timed = timed(.bar, lineWidth: bounds.height, fill, base, isRightToLeft) {
      node.content = .timedProgress(timed)
      return node
    }
    let fraction = track.amount.fraction ?? 0
    node.content = .fill(Capsule().path(in: bounds).archived, base, evenOdd: false)
    guard fraction > 0 else { return node }
    let width = filledWidth(bounds)
    let frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    let path = Capsule().path(in: CGRect(origin: .zero, size: frame.size))
    node.children = [
      ArchiveNode(
        kind: "fill", frame: frame, content: .fill(path.archived, fill, evenOdd: false),
        marks: .privateValue)
    ]
    return node
  }

  private func ring(_ bounds: CGRect, fill: Paint, track base: Paint) -> ArchiveNode {
    var node = ArchiveNode(kind: "ProgressRing", frame: bounds)
    let ring = RingGeometry(side: bounds.width)
    if let timed = timed(.ring, lineWidth: ring.lineWidth, fill, base, false) {
      node.content = .timedProgress(timed)
      return node
    }
    node.content = .stroke(ring.circle.archived, base, ring.stroke)
    guard let fraction = track.amount.fraction, fraction > 0 else { return node }
    let arc = ring.arc(from: .degrees(-90), to: .degrees(-90 + 360 * fraction))
    node.children = [
      ArchiveNode(
        kind: "fill", frame: bounds, content: .stroke(arc.archived, fill, ring.stroke),
        marks: .privateValue)
    ]
    return node
  }

  private func timed(
    _ shape: TimedProgress.Shape, lineWidth: CGFloat, _ fill: Paint, _ track: Paint,
    _ isRightToLeft: Bool
  ) -> TimedProgress? {
    guard case .interval(let interval, let countsDown) = self.track.amount else { return nil }
    return TimedProgress(
      start: interval.lowerBound, end: interval.upperBound, countsDown: countsDown, shape: shape,
      lineWidth: lineWidth, track: track, fill: fill, rightToLeft: isRightToLeft)
  }
}

/// The spinner of indeterminate progress. It does not spin, because archives cannot animate it.
struct ProgressWheel: PrimitiveView {
  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let length: CGFloat =
      switch context.environment.controlSize {
      case .mini, .small, .regular: 20
      case .large, .extraLarge: 37
      }
    return [ProgressWheelNode(length: length, context)]
  }
}

/// Draws eight spokes, the first one darkest.
@MainActor
final class ProgressWheelNode: _LayoutNode {
  private let length: CGFloat
  private let context: _ViewContext

  init(length: CGFloat, _ context: _ViewContext) {
    self.length = length
    self.context = context
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: length, height: length)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let bounds = CGRect(x: 0, y: 0, width: length, height: length)
    let paint = Color.gray._paint(_PaintRequest(context, bounds: bounds))
    let spoke = CGRect(
      x: length * 0.44, y: 0, width: length * 0.12, height: length * 0.28)
    let path = Capsule().path(in: spoke)
    let spokes = (0..<8).map { index in
      let turn = CGAffineTransform(translationX: length / 2, y: length / 2)
        .rotated(by: CGFloat(index) * .pi / 4)
        .translatedBy(x: -length / 2, y: -length / 2)
      return ArchiveNode(
        kind: "spoke", frame: bounds,
        content: .fill(
          path.applying(turn).archived, paint.opacity(1 - Double(index) * 0.1), evenOdd: false))
    }
    return ArchiveNode(kind: "ProgressWheel", frame: bounds, children: spokes)
  }
}
