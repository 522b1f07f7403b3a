import HostLink

/// What is drawn as a whole: a preview, a widget of one kind in one family, a control in one size,
/// or a presentation of a Live Activity.
package struct FrameSubject: Sendable {
  /// Distinguishes it from the others of its extension, for files.
  package var name: String
  /// The preview's name, or the kind and the family.
  package var title: String
  /// Source file and line, as far as they are known; else the kind.
  package var place: String
  /// That of the place; nil if it is not known.
  package var file: String? { source.file }
  /// That of the place, from 1; nil if it is not known.
  package var line: Int? { source.line }

  private var source: (file: String?, line: Int?) {
    let parts = place.split(separator: ":")
    guard let file = parts.first, file.hasSuffix(".swift") else { return (nil, nil) }
    return (String(file), parts.dropFirst().first.flatMap { Int($0) })
  }

  /// The kind or the attributes' type; nil for previews.
  package var kind: String?
  /// The name that the page shows; nil if there is none.
  package var shownName: String?
  /// The family, the size or the presentation.
  package var form: String
  /// The attributes and the content states, as JSON; nil for anything but a Live Activity.
  package var payloads: [ActivityPayload]?

  func matches(_ filter: String) -> Bool {
    let filter = filter.lowercased()
    return [title, place, shownName ?? ""].contains { $0.lowercased().contains(filter) }
  }
}

/// The sizes of what a Live Activity receives, in bytes of JSON.
package struct ActivityPayload: Equatable, Sendable {
  package var attributes: Int
  package var state: Int
}

extension FrameSubject {
  init(_ preview: PreviewResult) {
    self.init(
      name: preview.fileName, title: preview.title, place: preview.place,
      form: preview.description?.content.form ?? "preview")
    if case .activity(let activity) = preview.description?.content {
      payloads = activity.payloads
    }
  }
}

extension PreviewDescription.Content {
  fileprivate var form: String {
    switch self {
    case .view: "view"
    case .widget(let family): family.rawValue
    case .activity(let activity): activity.presentation.argument.rawValue
    }
  }
}

extension PreviewedActivity {
  var payloads: [ActivityPayload] {
    states.map { ActivityPayload(attributes: attributes.count, state: $0.count) }
  }
}
