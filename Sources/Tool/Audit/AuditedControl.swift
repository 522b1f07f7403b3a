import Foundation
import HostLink
import PreviewTesting

/// A control of the extension, with its preview value.
struct AuditedControl: Sendable {
  var subject: FrameSubject
  var control: PreviewFrame.Control
  /// Whether its texts were made for English.
  var isEnglish: Bool

  var kind: String { subject.kind ?? subject.title }
  var template: ControlTemplateDescription { control.template }

  init(subject: FrameSubject, control: PreviewFrame.Control, isEnglish: Bool = true) {
    self.subject = subject
    self.control = control
    self.isEnglish = isEnglish
  }

  /// nil if the picture shows no control.
  init?(_ subject: FrameSubject, _ frame: PreviewFrame) {
    guard let control = frame.control else { return nil }
    var subject = subject
    subject.form = "control"
    self.init(
      subject: subject, control: control, isEnglish: frame.environment.locale.hasPrefix("en"))
  }

  /// Compares texts without case and without spaces at the ends.
  static func isSame(_ first: String, _ second: String) -> Bool {
    normal(first) == normal(second)
  }

  private static func normal(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }
}
