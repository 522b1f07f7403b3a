import HostLink

extension AuditRule {
  static let controlName = AuditRule(
    id: "control-name", title: "Controls without a specific name",
    source: "Extend your app's controls across the system: displayName",
    check: .control { audited, others in
      guard let name = audited.control.displayName, !name.isEmpty else {
        return [
          AuditDefect(
            severity: .warning, topic: "the control has no display name",
            detail: "the gallery shows the app's name; add .displayName(_:)")
        ]
      }
      let same = others.filter {
        AuditedControl.isSame($0.control.displayName ?? "", name)
      }
      guard !same.isEmpty else { return [] }
      return [
        AuditDefect(
          severity: .warning, topic: "the display name “\(name)” is not specific",
          detail: "it is also that of \(VariantWords.list(same.map(\.kind)))")
      ]
    })
}
