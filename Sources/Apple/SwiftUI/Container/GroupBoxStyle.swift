/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box that its style arranges.
public struct GroupBoxStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public struct Content {
    let content: AnyView
  }

  public let label: Label
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: StylePart {
  public typealias Body = Never
}

extension GroupBoxStyleConfiguration.Content: StylePart {
  public typealias Body = Never
}

extension GroupBoxStyle {
  func nodes(_ configuration: Configuration, _ context: _ViewContext) -> [_LayoutNode] {
    context.bodyNodes(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// A rounded rectangle in the secondary background colour with 16 points of padding, as on iOS.
public struct DefaultGroupBoxStyle {
  public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.environment(\.text.font, .headline)
      configuration.content
    }
    .padding()
    .background(Self.fill, in: RoundedRectangle(cornerRadius: 8))
  }

  /// iOS's secondary system background. In dark mode, its elevated variant, because a widget's
  /// background is lighter than black.
  private static var fill: Color {
    Color(
      provider: .dynamic(
        light: .init(red: 242 / 255, green: 242 / 255, blue: 247 / 255),
        dark: .init(red: 44 / 255, green: 44 / 255, blue: 46 / 255)))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}
