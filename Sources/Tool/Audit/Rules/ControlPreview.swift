import CommandArguments
import HostLink

extension AuditRule {
  static let controlPreview = AuditRule(
    id: "control-preview", title: "Preview values that are on or slow",
    source: "Extend your app's controls across the system: previewValue",
    check: .control { audited, _ in
      var defects: [AuditDefect] = []
      if audited.template.isOn {
        defects.append(
          AuditDefect(
            severity: .warning, topic: "previewValue is on",
            detail: "the gallery shows a control that is not added; return the off state"))
      }
      if let seconds = audited.control.previewSeconds, seconds >= ControlReply.slowPreview {
        defects.append(
          AuditDefect(
            severity: .warning, topic: "previewValue is slow",
            detail: "\(shortNumber((seconds * 10).rounded() / 10)) s, for which the gallery waits; "
              + "return a value that is known beforehand"))
      }
      return defects
    })
}
