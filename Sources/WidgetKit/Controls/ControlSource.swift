import AppIntents
import HostLink

/// A control's provider and template without their types.
protocol ControlSource: ParameterSource {
  /// Asks the provider, for its preview's value or the current one.
  func control(
    _ values: [String: ConfigurationValue], isPreview: Bool
  ) async throws -> ProvidedControl
  /// The app intent that the provider gets for these values; nil where it gets none.
  func intent(
    with values: [String: ConfigurationValue]
  ) async -> (any ControlConfigurationIntent)?
}

extension ControlSource {
  func intent(
    with values: [String: ConfigurationValue]
  ) async -> (any ControlConfigurationIntent)? { nil }
}

/// What a provider has answered.
///
/// Unchecked: the value is of an author's type, handed from the provider to the main actor once and
/// never shared.
struct ProvidedControl: @unchecked Sendable {
  /// Runs the template's closure.
  let output: @MainActor () -> _ControlTemplateOutput
  /// Configured values that the provider was not given.
  let issues: [ConfigurationIssue]

  init<Value>(
    _ value: Value, issues: [ConfigurationIssue] = [],
    content: @escaping @MainActor (Value) -> _ControlTemplateOutput
  ) {
    self.issues = issues
    let source = ValueTemplate(value: value, content: content)
    output = { source.output }
  }
}

/// A value and its template's closure. Unchecked: both are used on the main actor only.
private struct ValueTemplate<Value>: @unchecked Sendable {
  let value: Value
  let content: @MainActor (Value) -> _ControlTemplateOutput

  @MainActor var output: _ControlTemplateOutput { content(value) }
}
