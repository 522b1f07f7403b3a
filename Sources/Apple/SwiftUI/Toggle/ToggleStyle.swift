import ViewArchive

/// The appearance of toggles.
///
/// This is how all style protocols work:
/// 1. `toggleStyle(_:)` stores the style in the environment, as an existential.
/// 2. `Toggle` reads it, builds a configuration, and calls `nodes(_:_:)`, which opens the
///    existential: the style's dynamic properties are installed and `makeBody` is called.
/// 3. Inside the body the environment has the default style, so that a custom style can wrap
///    `Toggle(configuration)` without applying itself forever.
/// 4. Labels in the configuration are `StylePart`s, which insert the original content.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle, for its style.
public struct ToggleStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool
  let nodeAction: NodeAction?

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool, nodeAction: NodeAction?) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
    self.nodeAction = nodeAction
  }
}

extension ToggleStyleConfiguration.Label: StylePart {
  public typealias Body = Never
}

extension ToggleStyle {
  func nodes(_ configuration: Configuration, _ context: _ViewContext) -> [_LayoutNode] {
    context.bodyNodes(of: self) { $0.makeBody(configuration: configuration) }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
}

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}
