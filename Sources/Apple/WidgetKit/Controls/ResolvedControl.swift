import AppIntents
import HostLink
import SwiftUI

/// A control's template, evaluated once: the contents of its labels in each state, and its action.
@MainActor
struct ResolvedControl {
  /// The contents of the labels in one state.
  struct State {
    var title: LabelParts.TextPart
    /// nil if the author provides none.
    var value: LabelParts.TextPart?
    var image: LabelParts.ImagePart?
    var hint: String?
    var status: String?
    var isPrivacySensitive: Bool
  }

  let content: ControlContent
  let action: IntentAction
  /// Off and on for a toggle, at rest and running for a button.
  let states: [State]
  let tint: Color?
  let isPrivacySensitive: Bool
  let isEnabled: Bool

  /// - Parameters:
  ///   - name: The title if the label contains no text.
  ///   - parts: Evaluates a label.
  /// - Throws: `IntentActionError`.
  init(
    _ content: ControlContent, _ output: _ControlTemplateOutput, named name: String,
    parts: (AnyView) -> LabelParts
  ) throws {
    self.content = content
    action = try content.intent.action()
    let label = parts(content.label())
    states = [false, true].map { State(label, parts(content.stateLabel($0)), named: name) }
    tint = output.tint
    isPrivacySensitive = output.isPrivacySensitive ?? false
    isEnabled = !output.isDisabled
  }

  /// Warnings for the author.
  var notices: [ExtensionNotice] {
    guard states.contains(where: { $0.image == nil }) else { return [] }
    return [
      ExtensionNotice(
        .warning,
        "The control \"\(states[0].title.string)\" has no symbol; the first letter of its title is "
          + "shown instead. Add an Image(systemName:) or a Label with a symbol to its label.")
    ]
  }

  func description(in environment: EnvironmentValues) -> ControlTemplateDescription {
    let intent = type(of: content.intent)
    return ControlTemplateDescription(
      role: content.role, isOn: content.isOn, isEnabled: isEnabled,
      tint: tint?.hexadecimal(in: environment.dark), isPrivacySensitive: isPrivacySensitive,
      states: states.map(\.description), action: action,
      opensApp: intent.opensApp || content.intent is any OpenIntent,
      opensCamera: content.intent is any CameraCaptureIntent ? true : nil,
      playsAudio: content.intent is any AudioPlaybackIntent,
      authentication: intent.authenticationPolicy.link)
  }
}

extension ResolvedControl.State {
  /// The label of the state takes precedence over the label that all states share.
  fileprivate init(_ label: LabelParts, _ stateLabel: LabelParts, named name: String) {
    title =
      label.texts.first
      ?? LabelParts.TextPart(text: Text(verbatim: name), string: name)
    value = stateLabel.texts.first ?? label.texts.dropFirst().first
    image = stateLabel.images.first ?? label.images.first
    hint = stateLabel.hint ?? label.hint
    status = stateLabel.status ?? label.status
    isPrivacySensitive = label.isPrivacySensitive || stateLabel.isPrivacySensitive
  }

  fileprivate var description: ControlStateDescription {
    ControlStateDescription(
      title: title.string, value: value?.string, status: status, hint: hint, symbol: image?.name,
      symbolEffects: image?.effects ?? [], isPrivacySensitive: isPrivacySensitive)
  }
}

extension IntentAuthenticationPolicy {
  fileprivate var link: IntentAuthentication {
    switch self {
    case .alwaysAllowed: .alwaysAllowed
    case .requiresAuthentication: .requiresAuthentication
    case .requiresLocalDeviceAuthentication: .requiresLocalDeviceAuthentication
    }
  }
}

extension EnvironmentValues {
  /// Controls are drawn on a dark background.
  fileprivate var dark: EnvironmentValues {
    var dark = self
    dark.colorScheme = .dark
    return dark
  }
}
