import ViewArchive

// Compatibility (styles): works | `AnyGradient`

/// Colours with their locations between a start and an end.
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

  /// The space in which colours are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// Interpolates sRGB components linearly.
    public static let device = ColorSpace(isPerceptual: false)
    /// Interpolates linearly in Oklab, which is perceptually uniform.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Spreads the colours evenly.
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

/// A gradient with a colour space. As a style it runs from top to bottom.
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

  /// Returns the resolved stops: ascending, clamped to 0…1, at least one.
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
  /// A gradient from a lighter shade to the colour itself, or, for a colour near white, to a darker
  /// shade. Apple does not publish the shades; a quarter of white is close to what iOS draws, the
  /// darker one is an estimate.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [
        mix(with: .white, by: 0.25, in: .device), Color(provider: .gradientEnd(provider)),
      ]))
  }

  /// The lower end of the gradient: darker by up to 8 % if the upper end cannot be lighter.
  static func gradientEnd(_ color: PaintColor) -> PaintColor {
    let whiteness = min(color.red, color.green, color.blue)
    let share = max((whiteness - 0.75) / 0.25, 0)
    return ColorConversion.mix(
      color, PaintColor(red: 0, green: 0, blue: 0, alpha: color.alpha), 0.08 * Double(share))
  }
}
