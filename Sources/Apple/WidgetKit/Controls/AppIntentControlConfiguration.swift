import AppIntents
import HostLink

/// A control that the user configures with an app intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration, Sendable {
  public typealias Body = Never

  private let kind: String
  private let source: any ControlSource

  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {
    self.kind = kind
    source = AppIntentControlSource(
      provider: provider, content: { Content._output(of: content($0)) })
  }

  /// Creates a control whose template uses the configuration itself, without a value provider.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = kind
    source = AppIntentControlSource(
      provider: ConfigurationAsValue<Configuration>(),
      content: { Content._output(of: content($0)) })
  }

  public var body: Never { fatalError("AppIntentControlConfiguration has no body") }

  public static func _registerControl(_ configuration: Self, in list: inout _WidgetList) {
    list.registrations.append(
      ControlRegistration(kind: configuration.kind, source: configuration.source))
  }
}

/// A control value that depends on the user's configuration.
///
/// Unchecked: for the reasons of `StaticControlSource`.
private struct AppIntentControlSource<Provider: AppIntentControlValueProvider>:
  ControlSource, @unchecked Sendable
{
  let provider: Provider
  let content: @MainActor (Provider.Value) -> _ControlTemplateOutput

  var configuration: ConfigurationDescription { Provider.Configuration.configurationDescription }

  func control(
    _ values: [String: ConfigurationValue], isPreview: Bool
  ) async throws -> ProvidedControl {
    let configured = try await Provider.Configuration.configured(with: values)
    let intent = configured.intent
    let unsetParameters = intent.parametersWithoutValue
    // Reading a parameter without a value would end the process and all its controls.
    if isPreview { await intent.selectFirstOptions() }
    if let unset = intent.unsetParameters.first {
      throw FailureReport(
        .badConfiguration,
        "\"\(unset)\" is not chosen yet. Edit the control and choose a value. Developers can give "
          + "the parameter a default, or its query or options provider a defaultResult().")
    }
    guard isPreview else {
      return ProvidedControl(
        try await provider.currentValue(configuration: intent), issues: configured.issues,
        unsetParameters: unsetParameters, content: content)
    }
    let (value, seconds) = measured { provider.previewValue(configuration: intent) }
    return ProvidedControl(
      value, issues: configured.issues, unsetParameters: unsetParameters, previewSeconds: seconds,
      content: content)
  }

  func options(_ request: OptionsRequest) async throws -> OptionsReply {
    guard let reply = try await Provider.Configuration.options(request) else {
      return try fixedOptions(request)
    }
    return reply
  }

  func intent(
    with values: [String: ConfigurationValue]
  ) async -> (any ControlConfigurationIntent)? {
    try? await Provider.Configuration.configured(with: values).intent
  }
}

/// Provides the configuration itself as the value.
private struct ConfigurationAsValue<Configuration: ControlConfigurationIntent>:
  AppIntentControlValueProvider
{
  func previewValue(configuration: Configuration) -> Configuration { configuration }

  func currentValue(configuration: Configuration) async throws -> Configuration { configuration }
}
