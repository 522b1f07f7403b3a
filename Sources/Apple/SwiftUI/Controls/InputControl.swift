import ViewArchive

/// A control in an app's window whose value is typed, by the page or by a driver.
struct InputControl<Content: View>: PrimitiveView {
  let kind: String
  /// What assistive technology reads first.
  let label: AnyView
  let value: String
  let traits: NodeAccessibility.Traits
  /// nil if the value cannot be changed.
  let set: ((String) -> Void)?
  @ViewBuilder let content: Content

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let nodes = Content._makeNodes(content, context)
    guard !nodes.isEmpty else { return [] }
    let title = spokenText(of: label, context)
    return [
      ControlNode(
        joined(nodes, context), context, kind: kind,
        action: context.environment.isEnabled
          ? set.flatMap { context.session.live?.addInput(context, $0) } : nil,
        accessibility: NodeAccessibility(
          label: title.isEmpty ? nil : title, value: value, traits: traits, children: .ignore))
    ]
  }
}
