extension FileManager {
  /// The folder that an app shares with its extensions, created when it is asked for.
  ///
  /// It lies in the environment's `VITRINE_GROUP_CONTAINERS`, else under
  /// `$XDG_STATE_HOME/vitrine/groups` (`~/.local/state/vitrine/groups`).
  ///
  /// - Returns: nil for an identifier that can't name a folder, or a folder that can't be made.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard let path = AppContainers.group(groupIdentifier) else { return nil }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }
}
