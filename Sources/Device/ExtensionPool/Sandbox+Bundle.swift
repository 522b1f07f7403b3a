import DeviceEngine
import ExtensionBuilder
import Foundation
import ProcessLaunch
import TextEngine

extension Sandbox {
  /// The sandbox of a bundle's programs. They can read the bundle and the frameworks of this tool;
  /// the libraries that a bundle names are not mounted. They can write only to app group containers
  /// and to their own home folder. An extension can read what its app passes to its camera.
  init(
    program: URL, of bundle: ExtensionBundle, _ frameworks: PrebuiltFrameworks,
    owner: ExtensionID, _ kind: ExtensionProgram, _ folders: ExtensionFolders,
    _ settings: ProcessSettings, hasNetwork: Bool, sound: SoundAccess? = nil
  ) {
    let data = try? FontSet.standardFolder
    self.init(
      program: program, hidden: [folders.state],
      readable: [bundle.url, frameworks.folder]
        + [data, settings.fontFolder.map { URL(fileURLWithPath: $0) }].compactMap { $0 }
        + (sound?.sockets ?? []) + (kind == .extension ? [folders.captureContext(of: owner)] : []),
      aliases: Self.aliases(of: bundle, frameworks.folder),
      writable: [folders.groups, folders.home(of: owner, kind)], devices: sound?.devices ?? [],
      hasNetwork: hasNetwork, allowsProcesses: settings.children > 0)
  }

  /// The folder of the frameworks at the place where a bundle of another machine expects it, unless
  /// the place is part of what the sandbox shows besides.
  private static func aliases(of bundle: ExtensionBundle, _ frameworks: URL) -> [String: URL] {
    guard let library = bundle.information.linkedLibrary else { return [:] }
    let folder = URL(fileURLWithPath: library).deletingLastPathComponent().standardizedFileURL
    let isFree =
      folder.pathComponents.count > 2 && !isSystem(folder.path)
      && !FileManager.default.fileExists(atPath: folder.path)
    return isFree ? [folder.path: frameworks.resolvingSymlinksInPath()] : [:]
  }
}
