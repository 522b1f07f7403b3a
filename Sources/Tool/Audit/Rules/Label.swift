import Foundation
import HostLink
import ViewArchive

extension AuditRule {
  static let label = AuditRule(
    id: "label", title: "Missing accessibility labels",
    source: "WCAG 2.2, success criteria 1.1.1 and 4.1.2 (A)",
    check: .basePicture { audited, _ in
      audited.elements.compactMap { element in
        if element.label.isEmpty {
          guard element.action != nil else { return nil }
          let place = "\(Int(element.frame.midX)), \(Int(element.frame.midY))"
          return AuditDefect(
            severity: .error, topic: "\(element.name) has no label",
            detail: "at \(place); VoiceOver cannot name it; add .accessibilityLabel(_:)",
            frame: element.frame)
        }
        guard element.traits.contains(.isImage) || element.action != nil,
          isNameOfFile(element.label)
        else { return nil }
        return AuditDefect(
          severity: .warning, topic: "VoiceOver reads “\(element.label)”, the name of an image",
          detail: "add .accessibilityLabel(_:), or use Image(decorative:)",
          frame: element.frame)
      }
    })

  /// Whether a label is no text but a name such as `hero_photo-2` or `heroPhoto`.
  static func isNameOfFile(_ label: String) -> Bool {
    label.wholeMatch(of: #/[A-Za-z0-9]+([_\-][A-Za-z0-9]+)*[_\-][A-Za-z0-9]+/#) != nil
      && label.contains("_")
      || label.wholeMatch(of: #/[a-z]+[a-z0-9]*([A-Z][a-z0-9]+)+/#) != nil
  }
}
