import ExtensionPool
import Foundation

/// The app data of a session with a seed: temporary containers, so that a picture depends only on
/// the seed. Without a seed, extensions use the user's containers.
struct SessionData {
  private var folder: URL?
  /// The variables for the extension's process.
  private(set) var environment: [String: String] = [:]

  /// Throws `AppDataError`.
  init(seed: URL?, warnings: WarningLog) throws {
    guard let seed else { return }
    let contents = try SeedFolder(seed)
    for notice in contents.notices { warnings.warn(notice) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-seed-\(UUID().uuidString)")
    self.folder = folder
    let groups = folder.appendingPathComponent("groups")
    let home = folder.appendingPathComponent("home")
    environment = [
      ExtensionFolders.groupsVariable: groups.path,
      ExtensionFolders.ownContainerVariable: home.path,
    ]
    do {
      try FileManager.default.createDirectory(at: groups, withIntermediateDirectories: true)
      try contents.writeGroups(to: groups)
      try contents.writeOwn(to: home)
    } catch {
      discard()
      throw error
    }
  }

  func discard() {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }
}
