import ViewArchive

/// A picture: a symbol, an image of the asset catalog, or one made of data.
public struct Image: Equatable {
  enum Source: Equatable {
    case system(String)
    case asset(String, resources: URL?)
    case data(Data, size: CGSize)
  }

  public enum Scale: Hashable, Sendable {
    case small, medium, large

    var archived: SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  let source: Source

  public init(systemName: String) {
    source = .system(systemName)
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
}

extension Image: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    []
  }
}
