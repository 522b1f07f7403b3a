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
    guard !groupIdentifier.isEmpty, groupIdentifier.utf8.count <= 255,
      !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/"),
      !groupIdentifier.contains("\0")
    else { return nil }
    let folder = Self.groupContainers.appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }

  private static var groupContainers: URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["VITRINE_GROUP_CONTAINERS"], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let state =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/state")
    return state.appendingPathComponent("vitrine/groups", isDirectory: true)
  }
}
