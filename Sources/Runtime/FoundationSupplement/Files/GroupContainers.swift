// Compatibility: works | `FileManager.containerURL(forSecurityApplicationGroupIdentifier:)` | a
//   folder per group

import AuthorNotices

extension FileManager {
  /// Returns the folder that an app shares with its extensions, and creates it if needed.
  ///
  /// It is in `VITRINE_GROUP_CONTAINERS`, or else in `$XDG_STATE_HOME/vitrine/groups`
  /// (`~/.local/state/vitrine/groups`).
  ///
  /// - Returns: nil if the identifier is not a folder name or the folder cannot be created.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard let path = AppContainers.group(groupIdentifier) else { return nil }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      CollectedNotices.add(
        "The folder of the app group \(groupIdentifier), \(path), cannot be used, so the container is "
          + "nil: \(error.localizedDescription) Remove what is in its place.")
      return nil
    }
  }
}
