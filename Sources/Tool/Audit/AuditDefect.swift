import Foundation
import HostLink
import PreviewTesting

/// The severity of a finding.
package enum AuditSeverity: String, Codable, Comparable, Sendable {
  case warning, error

  package static func < (a: Self, b: Self) -> Bool { a == .warning && b == .error }
}

/// What a rule found in one picture.
struct AuditDefect: Equatable, Sendable {
  var severity: AuditSeverity
  /// What is wrong with what. Equal topics of a kind become one finding.
  var topic: String
  /// Numbers or a remedy; that of the worst picture is shown.
  var detail: String?
  /// Smaller is worse.
  var measure = 0.0
  /// Whether it concerns the extension, not only the kind.
  var concernsAll = false
  /// Where it is in the picture, in points; nil for all of it.
  var frame: CGRect?
}

/// A defect with its rule, its subject and the variant in which it was found.
struct AuditObservation: Sendable {
  var rule: String
  var target: String
  var subject: FrameSubject
  var variant: AuditVariant
  var defect: AuditDefect
  /// The picture in which it was found; nil if the report has no pictures.
  var picture: AuditPicture?
}

/// The settings of a picture that findings mention.
struct AuditVariant: Hashable, Sendable {
  var typeSize = RenderEnvironment.TypeSize.large
  var locale = "en_US"
  var scheme = RenderEnvironment.ColorScheme.light
  var contrast = RenderEnvironment.Contrast.standard
}

extension AuditVariant {
  init(_ environment: RenderEnvironment) {
    self.init(
      typeSize: environment.typeSize, locale: environment.locale,
      scheme: environment.colorScheme, contrast: environment.contrast)
  }
}
