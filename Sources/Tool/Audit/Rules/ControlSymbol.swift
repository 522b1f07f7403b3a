import HostLink

extension AuditRule {
  static let controlSymbol = AuditRule(
    id: "control-symbol", title: "Controls without a distinctive symbol",
    source: "Extend your app's controls across the system: closing words",
    check: .control { audited, others in
      let symbols = audited.template.states.map(\.symbol)
      guard !symbols.contains(nil) else {
        return [
          AuditDefect(
            severity: .warning, topic: "the control has no symbol",
            detail: "the small size and the Lock Screen show nothing else; add an "
              + "Image(systemName:) to its label")
        ]
      }
      // Controls with the same action may look the same.
      let same = others.filter {
        $0.template.states.map(\.symbol) == symbols
          && $0.template.action.identifier != audited.template.action.identifier
      }
      guard !same.isEmpty else { return [] }
      return [
        AuditDefect(
          severity: .warning, topic: "the symbol is not distinctive",
          detail: "it is also that of \(VariantWords.list(same.map(\.kind))), and the small size "
            + "shows nothing else")
      ]
    })
}
