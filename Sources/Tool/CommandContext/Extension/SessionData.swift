import CommandArguments
import DeviceEngine
import ExtensionPool
import Foundation
import ProcessCleanup

/// The app data of a session with a seed: temporary containers, so that a picture depends only on
/// the seed. Without a seed, extensions use the user's containers.
struct SessionData {
  private var folder: ScratchFolder?
  /// The folders with the seed; nil without one.
  private(set) var folders: ExtensionFolders?

  /// Throws `AppDataError`.
  init(seed: URL?, of owner: ExtensionID, warnings: WarningLog) throws {
    guard let seed else { return }
    let contents = try SeedFolder(seed)
    for notice in contents.notices { warnings.warn(notice) }
    let folder = try ScratchFolder(temporary: "vitrine-seed")
    self.folder = folder
    let folders = ExtensionFolders(state: folder.url)
    self.folders = folders
    do {
      try folders.prepare(for: owner)
      try contents.writeGroups(to: folders.groups)
      try contents.writeOwn(to: folders.home(of: owner))
    } catch {
      discard()
      throw error
    }
  }

  func discard() {
    folder?.remove()
  }
}
