import AppIntents
import HostLink

/// A type-erased control provider and its template.
protocol ControlSource: ParameterSource {
  /// Gets the preview value or the current value from the provider.
  func control(
    _ values: [String: ConfigurationValue], isPreview: Bool
  ) async throws -> ProvidedControl
  /// The app intent that the provider receives for these values; nil if it receives none.
  func intent(
    with values: [String: ConfigurationValue]
  ) async -> (any ControlConfigurationIntent)?
}

extension ControlSource {
  func intent(
    with values: [String: ConfigurationValue]
  ) async -> (any ControlConfigurationIntent)? { nil }
}

/// Returns a preview value, and the seconds that it took.
func measured<Value>(_ preview: () -> Value) -> (Value, seconds: Double) {
  let start = ContinuousClock.now
  let value = preview()
  return (value, (ContinuousClock.now - start) / .seconds(1))
}

/// A provider's answer.
///
/// Unchecked: the value has an author-defined type. It passes once from the provider to the main
/// actor and is never shared.
struct ProvidedControl: @unchecked Sendable {
  /// Runs the template's closure.
  let output: @MainActor () -> _ControlTemplateOutput
  /// The configured values that the provider did not receive, and why.
  let issues: [ConfigurationIssue]
  /// The names of the parameters that have neither a value nor a default.
  let unsetParameters: [String]
  /// How long the preview value took, in seconds; nil for a current value.
  let previewSeconds: Double?

  init<Value>(
    _ value: Value, issues: [ConfigurationIssue] = [], unsetParameters: [String] = [],
    previewSeconds: Double? = nil,
    content: @escaping @MainActor (Value) -> _ControlTemplateOutput
  ) {
    self.issues = issues
    self.unsetParameters = unsetParameters
    self.previewSeconds = previewSeconds
    let source = ValueTemplate(value: value, content: content)
    output = { source.output }
  }
}

/// A value and its template's closure. Unchecked: both are only used on the main actor.
private struct ValueTemplate<Value>: @unchecked Sendable {
  let value: Value
  let content: @MainActor (Value) -> _ControlTemplateOutput

  @MainActor var output: _ControlTemplateOutput { content(value) }
}
