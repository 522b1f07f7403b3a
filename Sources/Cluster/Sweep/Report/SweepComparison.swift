import Foundation

/// The differences between the pictures of two sweeps, such as those of two commits.
package struct SweepComparison: Equatable, Sendable {
  /// A picture that the sweeps do not have in common.
  package struct Change: Codable, Equatable, Sendable {
    /// The values of all axes, such as `Tide, systemSmall, 393x852, de_DE, large, light, entry 0`.
    package var title: String
    /// The kind of the widget.
    package var kind: String
    /// The hash of the picture in each sweep; nil if the sweep does not have the picture.
    package var before: String?
    /// nil if the second sweep does not have the picture.
    package var after: String?
  }

  package private(set) var changes: [Change] = []
  /// The number of pictures that are equal in both sweeps.
  package private(set) var equal = 0

  /// Pictures that both sweeps have, with different bytes.
  package var changed: [Change] { changes.filter { $0.before != nil && $0.after != nil } }
  /// Pictures that only the second sweep has.
  package var added: [Change] { changes.filter { $0.before == nil } }
  /// Pictures that only the first sweep has.
  package var removed: [Change] { changes.filter { $0.after == nil } }

  /// Compares the manifests of two folders. Throws `SweepError`.
  package init(before: URL, after: URL) throws(SweepError) {
    var old: [String: SweepPicture] = [:]
    var kinds: [String: String] = [:]
    try SweepManifest.read(before.appendingPathComponent(SweepManifest.fileName)) {
      task, outcome throws(SweepError) in
      for picture in outcome.pictures {
        let title = Self.title(task, picture)
        old[title] = picture
        kinds[title] = task.kind
      }
    }
    try SweepManifest.read(after.appendingPathComponent(SweepManifest.fileName)) {
      task, outcome throws(SweepError) in
      for picture in outcome.pictures {
        let title = Self.title(task, picture)
        let known = old.removeValue(forKey: title)
        if known?.picture == picture.picture {
          equal += 1
        } else {
          changes.append(
            Change(
              title: title, kind: task.kind, before: known?.picture, after: picture.picture))
        }
      }
    }
    changes += old.sorted { $0.key < $1.key }.map { title, picture in
      Change(title: title, kind: kinds[title] ?? "", before: picture.picture, after: nil)
    }
  }

  private static func title(_ task: SweepTask, _ picture: SweepPicture) -> String {
    let words = [
      task.bundle.name, task.kind, task.family, task.device, task.locale, picture.typeSize,
      picture.scheme, "entry \(picture.entry)",
    ]
    return words.joined(separator: ", ")
  }
}
