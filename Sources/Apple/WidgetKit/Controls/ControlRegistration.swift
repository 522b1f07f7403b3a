import HostLink

/// One control configuration of the bundle: its properties and the source of its value.
@MainActor
final class ControlRegistration: _WidgetRegistration {
  let kind: String
  let source: any ControlSource
  var displayName: LocalizedStringResource?
  var description: LocalizedStringResource?
  var promptsForUserConfiguration = false
  var pushHandler: (any ControlPushHandler.Type)?
  var _typeName: String?

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
      hasPushHandler: pushHandler != nil, typeName: _typeName)
  }
}
