import AuthorNotices
import NoticeCatalog

/// A read from an app group in which nothing was ever written, while another group of the same
/// company has the key: probably the app writes to a group of another name.
enum EmptyGroup {
  /// Adds a notice after a read without a result.
  static func note(key: String, in group: String) {
    guard group.hasPrefix("group."), let path = DefaultsDomains.path(of: group),
      !FileManager.default.fileExists(atPath: path), let other = other(group, with: key, path)
    else { return }
    CollectedNotices.add(
      NoticeKind.emptyGroup.notice(
        "\"\(key)\" was read in the app group \(group), where nothing was ever written; \(other) "
          + "has it."))
  }

  /// A group of the same company whose defaults have the key. Groups of other companies do not
  /// count, because keys such as `title` are common.
  ///
  /// - Parameter path: The property list of `group`, in its container.
  private static func other(_ group: String, with key: String, _ path: String) -> String? {
    let container = path.dropLast("/Library/Preferences/\(group).plist".count)
    let folder = (String(container) as NSString).deletingLastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().first { name in
      name != group && name.hasPrefix("group.") && company(name) == company(group)
        && DefaultsDomains.file(of: name)?.value(forKey: key) { $0 != nil } == true
    }
  }

  /// The first two parts of the name, such as `com` and `example`.
  private static func company(_ group: String) -> ArraySlice<Substring> {
    group.split(separator: ".").dropFirst().prefix(2)
  }
}
