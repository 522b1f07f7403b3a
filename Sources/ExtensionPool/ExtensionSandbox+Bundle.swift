import DeviceEngine
import ExtensionBuilder
import ExtensionProcess
import Foundation
import TextEngine

extension ExtensionSandbox {
  /// The sandbox of a bundle's programs. They can read the bundle and the libraries they are linked
  /// with. They can write only to app group containers and to their extension's home folder.
  init(
    program: URL, of bundle: ExtensionBundle, owner: ExtensionIdentifier,
    _ folders: ExtensionFolders, _ settings: ProcessSettings, hasNetwork: Bool,
    sound: SoundAccess? = nil
  ) {
    let frameworks = URL(fileURLWithPath: bundle.information.frameworks.path)
      .deletingLastPathComponent()
    let data = try? FontSet.standardFolder
    self.init(
      program: program, hidden: [folders.state],
      readable: [bundle.url, frameworks] + [data].compactMap { $0 }
        + (sound?.sockets ?? []),
      aliases: Self.aliases(of: bundle, frameworks),
      writable: [folders.groups, folders.home(of: owner)], devices: sound?.devices ?? [],
      hasNetwork: hasNetwork, allowsProcesses: settings.children > 0)
  }

  /// The folder of the frameworks at the place where a bundle of another machine expects it.
  private static func aliases(of bundle: ExtensionBundle, _ frameworks: URL) -> [String: URL] {
    guard let library = bundle.information.linkedLibrary, library.hasPrefix("/") else {
      return [:]
    }
    let folder = URL(fileURLWithPath: library).deletingLastPathComponent().standardizedFileURL
    return folder.path == "/" ? [:] : [folder.path: frameworks.resolvingSymlinksInPath()]
  }
}
