/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The value and the parts of a gauge that its style arranges.
public struct GaugeStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public struct CurrentValueLabel {
    let content: AnyView
  }

  public struct MinimumValueLabel {
    let content: AnyView
  }

  public struct MaximumValueLabel {
    let content: AnyView
  }

  /// The value as a fraction of the range, 0…1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: StylePart {
  public typealias Body = Never
}

extension GaugeStyleConfiguration.CurrentValueLabel: StylePart {
  public typealias Body = Never
}

extension GaugeStyleConfiguration.MinimumValueLabel: StylePart {
  public typealias Body = Never
}

extension GaugeStyleConfiguration.MaximumValueLabel: StylePart {
  public typealias Body = Never
}

extension GaugeStyle {
  func nodes(_ configuration: Configuration, _ context: _ViewContext) -> [_LayoutNode] {
    context.bodyNodes(of: self) { $0.makeBody(configuration: configuration) }
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
}

extension EnvironmentValues {
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, style)
  }
}
