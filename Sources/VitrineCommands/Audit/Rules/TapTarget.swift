import Foundation
import HostLink
import ViewArchive

extension AuditRule {
  static let tapTarget = AuditRule(
    id: "tap-target", title: "Small tap targets",
    source: "Human Interface Guidelines, Buttons: at least 44 × 44 points; WCAG 2.2, 2.5.8: 24",
    check: .basePicture { audited, _ in
      audited.targets.compactMap { element in
        let frame = element.frame.intersection(audited.bounds)
        let least = min(frame.width, frame.height)
        guard !frame.isEmpty, least < 44 - tolerance else { return nil }
        let size = "\(shortNumber(frame.width.rounded())) × \(shortNumber(frame.height.rounded()))"
        return AuditDefect(
          severity: least < 24 - tolerance ? .error : .warning,
          topic: "\(element.name) is a small tap target",
          detail: "\(size) points; at least 44 × 44 are needed", measure: least)
      }
    })

  /// In points.
  private static let tolerance = 0.5
}

extension AuditedFrame {
  var bounds: CGRect { CGRect(origin: .zero, size: frame.archive.size) }

  /// The buttons, toggles and links. In small families, links do nothing.
  var targets: [AccessibilityElement] {
    elements.filter { element in
      switch element.action {
      case nil: false
      case .link: family?.hasSingleTapArea != true
      default: true
      }
    }
  }

  /// Dynamic texts count as texts.
  var elements: [AccessibilityElement] {
    frame.archive.accessibilityElements { text, _ in
      text.segments.map { segment in
        if case .string(let string) = segment.content { string } else { "…" }
      }.joined()
    }
  }
}

extension AccessibilityElement {
  /// For findings, such as `the button “Refresh”`.
  var name: String {
    let role =
      traits.contains(.isToggle)
      ? "toggle" : traits.contains(.isLink) ? "link" : "button"
    return label.isEmpty ? "a \(role)" : "the \(role) “\(label.prefix(40))”"
  }
}
