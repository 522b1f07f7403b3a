// Compatibility: works | `WidgetConfigurationIntent`, `ControlConfigurationIntent`

/// An intent whose parameters are a widget's configuration. It is never performed.
public protocol WidgetConfigurationIntent: AppIntent {
  associatedtype NeverResult where NeverResult == Never
}

extension WidgetConfigurationIntent {
  public func perform() async throws -> Never { neverPerformed(Self.self) }
}

/// An intent whose parameters are a control's configuration. It is never performed.
public protocol ControlConfigurationIntent: AppIntent {
  associatedtype NeverResult where NeverResult == Never
}

extension ControlConfigurationIntent {
  public func perform() async throws -> Never { neverPerformed(Self.self) }
}

private func neverPerformed(_ type: Any.Type) -> Never {
  fatalError("\(type) configures a widget or a control and cannot be performed")
}
