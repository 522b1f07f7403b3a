import TextEngine
import ViewArchive

/// The colors of a symbol's layers: by the rendering mode, the variable value and the style.
@MainActor
struct SymbolPainting {
  let image: Image
  let drawing: SymbolDrawing
  let context: _ViewContext

  /// The symbol's shapes with their paints, in drawing order. A monochrome symbol is one shape.
  ///
  /// - Parameter request: Its bounds are those of the symbol, for gradients.
  func shapes(_ request: _PaintRequest) -> [(path: ArchivePath, paint: Paint)] {
    let kind = renderingMode.kind
    let parts = VariableValueDrawing(mode: variableMode, value: image.variableValue)
      .parts(of: drawing.layers)
    let hasFaintParts = parts.contains { !$0.isActive }
    guard kind != .monochrome && drawing.layers.count > 1 || hasFaintParts else {
      let paint =
        drawing.layers.first.map { self.paint($0, kind, request) } ?? image.foreground(request)
      return [(drawing.path, shaded(paint, in: request.bounds))]
    }
    return parts.map { part in
      let paint = shaded(paint(part.layer, kind, request), in: request.bounds)
      return (part.path, part.isActive ? paint : paint.opacity(Self.faintOpacity))
    }
  }

  /// The opacity of what is above the variable value: this project's choice.
  private static let faintOpacity = 0.3

  /// True if more than one shape or color is drawn, which glyphs in a line of text cannot show.
  var needsShapes: Bool {
    drawing.isComposed || colorMode == .gradient || image.variableValue != nil
      || (renderingMode.kind != .monochrome && drawing.layers.count > 1)
      || renderingMode.kind == .multicolor
  }

  private var renderingMode: SymbolRenderingMode {
    if let mode = image.symbolRenderingMode ?? context.environment.symbolRenderingMode {
      return mode
    }
    return image.tint == nil && styleCount > 1 ? .palette : .monochrome
  }

  private var colorMode: SymbolColorRenderingMode {
    image.symbolColorRenderingMode ?? context.environment.symbolColorRenderingMode ?? .flat
  }

  private var variableMode: SymbolVariableValueMode {
    image.symbolVariableValueMode ?? context.environment.symbolVariableValueMode ?? .color
  }

  private var styleCount: Int { context.environment.foregroundLevels?.count ?? 0 }

  /// A color becomes a gradient like that of `Color.gradient` if the mode is gradient.
  private func shaded(_ paint: Paint, in bounds: CGRect) -> Paint {
    guard colorMode == .gradient, case .color(let color) = paint else { return paint }
    func lighter(_ component: Double) -> Double { component + (1 - component) * 0.25 }
    let light = PaintColor(
      red: lighter(color.red), green: lighter(color.green), blue: lighter(color.blue),
      alpha: color.alpha)
    return .linearGradient(
      [
        Paint.GradientStop(color: light, location: 0),
        Paint.GradientStop(color: color, location: 1),
      ], start: CGPoint(x: bounds.midX, y: bounds.minY),
      end: CGPoint(x: bounds.midX, y: bounds.maxY))
  }

  private func paint(
    _ layer: SymbolLayer, _ kind: SymbolRenderingMode.Kind, _ request: _PaintRequest
  ) -> Paint {
    switch kind {
    case .monochrome: return image.foreground(request)
    case .hierarchical:
      return image.foreground(request).opacity(ForegroundStyle.opacity(level: layer.level))
    case .palette:
      var request = request
      // Layers without a style have the last one; a single style fades.
      request.level = styleCount > 1 ? min(layer.level, styleCount - 1) : layer.level
      return ForegroundStyle()._paint(request)
    case .multicolor:
      guard let color = layer.color else { return image.foreground(request) }
      return color.paint(request)
    }
  }
}

extension SymbolColor {
  @MainActor
  fileprivate func paint(_ request: _PaintRequest) -> Paint {
    switch self {
    case .red: Color.red._paint(request)
    case .orange: Color.orange._paint(request)
    case .yellow: Color.yellow._paint(request)
    case .green: Color.green._paint(request)
    case .mint: Color.mint._paint(request)
    case .teal: Color.teal._paint(request)
    case .cyan: Color.cyan._paint(request)
    case .blue: Color.blue._paint(request)
    case .indigo: Color.indigo._paint(request)
    case .purple: Color.purple._paint(request)
    case .pink: Color.pink._paint(request)
    case .brown: Color.brown._paint(request)
    case .gray: Color.gray._paint(request)
    case .white: Color.white._paint(request)
    case .black: Color.black._paint(request)
    case .tint: TintShapeStyle()._paint(request)
    }
  }
}
