import CommandContext
import DeviceSurfaces
import Foundation
import HostLink
import ViewArchive

/// What a preview, a widget, a control or a Live Activity shows in one variant, for one of its
/// entries or states.
package struct PreviewFrame: Sendable {
  package struct Timeline: Sendable {
    package var dates: [Date]
    package var policy: ReloadPolicy
  }

  /// What a control is and does, apart from its picture.
  package struct Control: Sendable {
    /// That of the gallery; nil if the author sets none.
    package var displayName: String?
    /// For the preview value.
    package var template: ControlTemplateDescription
    /// How long the preview value took; nil if it is not known.
    package var previewSeconds: Double?

    package init(
      displayName: String?, template: ControlTemplateDescription, previewSeconds: Double? = nil
    ) {
      self.displayName = displayName
      self.template = template
      self.previewSeconds = previewSeconds
    }
  }

  /// The panel of a page that shows it.
  package enum Panel: Sendable { case light, dark, lockScreen, watch }

  package var panel: Panel
  /// Distinguishes the variant; empty if there is one.
  package var variant = ""
  /// The entry or the content state; empty if there is one.
  var state: String
  /// The index of the entry or the content state.
  package var index = 0
  package var archive: ViewArchive
  /// For which the archive was laid out.
  package var environment: RenderEnvironment
  /// The device's time in the picture.
  package var date: Date
  package var look: WidgetLook
  var isInline = false
  /// In points.
  package var cornerRadius: Double
  /// The length of the encoded archive, in bytes; 0 for one that is composed of several.
  package var byteCount = 0
  /// The timeline of a widget with all its entries; nil for anything else.
  package var timeline: Timeline?
  /// The control that it shows; nil for anything else.
  package var control: Control?

  /// - Parameter previous: The frame before it on the page. A variant starts a row.
  func picture(
    _ painter: WidgetPainter, after previous: PreviewFrame? = nil
  ) throws -> PagePicture {
    let isSameVariant = previous?.variant == variant
    let words = isSameVariant ? [state] : [variant, state]
    return PagePicture(
      caption: words.filter { !$0.isEmpty }.joined(separator: " · "), isInline: isInline,
      startsRow: previous != nil && !isSameVariant,
      picture: try painter.picture(archive, at: date, look: look), size: archive.size,
      cornerRadius: cornerRadius)
  }
}

extension SheetContent.Section {
  /// - Parameter showsClock: Whether the Lock Screen's panel shows the clock.
  init(
    title: String, subtitle: String, showsClock: Bool, frames: [PreviewFrame],
    _ painter: WidgetPainter
  ) throws {
    let hasWatch = frames.contains { $0.panel == .watch }
    func pictures(_ panel: PreviewFrame.Panel) throws -> [PagePicture] {
      let frames = frames.filter { $0.panel == panel }
      return try zip(frames, [nil] + frames).map { try $0.picture(painter, after: $1) }
    }
    self.init(
      title: title, subtitle: subtitle, light: try pictures(.light), dark: try pictures(.dark),
      lockScreen: try pictures(hasWatch ? .watch : .lockScreen), showsClock: showsClock,
      isBlack: hasWatch)
  }
}
