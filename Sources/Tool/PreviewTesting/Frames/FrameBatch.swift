import CommandContext
import Foundation
import HostLink

/// A part of what is tested or audited, with its own clock, data and variants.
package struct FrameBatch: Sendable {
  package enum Content: Sendable {
    /// The previews, or else all kinds if there are none.
    case previewsOrKinds
    /// The previews whose name or file contains the text; nil for all.
    case previews(String?)
    case kinds(KindSelection)
  }

  package var content: Content
  package var settings: RenderSettings
  package var variants: PreviewVariants
  /// The folder with the data of the app; nil for the project's.
  var seed: URL?
  /// The entries or content states that are drawn at most; nil for the default.
  package var entries: Int?

  package init(
    content: Content, settings: RenderSettings, variants: PreviewVariants, seed: URL? = nil,
    entries: Int? = nil
  ) {
    self.content = content
    self.settings = settings
    self.variants = variants
    self.seed = seed
    self.entries = entries
  }

  /// Whether the extension has to be built with its previews.
  var needsPreviews: Bool {
    if case .kinds = content { false } else { true }
  }
}

/// Kinds of widgets and controls, and Live Activities.
package struct KindSelection: Sendable {
  /// The content of a Live Activity, as JSON.
  package struct Activity: Sendable {
    package var type: String
    var attributes: Data
    var states: [Data]
    /// nil for all.
    var presentations: [PreviewedActivity.Presentation]?
  }

  /// Distinguishes the pictures from those of other selections; nil for none.
  var name: String?
  /// A widget's or a control's kind; nil for all kinds, with the activities.
  var kind: String?
  /// nil for all families that the widget supports and a device has.
  var families: [WidgetFamilyName]?
  /// The values of parameters, in the syntax of `--set`.
  var configuration: [String] = []
  /// Replaces `kind`.
  package var activity: Activity?
  /// Live Activities that are left out, because another selection has them.
  package var otherActivities: Set<String> = []

  package static let all = KindSelection()
}
