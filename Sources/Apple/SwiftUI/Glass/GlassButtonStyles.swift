// Compatibility (styles): partial | `.glass`, `.glassProminent` | a material in the button's
//   border shape, without refraction; the lengths are estimates

/// A label on glass, in the button's border shape.
public struct GlassButtonStyle: Sendable {
  private let glass: Glass

  public init() {
    self.init(.regular)
  }

  public init(_ glass: Glass) {
    self.glass = glass
  }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GlassLabel(
      role: configuration.role, glass: glass, isProminent: false, content: configuration.label)
  }
}

/// A white label on glass in the tint color.
public struct GlassProminentButtonStyle: Sendable {
  public init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GlassLabel(
      role: configuration.role, glass: .regular, isProminent: true, content: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  nonisolated public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

/// A button's label on glass. Its outline is a capsule unless the border shape says otherwise.
private struct GlassLabel<Content: View>: View {
  let role: ButtonRole?
  let glass: Glass
  let isProminent: Bool
  let content: Content

  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content
      .modifier(ControlForegroundModifier(style: labelStyle))
      .environment(\.text.font, isSmall ? .subheadline : .body)
      .padding(.horizontal, isSmall ? 10 : isLarge ? 20 : 14)
      .padding(.vertical, isSmall ? 5 : isLarge ? 14 : 8)
      .background {
        if let material = glass.material { outline.fill(material) }
        if isProminent {
          outline.fill(isEnabled ? accent : AnyShapeStyle(.quaternary))
        } else if let tint = glass.tint {
          outline.fill(tint.opacity(0.6))
        }
      }
  }

  private var isSmall: Bool { controlSize == .mini || controlSize == .small }
  private var isLarge: Bool { controlSize == .large || controlSize == .extraLarge }

  private var outline: AnyShape {
    borderShape == .automatic
      ? AnyShape(Capsule()) : AnyShape(ButtonOutline(shape: borderShape, radius: 8))
  }

  private var accent: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private var labelStyle: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(provider: .hierarchical(2))) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }
}
