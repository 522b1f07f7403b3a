import TextEngine
import ViewArchive

extension SymbolNode {
  /// The symbol's shapes with their paints, in drawing order. A monochrome symbol is one shape.
  func shapes(_ request: _PaintRequest) -> [(path: ArchivePath, paint: Paint)] {
    let kind = renderingMode.kind
    let hasFaintLayers = drawing.layers.contains { !isActive($0) }
    guard kind != .monochrome && drawing.layers.count > 1 || hasFaintLayers else {
      let paint =
        drawing.layers.first.map { self.paint($0, kind, request) } ?? image.foreground(request)
      return [(drawing.path, paint)]
    }
    return drawing.layers.map { layer in
      let paint = paint(layer, kind, request)
      return (layer.path, isActive(layer) ? paint : paint.opacity(Self.faintOpacity))
    }
  }

  /// The opacity of layers above the variable value: this project's choice.
  private static let faintOpacity = 0.3

  private var renderingMode: SymbolRenderingMode {
    if let mode = image.symbolRenderingMode ?? context.environment.symbolRenderingMode {
      return mode
    }
    return image.tint == nil && styleCount > 1 ? .palette : .monochrome
  }

  private var styleCount: Int { context.environment.foregroundLevels?.count ?? 0 }

  private func isActive(_ layer: SymbolLayer) -> Bool {
    guard let threshold = layer.threshold, let value = image.variableValue else { return true }
    return value > threshold
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
