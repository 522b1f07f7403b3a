import ViewArchive

/// The properties of a stroked line.
public struct StrokeStyle: Equatable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// The lengths of alternating dashes and gaps, in points.
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

  /// nil if the width is not finite and positive; then nothing is drawn.
  var archived: StrokeGeometry? {
    guard lineWidth.isFinite, lineWidth > 0 else { return nil }
    return StrokeGeometry(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit.isFinite ? miterLimit : 10,
      dash: validDash.map { Double($0) }, dashPhase: dashPhase.isFinite ? dashPhase : 0)
  }

  /// The dash pattern, repeated if its count is odd; empty if a length is invalid or all are 0.
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
