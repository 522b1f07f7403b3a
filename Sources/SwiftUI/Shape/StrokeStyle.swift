import ViewArchive

/// How an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// Points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, points.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// nil where the width is no length: nothing is drawn.
  var archived: StrokeGeometry? {
    guard lineWidth.isFinite, lineWidth > 0 else { return nil }
    return StrokeGeometry(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit.isFinite ? miterLimit : 10,
      dash: validDash.map { Double($0) }, dashPhase: dashPhase.isFinite ? dashPhase : 0)
  }

  /// Dashes that add up to nothing are none; an odd number is run through twice.
  var validDash: [CGFloat] {
    guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.reduce(0, +) > 0 else { return [] }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }

  private var cap: StrokeGeometry.Cap {
    switch lineCap {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }

  private var join: StrokeGeometry.Join {
    switch lineJoin {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension StrokeStyle: Animatable {
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get { AnimatableData(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
