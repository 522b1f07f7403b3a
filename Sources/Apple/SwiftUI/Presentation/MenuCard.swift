import UIKit
import ViewArchive

/// A button that opens a menu beside itself.
struct MenuButton<Label: View, Content: View>: View {
  /// What assistive technology reads; nil for the text of the label.
  var label: String?
  /// The selected option of a picker.
  var value: String?
  /// Whether the label has its own colors.
  var isPlain = false
  @ViewBuilder let title: Label
  @ViewBuilder let content: Content

  @State private var isOpen = false

  init(
    label: String? = nil, value: String? = nil, isPlain: Bool = false,
    @ViewBuilder title: () -> Label, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.value = value
    self.isPlain = isPlain
    self.title = title()
    self.content = content()
  }

  var body: some View {
    let anchor = MenuAnchor()
    let content = content
    Button {
      isOpen = true
    } label: {
      title
    }
    .modifier(PlainButtons(isActive: isPlain))
    // In a menu, the button opens a nested menu, and this one stays open.
    .environment(\.dismissAfterAction, nil)
    .modifier(MenuAnchorModifier(anchor: anchor, label: label, value: value))
    .modifier(
      _PresentationModifier(
        style: .menu, isPresented: { isOpen }, dismiss: { isOpen = false }, onDismiss: nil,
        content: { AnyView(MenuCard(content: content)) }, anchor: anchor))
  }
}

/// `buttonStyle(.plain)`, if it is active.
private struct PlainButtons: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    if isActive { content.buttonStyle(.plain) } else { content }
  }
}

/// Where a menu opens.
@MainActor
final class MenuAnchor {
  /// From `PlacedGeometry`; nil before the button is placed.
  fileprivate(set) var token: Int?

  nonisolated init() {}
}

/// Records the frame of a menu's button.
private struct MenuAnchorModifier: NodeModifier {
  let anchor: MenuAnchor
  let label, value: String?

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    MarkNode(content, context) { [session = context.session] node in
      var accessibility = node.accessibility ?? NodeAccessibility()
      accessibility.traits.insert(.opensMenu)
      if let label, !label.isEmpty { accessibility.label = label }
      if let value, !value.isEmpty { accessibility.value = value }
      node.accessibility = accessibility
      let token = session.geometry.newToken()
      anchor.token = token
      node = ArchiveNode(
        kind: session.geometry.kind("menu", token),
        frame: CGRect(origin: .zero, size: node.frame.size), children: [node])
    }
  }
}

/// The rows of a menu on a card, which scroll if they are too many.
private struct MenuCard<Content: View>: View {
  let content: Content

  var body: some View {
    ScrollView {
      Group(subviews: content) { rows in
        VStack(spacing: 0) {
          ForEach(rows) { row in
            if row.id != rows.first?.id { Divider() }
            row
          }
        }
      }
      .environment(\.isMenuRow, true)
      .buttonStyle(MenuRowStyle())
      .toggleStyle(MenuToggleStyle())
      .labelStyle(MenuLabelStyle())
      .font(.body)
      .foregroundStyle(.primary)
      .multilineTextAlignment(.leading)
    }
    .background {
      RoundedRectangle(cornerRadius: 13).fill(Color(UIColor.tertiarySystemBackground))
        .shadow(color: .black.opacity(0.25), radius: 24, x: 0, y: 8)
    }
  }
}

/// A row of a menu with a checkmark, or the space for one.
struct CheckedRow<Content: View>: View {
  let isChecked: Bool
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "checkmark").font(.system(size: 14, weight: .semibold))
        .opacity(isChecked ? 1 : 0)
        .accessibilityHidden(true)
      content
    }
  }
}

private struct MenuRowStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .modifier(DisabledOpacityModifier())
      .padding(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
  }
}

private struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    CheckedRow(isChecked: configuration.isOn) { configuration.label }
      .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
      .padding(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
  }
}

/// The title, and the icon at the trailing edge.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon
    }
  }
}

private enum MenuRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is a row of a menu.
  var isMenuRow: Bool {
    get { self[MenuRowKey.self] }
    set { self[MenuRowKey.self] = newValue }
  }
}
