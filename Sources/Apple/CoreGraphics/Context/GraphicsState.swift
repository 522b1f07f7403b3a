import ViewArchive

/// What `saveGState` saves.
struct GraphicsState {
  /// From the current coordinates to those of the record, in which y points down.
  var transform: CGAffineTransform
  var fill = Paint.color(.black)
  var stroke = Paint.color(.black)
  /// Points in the current coordinates.
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dash: [CGFloat] = []
  var dashPhase: CGFloat = 0
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: NodeEffect?
  /// The paths to which drawing is clipped, in the record's coordinates.
  var clips: [NodeEffect] = []
  /// The masks, in the record's coordinates.
  var masks: [NodeEffect] = []
  /// The bounds of all clips, in the record's coordinates.
  var clipBounds: CGRect
  var interpolation = CGInterpolationQuality.default
  var isAntialiased = true

  init(transform: CGAffineTransform, clipBounds: CGRect) {
    self.transform = transform
    self.clipBounds = clipBounds
  }
}

extension GraphicsState {
  /// The pen in points of the current coordinates; nil if it has no area.
  var pen: StrokeGeometry? {
    guard lineWidth.isFinite, lineWidth >= 0, lineWidth < 1_000_000 else { return nil }
    let dash = dash.map { Double($0) }
    let isUsable = dash.allSatisfy { (0..<1_000_000).contains($0) } && dash.contains { $0 > 0 }
    return StrokeGeometry(
      width: Double(lineWidth), cap: StrokeGeometry.Cap(lineCap),
      join: StrokeGeometry.Join(lineJoin),
      miterLimit: miterLimit.isFinite ? min(max(Double(miterLimit), 1), 10_000) : 10,
      dash: isUsable ? dash : [], dashPhase: abs(dashPhase) < 1_000_000 ? Double(dashPhase) : 0)
  }
}

extension StrokeGeometry.Cap {
  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension StrokeGeometry.Join {
  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}

extension CGAffineTransform {
  package var archived: AffineMatrix { AffineMatrix(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  /// False if something drawn with the transform is invisible or out of range.
  var isUsable: Bool {
    let numbers = [a, b, c, d, tx, ty]
    let determinant = a * d - b * c
    return numbers.allSatisfy { $0.magnitude < 1_000_000 } && determinant.magnitude > 1e-12
  }
}

extension PathGeometry {
  /// The path as an archive contains it; nil if it has a coordinate that is not finite or too
  /// large.
  package var archived: ArchivePath? {
    func isUsable(_ points: CGPoint...) -> Bool {
      points.allSatisfy { $0.x.magnitude < 1_000_000 && $0.y.magnitude < 1_000_000 }
    }
    var elements: [ArchivePath.Element] = []
    elements.reserveCapacity(segments.count)
    for segment in segments {
      switch segment {
      case .move(let point):
        guard isUsable(point) else { return nil }
        elements.append(.move(point))
      case .line(let point):
        guard isUsable(point) else { return nil }
        elements.append(.line(point))
      case .quadCurve(let point, let control):
        guard isUsable(point, control) else { return nil }
        elements.append(.quadCurve(point, control: control))
      case .curve(let point, let control1, let control2):
        guard isUsable(point, control1, control2) else { return nil }
        elements.append(.curve(point, control1: control1, control2: control2))
      case .close: elements.append(.close)
      }
    }
    return ArchivePath(elements)
  }
}

extension PaintColor {
  /// A component that is not finite becomes 0.
  package init(_ color: CGColor) {
    let components = color.standardRGB
    func finite(_ value: Double) -> Double { value.isFinite ? min(max(value, -100), 100) : 0 }
    self.init(
      red: finite(components.red), green: finite(components.green), blue: finite(components.blue),
      alpha: min(max(finite(components.alpha), 0), 1))
  }
}
