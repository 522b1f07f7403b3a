import HostLink
import ViewArchive

extension AuditRule {
  static let link = AuditRule(
    id: "link", title: "Links without effect",
    source: "Linking to specific app scenes from your widget or Live Activity: small widgets have "
      + "one tap target",
    check: .basePicture { audited, _ in
      guard audited.family?.hasSingleTapArea == true else { return [] }
      return audited.elements.compactMap { element in
        guard case .link = element.action else { return nil }
        return AuditDefect(
          severity: .warning, topic: "\(element.name) does nothing",
          detail: "this family is one tap target; use .widgetURL(_:)")
      }
    })
}
