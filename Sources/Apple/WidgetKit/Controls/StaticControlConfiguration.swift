import AppIntents
import HostLink

// Compatibility: works | `ControlWidget` (alone or in a `WidgetBundle`),
//   `StaticControlConfiguration`, `AppIntentControlConfiguration`, `ControlValueProvider`,
//   `AppIntentControlValueProvider` | a parameter without a value and a default causes an error
//   instead of a crash, and a new control asks for it; previews use its first option.
//   `previewValue` is shown until the first value arrives. A kind must be unique among the
//   controls of a bundle, and among its widgets: `vitrine build` names both types

/// A control that the user cannot configure.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration, Sendable
{
  public typealias Body = Never

  private let kind: String
  private let source: any ControlSource

  /// Creates a control whose template reads the state itself, without a value provider.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.kind = kind
    source = StaticControlSource(
      provider: NoValue(), content: { _ in Content._output(of: content()) })
  }

  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = kind
    source = StaticControlSource(
      provider: provider, content: { Content._output(of: content($0)) })
  }

  public var body: Never { fatalError("StaticControlConfiguration has no body") }

  public static func _registerControl(_ configuration: Self, in list: inout _WidgetList) {
    list.registrations.append(
      ControlRegistration(kind: configuration.kind, source: configuration.source))
  }
}

/// A control value without a configuration.
///
/// Unchecked: the author's provider and closures declare nothing about concurrency. A value passes
/// only from the provider to the main actor, where the content closure runs.
private struct StaticControlSource<Provider: ControlValueProvider>:
  ControlSource, @unchecked Sendable
{
  let provider: Provider
  let content: @MainActor (Provider.Value) -> _ControlTemplateOutput

  var configuration: ConfigurationDescription { .static }

  func control(
    _ values: [String: ConfigurationValue], isPreview: Bool
  ) async throws -> ProvidedControl {
    guard isPreview else {
      return ProvidedControl(try await provider.currentValue(), content: content)
    }
    let (value, seconds) = measured { provider.previewValue }
    return ProvidedControl(value, previewSeconds: seconds, content: content)
  }
}

/// The empty value of a control whose template reads the state itself.
private struct NoValue: ControlValueProvider {
  var previewValue: Void { () }

  func currentValue() async throws {}
}
