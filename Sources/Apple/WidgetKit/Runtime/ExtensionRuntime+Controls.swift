import AppIntents
import FoundationSupplement
import HostLink
import SwiftUI
import ViewArchive

/// Controls: runs their providers and archives their templates.
extension ExtensionRuntime {
  func control(_ request: ControlRequest) async throws -> ControlReply {
    guard let registration = controls.first(where: { $0.kind == request.kind }) else {
      throw FailureReport(
        .unknownKind,
        "Unknown control kind \"\(request.kind)\". \(Self.available(controls.map(\.kind)))")
    }
    let environments = try request.forms.map { try EnvironmentValues($0.environment) }
    let provided = try await withTaskExecutorPreference(AuthorExecutor.shared) {
      try await registration.source.control(request.configuration, isPreview: request.isPreview)
    }
    let labelEnvironment = try environments.first ?? EnvironmentValues(RenderEnvironment())
    CurrentLocale.set(labelEnvironment.locale)
    let output = provided.output()
    guard let content = output.content as? ControlContent else {
      throw FailureReport(
        .thrown,
        "The template of \"\(request.kind)\" is empty. Return a ControlWidgetButton or a "
          + "ControlWidgetToggle from every path of its closure.")
    }
    let archiver = try readyArchiver()
    let control = try ResolvedControl(content, output, named: registration.name(of: content)) {
      archiver.parts(of: $0, environment: labelEnvironment, now: Date())
    }
    var reply = ControlReply(
      template: control.description(in: labelEnvironment), notices: control.notices,
      issues: provided.issues, unsetParameters: provided.unsetParameters,
      previewSeconds: provided.previewSeconds)
    reply.notices += reply.previewNotices
    for (index, form) in request.forms.enumerated() {
      CurrentLocale.set(environments[index].locale)
      for state in reply.template.faceStates {
        var environment = environments[index]
        let isHidden = state == reply.template.hiddenState
        if isHidden { environment.redactionReasons.insert(.privacy) }
        let drawing = ControlFaceDrawing(
          control: control, state: isHidden ? 0 : state, form: form, environment: environment)
        var face = try drawing.face(at: index, archiver: archiver, notices: &reply.notices)
        face.state = state
        reply.faces.append(face)
      }
    }
    return reply
  }
}

extension ControlReply {
  /// What is wrong with a preview value. Source: "Extend your app's controls across the system": it
  /// represents the off state and must be available immediately.
  var previewNotices: [ExtensionNotice] {
    guard let seconds = previewSeconds else { return [] }
    var notices: [ExtensionNotice] = []
    if template.isOn {
      notices.append(
        ExtensionNotice(
          .warning,
          "previewValue is on, and the gallery shows it so; return the value of the off state."))
    }
    if seconds >= Self.slowPreview {
      notices.append(
        ExtensionNotice(
          .warning,
          "previewValue took \(seconds.formatted(.number.precision(.fractionLength(1)))) s, for "
            + "which the gallery waits; return a value that is known beforehand."))
    }
    return notices
  }
}

extension ControlRegistration {
  /// The title of a control whose label contains no text.
  fileprivate func name(of content: ControlContent) -> String {
    String(localized: displayName ?? type(of: content.intent).title)
  }
}
