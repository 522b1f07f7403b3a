import ViewArchive

/// A control that makes the host open `destination` when it is tapped.
///
/// In a widget the label is drawn in the foreground style around it, not in the tint colour as in
/// an app.
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let inner = nodes(of: label, context)
    guard !inner.isEmpty else { return [] }
    return [
      ControlNode(
        joined(inner, context), context, kind: "Link",
        action: context.environment.isEnabled ? .link(destination) : nil,
        accessibility: NodeAccessibility(traits: .isLink, children: .combine))
    ]
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

/// Draws a control's label in the tint colour, unless a foreground style is set.
struct TintedLabelModifier: ContextModifier {
  var role: ButtonRole?

  func change(_ context: inout _ViewContext) {
    guard context.environment.foregroundLevels == nil else { return }
    if !context.environment.isEnabled {
      context.environment.foregroundLevels = [AnyShapeStyle(HierarchicalShapeStyle.tertiary)]
    } else if role == .destructive {
      context.environment.foregroundLevels = [AnyShapeStyle(Color.red)]
    } else {
      context.environment.foregroundLevels = [AnyShapeStyle(TintShapeStyle())]
    }
  }
}
