import ViewArchive

/// Colours and where they stand between the start and the end.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 is the start, 1 the end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// Straight between the sRGB components.
    public static let device = ColorSpace(isPerceptual: false)
    /// Straight in Oklab, as the eye sees steps.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Evenly spread.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(
        color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(_ request: _PaintRequest) -> Paint { AnyGradient(self)._paint(request) }
}

/// A gradient without a geometry; as a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient
  private var space = Gradient.ColorSpace.device

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// The stops as the archive has them: in order, inside 0…1, at least one.
  @MainActor
  func stops(_ request: _PaintRequest) -> [Paint.GradientStop] {
    var last = 0.0
    let fade = ForegroundStyle.opacity(level: request.level)
    var stops = gradient.stops.map { stop in
      last = max(last, stop.location.isFinite ? min(max(stop.location, 0), 1) : last)
      let color = stop.color.resolved(
        stop.color.provider, in: request.environment, notice: request.session.notice)
      return Paint.GradientStop(color: color.opacity(fade), location: last)
    }
    if stops.isEmpty { stops = [Paint.GradientStop(color: .clear, location: 0)] }
    return space.isPerceptual ? OklabColor.refined(stops) : stops
  }
}

extension AnyGradient: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(_ request: _PaintRequest) -> Paint {
    LinearGradient(self, startPoint: .top, endPoint: .bottom)._paint(request)
  }
}

extension Color {
  /// From a lighter form of the colour to the colour itself. Apple's exact tones are not
  /// published; a quarter of white is close to what iOS draws.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25), self]))
  }
}
