import HostLink

/// One control of the bundle: what the author has said of it, and how to get its value.
@MainActor
final class ControlRegistration: _WidgetRegistration {
  let kind: String
  let source: any ControlSource
  var displayName: LocalizedStringResource?
  var description: LocalizedStringResource?
  var promptsForUserConfiguration = false
  var pushHandler: (any ControlPushHandler.Type)?

  init(kind: String, source: any ControlSource) {
    self.kind = kind
    self.source = source
  }

  var linkDescription: ControlDescription {
    ControlDescription(
      kind: kind, displayName: displayName.map { String(localized: $0) },
      description: description.map { String(localized: $0) },
      configuration: source.configuration,
      promptsForUserConfiguration: promptsForUserConfiguration,
      hasPushHandler: pushHandler != nil)
  }
}
