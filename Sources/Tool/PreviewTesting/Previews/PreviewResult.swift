import CommandArguments
import CommandContext
import Devices
import HostLink

/// One preview: what it is, and its pictures if they were requested.
package struct PreviewResult: Sendable {
  var location: PreviewLocation
  /// The index in the extension's list.
  package var preview: Int
  /// The index in the preview's descriptions.
  package var item = 0
  /// nil if the preview could not be described.
  package var description: PreviewDescription?
  /// Distinguishes it from the other previews of the extension, for files.
  var fileName = ""
  package var section: SheetContent.Section?
  /// Why it could not be described or drawn.
  package var failure: String?

  /// The given name, or else that of the file.
  package var title: String { description?.name ?? place }

  /// File and line.
  package var place: String { location.line.map { "\(location.file):\($0)" } ?? location.file }

  /// What it shows, in a few words.
  package var content: String {
    switch description?.content {
    case nil: "-"
    case .view(.device, _): "view"
    case .view(.sizeThatFits, _): "view, size that fits"
    case .view(.fixed(let size), _):
      "view, \(shortNumber(size.width))×\(shortNumber(size.height))"
    case .widget(let family): "widget, \(family.shortName)"
    case .activity(let activity):
      "activity, \(activity.presentation.argument.rawValue)"
    }
  }

  /// Whether it shows a widget of the Lock Screen.
  var isAccessory: Bool {
    guard case .widget(let family) = description?.content else { return false }
    return family.isAccessory
  }
}

/// The output of `vitrine previews --json`.
package struct PreviewReport: Encodable {
  var previews: [PreviewRow]
  /// The number of previews that failed.
  var failures: Int

  package init(_ results: [PreviewResult]) {
    previews = results.map(PreviewRow.init)
    failures = results.count { $0.failure != nil }
  }
}

/// A preview in that output.
package struct PreviewRow: Encodable {
  /// What the preview shows.
  enum Subject: String, Encodable { case view, widget, activity }

  var name: String?
  var file: String
  var line: Int?
  var shows: Subject?
  var family: WidgetFamilyName?
  /// The part of the device that shows an activity: `lock`, `compact`, `minimal`, `expanded`.
  var presentation: String?
  /// The fixed size of a view, in points.
  var size: LinkSize?
  var isLandscape: Bool?
  var failure: String?

  package init(_ result: PreviewResult) {
    name = result.description?.name
    file = result.location.file
    line = result.location.line
    failure = result.failure
    switch result.description?.content {
    case nil: break
    case .view(let layout, let isLandscape):
      shows = .view
      if case .fixed(let size) = layout { self.size = size }
      self.isLandscape = isLandscape ? true : nil
    case .widget(let family):
      shows = .widget
      self.family = family
    case .activity(let activity):
      shows = .activity
      presentation = activity.presentation.argument.rawValue
    }
  }

  package static func table(_ results: [PreviewResult]) -> String {
    guard !results.isEmpty else { return "no previews" }
    var table = TextTable(
      header: ["PREVIEW", "SHOWS", "DECLARED IN", "PROBLEM"],
      alignments: [.left, .left, .left, .left])
    for result in results {
      table.rows.append([
        result.description?.name ?? "-", result.content, result.place, result.failure ?? "-",
      ])
    }
    return table.text
  }
}

extension PreviewedActivity.Presentation {
  var argument: PresentationArgument {
    switch self {
    case .content: .lock
    case .compact: .compact
    case .minimal: .minimal
    case .expanded: .expanded
    }
  }
}
