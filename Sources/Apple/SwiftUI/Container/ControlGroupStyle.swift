/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a control group that its style arranges.
public struct ControlGroupStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public struct Content {
    let content: AnyView
  }

  public let label: Label
  public let content: Content
}

extension ControlGroupStyleConfiguration.Label: StylePart {
  public typealias Body = Never
}

extension ControlGroupStyleConfiguration.Content: StylePart {
  public typealias Body = Never
}

extension ControlGroupStyle {
  func nodes(_ configuration: Configuration, _ context: _ViewContext) -> [_LayoutNode] {
    context.bodyNodes(of: self) { $0.makeBody(configuration: configuration) }
  }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
}

extension EnvironmentValues {
  var controlGroupStyle: any ControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style)
  }
}
