import ViewArchive

// Compatibility (styles): works | `LinearGradient`, `RadialGradient`, `AngularGradient`,
//   `EllipticalGradient`

/// A style that is also a view: a rectangle filled with the style.
protocol PaintedView: View, ShapeStyle where Body == Never, Resolved == Never {}

extension PaintedView {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }

  @MainActor
  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(kind: "\(Self.self)", context, style: view, path: { Path($0) })]
  }
}

/// A gradient along a line between two points of the bounds.
public struct LinearGradient: Sendable {
  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: PaintedView {
  public typealias Body = Never
  public typealias Resolved = Never

  public func _paint(_ request: _PaintRequest) -> Paint {
    .linearGradient(
      gradient.stops(request), start: startPoint.point(in: request.bounds),
      end: endPoint.point(in: request.bounds))
  }
}

extension LinearGradient: ComparedStyle {
  func hasSameValues(as other: LinearGradient) -> Bool {
    gradient == other.gradient && startPoint == other.startPoint && endPoint == other.endPoint
  }
}

/// A gradient from a center outwards. Radii are in points.
public struct RadialGradient: Sendable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius, endRadius: CGFloat

  init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: PaintedView {
  public typealias Body = Never
  public typealias Resolved = Never

  public func _paint(_ request: _PaintRequest) -> Paint {
    .radialGradient(
      gradient.stops(request), center: center.point(in: request.bounds),
      startRadius: finite(startRadius), endRadius: finite(endRadius))
  }

  private func finite(_ radius: CGFloat) -> Double { radius.isFinite ? max(radius, 0) : 0 }
}

extension RadialGradient: ComparedStyle {
  func hasSameValues(as other: RadialGradient) -> Bool {
    gradient == other.gradient && center == other.center && startRadius == other.startRadius
      && endRadius == other.endRadius
  }
}

/// A radial gradient scaled to the bounds. Radii are fractions of the bounds.
public struct EllipticalGradient: Sendable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let start, end: CGFloat

  init(
    _ gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat,
    endRadiusFraction: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: PaintedView {
  public typealias Body = Never
  public typealias Resolved = Never

  public func _paint(_ request: _PaintRequest) -> Paint {
    .ellipticalGradient(
      gradient.stops(request), bounds: request.bounds, center: center.point(in: request.bounds),
      startFraction: start.isFinite ? max(start, 0) : 0,
      endFraction: end.isFinite ? max(end, 0) : 0.5)
  }
}

extension EllipticalGradient: ComparedStyle {
  func hasSameValues(as other: EllipticalGradient) -> Bool {
    gradient == other.gradient && center == other.center && start == other.start
      && end == other.end
  }
}

/// A gradient around a center, clockwise from the positive x axis.
public struct AngularGradient: Sendable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startAngle, endAngle: Angle

  init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Covers a full turn that starts at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      AnyGradient(gradient), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: PaintedView {
  public typealias Body = Never
  public typealias Resolved = Never

  public func _paint(_ request: _PaintRequest) -> Paint {
    .angularGradient(
      gradient.stops(request), center: center.point(in: request.bounds),
      startAngle: finite(startAngle), endAngle: finite(endAngle))
  }

  private func finite(_ angle: Angle) -> Double { angle.radians.isFinite ? angle.radians : 0 }
}

extension AngularGradient: ComparedStyle {
  func hasSameValues(as other: AngularGradient) -> Bool {
    gradient == other.gradient && center == other.center && startAngle == other.startAngle
      && endAngle == other.endAngle
  }
}
