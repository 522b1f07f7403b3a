import FoundationSupplement
import HostLink
import SwiftUI
import ViewArchive

/// Archives the views of snippets.
@MainActor
struct SnippetDrawing {
  let archiver: ViewArchiver

  /// Throws a `FailureReport` for an unknown locale or time zone, and `ArchiveError`.
  func message(_ view: AnyView, on display: SnippetDisplay) throws -> SnippetMessage {
    let environment = try EnvironmentValues(display.environment)
    CurrentLocale.set(environment.locale)
    var bounds = ArchiveBounds(
      minimum: CGSize(width: display.width, height: 0),
      maximum: CGSize(width: display.width, height: SnippetDisplay.maximumHeight))
    // The view chooses its height, as in a list.
    bounds.proposal = ProposedViewSize(width: display.width, height: nil)
    let fitted = evaluatingViews {
      archiver.archive(
        view, fitting: bounds, alignment: .top, environment: environment, now: Date())
    }
    var archive = fitted.archive
    if fitted.isTruncated {
      archive.addNotice(
        "The view of a snippet is taller than \(Int(SnippetDisplay.maximumHeight)) points and is "
          + "cut. Show less, and the rest in the app.")
    }
    archive.addCollectedNotices()
    return SnippetMessage(
      archive: try archive.encoded(),
      size: LinkSize(width: archive.size.width, height: archive.size.height))
  }
}
