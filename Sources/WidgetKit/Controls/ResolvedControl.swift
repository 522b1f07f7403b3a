import AppIntents
import HostLink
import SwiftUI

/// A control as its template says at one moment: what its labels contain in each state, and its
/// action.
@MainActor
struct ResolvedControl {
  /// What the labels say in one state.
  struct State {
    var title: LabelParts.TextPart
    /// nil where the author gives none.
    var value: LabelParts.TextPart?
    var image: LabelParts.ImagePart?
    var hint: String?
    var status: String?
    var isPrivacySensitive: Bool
  }

  let content: ControlContent
  let action: IntentAction
  /// A toggle's off and on, a button's at rest and running.
  let states: [State]
  let tint: Color?
  let isPrivacySensitive: Bool
  let isEnabled: Bool

  /// - Parameters:
  ///   - name: The title where no label has one.
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

  /// What the author should know.
  var notices: [ExtensionNotice] {
    guard states.contains(where: { $0.image == nil }) else { return [] }
    return [
      ExtensionNotice(
        .warning,
        "The control \"\(states[0].title.string)\" has no symbol, and its title's first letter "
          + "stands in: give its label an Image(systemName:), or a Label with one.")
    ]
  }

  func description(in environment: EnvironmentValues) -> ControlTemplateDescription {
    let intent = type(of: content.intent)
    return ControlTemplateDescription(
      role: content.role, isOn: content.isOn, isEnabled: isEnabled,
      tint: tint?.hexadecimal(in: environment.dark), isPrivacySensitive: isPrivacySensitive,
      states: states.map(\.description), action: action,
      opensApp: intent.opensApp || content.intent is any OpenIntent,
      playsAudio: content.intent is any AudioPlaybackIntent,
      authentication: intent.authenticationPolicy.link)
  }
}

extension ResolvedControl.State {
  /// What a state's own label says goes before the label of all states.
  fileprivate init(_ label: LabelParts, _ own: LabelParts, named name: String) {
    title =
      label.texts.first
      ?? LabelParts.TextPart(text: Text(verbatim: name), string: name)
    value = own.texts.first ?? label.texts.dropFirst().first
    image = own.images.first ?? label.images.first
    hint = own.hint ?? label.hint
    status = own.status ?? label.status
    isPrivacySensitive = label.isPrivacySensitive || own.isPrivacySensitive
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
  /// Controls stand on dark ground.
  fileprivate var dark: EnvironmentValues {
    var dark = self
    dark.colorScheme = .dark
    return dark
  }
}
