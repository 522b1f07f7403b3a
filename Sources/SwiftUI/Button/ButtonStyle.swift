/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and what starts them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it. An archive is drawn at rest: `isPressed` is false.
public struct ButtonStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: StylePart {
  public typealias Body = Never
}

/// A button as its primitive style sees it.
public struct PrimitiveButtonStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  let effect: AnyButtonEffect
  public let label: Label

  /// Does what the button does; nothing where that is an intent, which the host performs.
  @MainActor
  public func trigger() {
    effect.closure?()
  }
}

extension PrimitiveButtonStyleConfiguration.Label: StylePart {
  public typealias Body = Never
}

extension ButtonStyle {
  func nodes(_ configuration: Configuration, _ context: _ViewContext) -> [_LayoutNode] {
    guard let inner = context.descending(into: Self.self) else { return [] }
    let style = DynamicPropertyFields.of(Self.self).installed(in: self, context: inner)
    return Body._makeNodes(style.makeBody(configuration: configuration), inner)
  }
}

extension PrimitiveButtonStyle {
  func nodes(_ configuration: Configuration, _ context: _ViewContext) -> [_LayoutNode] {
    guard let inner = context.descending(into: Self.self) else { return [] }
    let style = DynamicPropertyFields.of(Self.self).installed(in: self, context: inner)
    return Body._makeNodes(style.makeBody(configuration: configuration), inner)
  }
}

/// A `ButtonStyle` where a primitive one is asked for.
struct LookButtonStyle<Look: ButtonStyle> {
  let look: Look
}

extension LookButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    LookBody(
      look: look,
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: false))
  }

  struct LookBody: PrimitiveView {
    let look: Look
    let configuration: ButtonStyleConfiguration

    func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
      look.nodes(configuration, context)
    }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
}

extension EnvironmentValues {
  var buttonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }

  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, LookButtonStyle(look: style))
  }
}
