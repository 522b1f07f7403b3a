import CommandContext
import PreviewTesting

/// A rule of `vitrine audit`. To add one, write a file with its value and list it in `all`.
package struct AuditRule: Sendable {
  /// What a rule looks at.
  enum Check: Sendable {
    /// Each picture in all type sizes and languages.
    case picture(@Sendable (AuditedFrame, WidgetPainter) throws -> [AuditDefect])
    /// Each picture in one type size and language, in light and dark, with standard and with
    /// increased contrast.
    case basePicture(@Sendable (AuditedFrame, WidgetPainter) throws -> [AuditDefect])
    /// Each subject that cannot be drawn.
    case failure(@Sendable (String) -> [AuditDefect])
    /// Each kind during a simulated day.
    case day(@Sendable (AuditedDay) -> [AuditDefect])
    /// Each control, beside the others of its extension.
    case control(@Sendable (AuditedControl, [AuditedControl]) -> [AuditDefect])
    /// Each widget in the accented mode, or in the vibrant mode on the Lock Screen.
    case accentedPicture(@Sendable (AuditedFrame, WidgetPainter) throws -> [AuditDefect])
  }

  /// As on the command line and in `.vitrine.json`.
  package var id: String
  var title: String
  /// Where the rule comes from.
  var source: String
  var check: Check

  /// Whether findings say in which variants they are.
  var hasVariants: Bool {
    switch check {
    case .picture, .basePicture: true
    case .failure, .day, .control, .accentedPicture: false
    }
  }

  /// Whether findings say in which families or sizes they are.
  var hasForms: Bool {
    if case .control = check { false } else { true }
  }

  var isBase: Bool {
    if case .basePicture = check { true } else { false }
  }

  package static let all: [AuditRule] = [
    .truncation, .clipping, .contrast, .tapTarget, .label, .translation, .archiveSize, .payloadSize,
    .timeline, .reloads, .notice, .accentedText, .controlPreview, .controlHint, .controlStatus,
    .controlName, .controlSymbol, .drawing,
  ]
}

/// A picture with what the rules need to know of it.
struct AuditedFrame: Sendable {
  var subject: FrameSubject
  var frame: PreviewFrame
  /// Whether the project is translated into the language of the picture.
  var isTranslated = false

  var isControl: Bool { subject.form.hasPrefix("control") }
}
