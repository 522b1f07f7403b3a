// Compatibility (styles): works | `DisclosureGroupStyle`, `LabeledContentStyle`,
//   `ControlGroupStyle` | menus of controls are drawn as rows

/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group that its style arranges.
public struct DisclosureGroupStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public struct Content {
    let content: AnyView
  }

  public let label: Label
  public let content: Content
  /// Setting it has no effect in a widget.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: StylePart {
  public typealias Body = Never
}

extension DisclosureGroupStyleConfiguration.Content: StylePart {
  public typealias Body = Never
}

extension DisclosureGroupStyle {
  func nodes(_ configuration: Configuration, _ context: _ViewContext) -> [_LayoutNode] {
    context.bodyNodes(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// The label with a chevron, above the content.
public struct AutomaticDisclosureGroupStyle: Sendable {
  public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
          .environment(\.text.font, .footnote)
          .foregroundStyle(.tint)
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}
