import ViewArchive

extension GraphicsContext {
  /// A colour or pattern to draw with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(AnyGradient, CGPoint, CGPoint)
      case radial(AnyGradient, CGPoint, CGFloat, CGFloat)
      case conic(AnyGradient, CGPoint, Angle)
      case tiledImage(Image, CGPoint, CGFloat)
    }

    let kind: Kind

    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Draws nothing, because the content behind the canvas is not known.
    public static var backdrop: Shading { .color(.clear) }

    /// Returns the first shading; a palette's other levels are not supported.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    public static func color(_ color: Color) -> Shading { .style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// `options` has no effect: the gradient extends its end colours beyond its ends.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(AnyGradient(gradient), startPoint, endPoint))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(AnyGradient(gradient), center, startRadius, endRadius))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(AnyGradient(gradient), center, angle))
    }

    /// `sourceRect` has no effect: the whole image is tiled.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiledImage(image, origin, scale))
    }

    @MainActor
    func paint(_ request: _PaintRequest) -> Paint {
      switch kind {
      case .style(let style): return style._paint(request)
      case .linear(let gradient, let start, let end):
        return .linearGradient(gradient.stops(request), start: start, end: end)
      case .radial(let gradient, let center, let start, let end):
        return .radialGradient(
          gradient.stops(request), center: center, startRadius: max(start, 0),
          endRadius: max(end, 0))
      case .conic(let gradient, let center, let angle):
        return .angularGradient(
          gradient.stops(request), center: center, startAngle: angle.radians,
          endAngle: angle.radians + 2 * .pi)
      case .tiledImage(let image, let origin, let scale):
        var request = request
        request.bounds.origin = origin
        return ImagePaint(image: image, scale: scale)._paint(request)
      }
    }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
  }

  public func resolve(_ shading: Shading) -> Shading { shading }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw("fill", path, shading) { .fill(path.archived, $0, evenOdd: style.isEOFilled) }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let geometry = style.archived else { return }
    draw("stroke", path, shading) { .stroke(path.archived, $0, geometry) }
  }

  /// `lineWidth` is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func draw(
    _ kind: String, _ path: Path, _ shading: Shading, _ content: (Paint) -> NodeContent
  ) {
    guard !path.isEmpty else { return }
    // The main actor evaluates canvases, but the closures are not isolated.
    nonisolated(unsafe) let environment = environment
    let bounds = path.boundingRect
    let (paint, size) = onMain { layer in
      var request = _PaintRequest(layer.context, bounds: bounds)
      request.environment = environment
      return (shading.paint(request), layer.size)
    }
    append(
      ArchiveNode(
        kind: kind, frame: CGRect(origin: .zero, size: size), content: content(paint)))
  }
}
