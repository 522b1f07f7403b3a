import ViewArchive

// Compatibility (views): partial | `symbolRenderingMode` | layers and multicolor colors are this
//   project's choice: by a table for often used symbols, otherwise mark, badge or slash over the
//   rest
// Compatibility (modifiers): works | `imageScale`
// Compatibility (modifiers): accepted | `allowedDynamicRange`, `antialiased` | pictures have
//   standard range and antialiased edges
// Compatibility (state): works | `imageScale`

extension Image {
  /// Makes the image fill the proposed size.
  ///
  /// `capInsets` are the widths of the edges that are not stretched or tiled, in points.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Has no effect: edges are always antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Colours the layers of a symbol.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolRenderingMode = mode }
  }

  /// Has no effect: pictures always have the standard dynamic range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

extension Image.Scale {
  var archived: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension Image.Interpolation {
  var archived: ImageDrawing.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Has no effect: pictures always have the standard dynamic range.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
