import CoreGraphics

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Sendable {
  /// A quarter circle.
  case circular
  /// A curve whose curvature increases gradually.
  case continuous
}

extension Path {
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.circleControl, ry * Self.circleControl)
    var path = Path()
    path.move(to: CGPoint(x: cx + rx, y: cy))
    path.addCurve(
      to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + ky),
      control2: CGPoint(x: cx + kx, y: cy + ry))
    path.addCurve(
      to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - kx, y: cy + ry),
      control2: CGPoint(x: cx - rx, y: cy + ky))
    path.addCurve(
      to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - ky),
      control2: CGPoint(x: cx - kx, y: cy - ry))
    path.addCurve(
      to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + kx, y: cy - ry),
      control2: CGPoint(x: cx + rx, y: cy - ky))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// The distance of the control points from the ends of a quarter circle, in radii. Source: the
  /// standard cubic approximation, 4/3 · (√2 − 1).
  static let circleControl: CGFloat = 0.5522847498

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect,
      corners: Corners(
        topLeft: cornerSize, topRight: cornerSize, bottomLeft: cornerSize, bottomRight: cornerSize),
      style: style, transform: transform)
  }

  struct Corners {
    var topLeft, topRight, bottomLeft, bottomRight: CGSize
  }

  /// Adds a rounded rectangle. A corner that exceeds half of a side is reduced in proportion: a
  /// large radius makes a capsule.
  mutating func addRoundedRect(
    in rect: CGRect, corners: Corners, style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    guard !rect.isNull, rect.width.isFinite, rect.height.isFinite else { return }
    func limited(_ size: CGSize) -> CGSize {
      guard size.width > 0, size.height > 0 else { return .zero }
      let scale = min(1, rect.width / 2 / size.width, rect.height / 2 / size.height)
      return CGSize(width: size.width * scale, height: size.height * scale)
    }
    let (tl, tr) = (limited(corners.topLeft), limited(corners.topRight))
    let (bl, br) = (limited(corners.bottomLeft), limited(corners.bottomRight))
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + reach(tl, rect, style).width, y: rect.minY))
    path.addCorner(
      CGPoint(x: rect.maxX, y: rect.minY), from: CGSize(width: -1, height: 0),
      to: CGSize(width: 0, height: 1), tr, rect, style)
    path.addCorner(
      CGPoint(x: rect.maxX, y: rect.maxY), from: CGSize(width: 0, height: -1),
      to: CGSize(width: -1, height: 0), br, rect, style)
    path.addCorner(
      CGPoint(x: rect.minX, y: rect.maxY), from: CGSize(width: 1, height: 0),
      to: CGSize(width: 0, height: -1), bl, rect, style)
    path.addCorner(
      CGPoint(x: rect.minX, y: rect.minY), from: CGSize(width: 0, height: 1),
      to: CGSize(width: 1, height: 0), tl, rect, style)
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// The distance from a corner at which its curve begins.
  private func reach(_ radius: CGSize, _ rect: CGRect, _ style: RoundedCornerStyle) -> CGSize {
    guard style == .continuous else { return radius }
    return CGSize(
      width: min(radius.width * Self.continuousReach, rect.width / 2),
      height: min(radius.height * Self.continuousReach, rect.height / 2))
  }

  /// The distance from a corner at which its continuous curve begins, in radii.
  private static let continuousReach: CGFloat = 1.528665

  /// Adds a line to the start of the corner's curve, then the curve. `from` and `to` are unit
  /// vectors along the sides, away from the corner.
  private mutating func addCorner(
    _ corner: CGPoint, from: CGSize, to: CGSize, _ radius: CGSize, _ rect: CGRect,
    _ style: RoundedCornerStyle
  ) {
    guard radius.width > 0, radius.height > 0 else { return addLine(to: corner) }
    let reach = reach(radius, rect, style)
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + from.width * along * radius.width + to.width * across * radius.width,
        y: corner.y + from.height * along * radius.height + to.height * across * radius.height)
    }
    let first = from.width != 0 ? reach.width / radius.width : reach.height / radius.height
    let last = to.width != 0 ? reach.width / radius.width : reach.height / radius.height
    addLine(to: point(first, 0))
    guard style == .continuous else {
      let control = 1 - Self.circleControl
      addCurve(to: point(0, 1), control1: point(control, 0), control2: point(0, control))
      return
    }
    // Three curves: the curvature rises, stays near 1/r, and falls.
    let rise = (first - 1) / (Self.continuousReach - 1)
    let fall = (last - 1) / (Self.continuousReach - 1)
    addCurve(
      to: point(0.631494, 0.074911), control1: point(1 + 0.088493 * rise, 0),
      control2: point(0.868407, 0))
    addCurve(
      to: point(0.074911, 0.631494), control1: point(0.372824, 0.169060),
      control2: point(0.169060, 0.372824))
    addCurve(
      to: point(0, last), control1: point(0, 0.868407), control2: point(0, 1 + 0.088493 * fall))
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, radius >= 0, startAngle.radians.isFinite, delta.radians.isFinite
    else { return }
    let arc = CircularArc(
      center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians)
    let start = arc.start.applying(transform)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    // An arc may turn more than once.
    let pieces = min(max((abs(delta.radians) / (.pi / 2)).rounded(.up), 1), 64)
    for case .curve(let end, let control1, let control2) in arc.curves(count: Int(pieces)) {
      addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Adds an arc. As in SwiftUI, `clockwise` refers to a y axis that points up. Because y points
  /// down here, `clockwise: false` follows increasing angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard
      let delta = CircularArc.delta(
        from: startAngle.radians, to: endAngle.radians, clockwise: clockwise)
    else { return }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
  }

  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let currentPoint else { return move(to: tangent1End.applying(transform)) }
    let start = currentPoint.applying(transform.inverted())
    guard
      let arc = CircularArc(
        from: start, corner: tangent1End, end: tangent2End, radius: radius)
    else { return addLine(to: tangent1End.applying(transform)) }
    addRelativeArc(
      center: arc.center, radius: radius, startAngle: .radians(arc.startAngle),
      delta: .radians(arc.delta), transform: transform)
  }
}

extension Path {
  /// The elements on one line in SwiftUI's format: `x y m`, `x y l`, …
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let p): "\(text(p.x)) \(text(p.y)) m"
      case .line(let p): "\(text(p.x)) \(text(p.y)) l"
      case .quadCurve(let p, let c):
        "\(text(c.x)) \(text(c.y)) \(text(p.x)) \(text(p.y)) q"
      case .curve(let p, let a, let b):
        "\(text(a.x)) \(text(a.y)) \(text(b.x)) \(text(b.y)) \(text(p.x)) \(text(p.y)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private func text(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// Parses the format of `description`. Returns nil for other text.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (word, points.count) {
      case ("m", 1): move(to: points[0])
      case ("l", 1): addLine(to: points[0])
      case ("q", 2): addQuadCurve(to: points[1], control: points[0])
      case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }
}
