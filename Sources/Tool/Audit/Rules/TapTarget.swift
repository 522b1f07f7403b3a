import CommandArguments
import Foundation
import HostLink
import PreviewTesting
import ViewArchive

extension AuditRule {
  static let tapTarget = AuditRule(
    id: "tap-target", title: "Small tap targets",
    source: "Human Interface Guidelines, Buttons: at least 44 × 44 points; WCAG 2.2, 2.5.8: 24",
    check: .basePicture { audited, _ in
      let elements = audited.targets
      let targets = TapTargets(elements.map { $0.frame.intersection(audited.bounds) })
      return zip(elements, targets.frames).enumerated().compactMap { index, target in
        let (element, frame) = target
        guard !frame.isEmpty, targets.isSmall(index) else { return nil }
        let size = "\(shortNumber(frame.width.rounded())) × \(shortNumber(frame.height.rounded()))"
        return AuditDefect(
          severity: targets.isCrowded(index) ? .error : .warning,
          topic: "\(element.name) is a small tap target",
          detail: "\(size) points; at least 44 × 44 are needed",
          measure: min(frame.width, frame.height), frame: frame)
      }
    })
}

/// The frames of tap targets, in points.
struct TapTargets {
  /// Source: Human Interface Guidelines, Buttons.
  private static let comfortable = 44.0
  /// Source: WCAG 2.2, success criterion 2.5.8 (AA).
  private static let least = 24.0
  /// Frames are often fractions of a point smaller.
  private static let tolerance = 0.5

  let frames: [CGRect]

  init(_ frames: [CGRect]) {
    self.frames = frames
  }

  func isSmall(_ index: Int) -> Bool { isBelow(Self.comfortable, frames[index]) }

  /// Whether a target fails WCAG 2.2: it is smaller than 24 points, and a circle of that diameter
  /// in its center touches another target, or that of another small target.
  func isCrowded(_ index: Int) -> Bool {
    let frame = frames[index]
    guard isBelow(Self.least, frame) else { return false }
    let radius = Self.least / 2 - Self.tolerance
    return frames.indices.contains { other in
      guard other != index, !frames[other].isEmpty else { return false }
      let rect = frames[other]
      let (x, y) = (
        frame.midX - min(max(frame.midX, rect.minX), rect.maxX),
        frame.midY - min(max(frame.midY, rect.minY), rect.maxY)
      )
      if x * x + y * y < radius * radius { return true }
      let (dx, dy) = (frame.midX - rect.midX, frame.midY - rect.midY)
      return isBelow(Self.least, rect) && dx * dx + dy * dy < 4 * radius * radius
    }
  }

  private func isBelow(_ length: Double, _ frame: CGRect) -> Bool {
    min(frame.width, frame.height) < length - Self.tolerance
  }
}

extension AuditedFrame {
  var bounds: CGRect { CGRect(origin: .zero, size: frame.archive.size) }

  /// The buttons, toggles and links.
  var targets: [AccessibilityElement] { elements.filter { $0.action != nil } }

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
