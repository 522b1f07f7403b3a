import ViewArchive

// Compatibility (views): works | `Link` | in `systemSmall` and the accessory families the widget
//   is one tap area: a link does nothing and adds a notice

/// A control that makes the host open `destination` when it is tapped.
///
/// In a widget the label is drawn in the foreground style around it, not in the tint colour as in
/// an app.
///
/// In a widget family with a single tap area (`singleTapAreaFamily`) a link is not a target and
/// adds a notice. Source: "Creating a Widget Extension" and WWDC20 "Widgets Code-along, part 2".
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
    if let family = context.environment.singleTapAreaFamily {
      context.session.notice(
        "A Link does nothing in \(family), whose whole area is one tap target: a tap opens the "
          + "widgetURL, or else the app. Use widgetURL(_:), or Button(intent:) for an action.")
      return [
        ControlNode(
          joined(inner, context), context, kind: "Link",
          accessibility: NodeAccessibility(children: .combine))
      ]
    }
    let (url, openURL) = (destination, context.environment.openURL)
    let action = context.session.live?.addAction(context) { openURL(url) } ?? .link(destination)
    return [
      ControlNode(
        joined(inner, context), context, kind: "Link",
        action: context.environment.isEnabled ? action : nil,
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

private enum SingleTapAreaFamilyKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The name of the widget family if its whole area is one tap target, in which links do nothing;
  /// nil elsewhere. Buttons and toggles are not affected.
  package var singleTapAreaFamily: String? {
    get { self[SingleTapAreaFamilyKey.self] }
    set { self[SingleTapAreaFamilyKey.self] = newValue }
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
