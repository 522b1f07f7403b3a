/// The appearance of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content that its style arranges.
public struct LabeledContentStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public struct Content {
    let content: AnyView
  }

  public let label: Label
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: StylePart {
  public typealias Body = Never
}

extension LabeledContentStyleConfiguration.Content: StylePart {
  public typealias Body = Never
}

extension LabeledContentStyle {
  func nodes(_ configuration: Configuration, _ context: _ViewContext) -> [_LayoutNode] {
    context.bodyNodes(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// The label at the leading edge and the content at the trailing edge.
public struct AutomaticLabeledContentStyle: Sendable {
  public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticLabeledContent(configuration: configuration)
  }
}

private struct AutomaticLabeledContent: View {
  let configuration: LabeledContentStyleConfiguration

  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if hidesLabels {
      configuration.content
    } else {
      HStack(alignment: .firstTextBaseline) {
        configuration.label
        Spacer()
        configuration.content.foregroundStyle(.secondary)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> some View {
    environment(\.labeledContentStyle, style)
  }
}
