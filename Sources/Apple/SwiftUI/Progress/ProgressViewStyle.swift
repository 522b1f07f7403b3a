/// The appearance of progress views.
///
/// `progressViewStyle(_:)` stores a style in the environment. `ProgressView` reads it, builds a
/// configuration, and inserts the nodes of the style's body in its own place.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public struct CurrentValueLabel {
    let content: AnyView
  }

  let amount: ProgressAmount
  /// 0…1; nil if it is unknown or depends on the clock.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  init(amount: ProgressAmount, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.amount = amount
    fractionCompleted = amount.fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressViewStyleConfiguration.Label: StylePart {
  public typealias Body = Never
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: StylePart {
  public typealias Body = Never
}

extension ProgressViewStyle {
  func nodes(_ configuration: Configuration, _ context: _ViewContext) -> [_LayoutNode] {
    context.bodyNodes(of: self) { $0.makeBody(configuration: configuration) }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
