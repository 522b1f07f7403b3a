import ViewArchive

/// A control's label on a filled shape, with the padding and fonts of iOS's button sizes.
struct BorderedLabel<Content: View>: View {
  let role: ButtonRole?
  let isProminent: Bool
  let content: Content

  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint
  @Environment(\.isAccented) private var isAccented

  var body: some View {
    content
      .modifier(ControlForegroundModifier(style: labelStyle))
      .environment(\.text.font, font)
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .background(fillStyle, in: ButtonOutline(shape: borderShape, radius: metrics.radius))
  }

  /// The label's font, which depends on the control size only.
  private var font: Font? {
    switch controlSize {
    case .mini, .small: .subheadline
    default: .body
    }
  }

  private var metrics: ControlMetrics.BorderedButton {
    ControlMetrics.system.borderedButton(controlSize)
  }

  private var accent: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private var labelStyle: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(provider: .hierarchical(2))) }
    return isProminent ? AnyShapeStyle(Color.white) : accent
  }

  private var fillStyle: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Self.grayFill) }
    if isProminent {
      // Label and fill have the same color there.
      return isAccented ? AnyShapeStyle(FaintStyle(base: accent, opacity: 0.5)) : accent
    }
    guard tint != nil || role == .destructive else { return AnyShapeStyle(Self.grayFill) }
    return AnyShapeStyle(FaintStyle(base: accent, opacity: 0.15))
  }

  /// Source: docs/layout-facts.md §6.
  private static var grayFill: Color { Color(UIColor.secondarySystemFill) }
}

/// The foreground style of a control's label, unless the control is enabled and has one around it.
struct ControlForegroundModifier: ContextModifier {
  let style: AnyShapeStyle

  func change(_ context: inout _ViewContext) {
    let isReplaced = context.environment.isEnabled && context.environment.foregroundLevels != nil
    if !isReplaced { context.environment.foregroundLevels = [style] }
  }
}

/// A style with reduced opacity.
struct FaintStyle: ShapeStyle {
  typealias Resolved = Never

  let base: AnyShapeStyle
  let opacity: Double

  func _paint(_ request: _PaintRequest) -> Paint { base._paint(request).opacity(opacity) }
}

/// The outline of a bordered button: since iOS 26 a capsule, before a rounded rectangle.
struct ButtonOutline: Shape {
  let shape: ButtonBorderShape
  /// The corner radius for shapes that do not specify one, in points.
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    switch shape.kind {
    case .automatic where _OS(26): Capsule().path(in: rect)
    case .automatic: RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let own): RoundedRectangle(cornerRadius: own ?? radius).path(in: rect)
    }
  }
}
