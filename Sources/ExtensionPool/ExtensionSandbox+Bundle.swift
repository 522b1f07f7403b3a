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
    _ folders: ExtensionFolders, sound: SoundAccess? = nil
  ) {
    let frameworks = URL(fileURLWithPath: bundle.information.frameworks.path)
      .deletingLastPathComponent()
    let data = try? FontSet.standardFolder
    self.init(
      program: program, hidden: [folders.state],
      readable: [bundle.url, frameworks] + [data, Self.swiftRuntime].compactMap { $0 }
        + (sound?.sockets ?? []),
      writable: [folders.groups, folders.home(of: owner)], devices: sound?.devices ?? [])
  }

  /// The folder of the Swift runtime libraries, which may be inside the user's home folder.
  private static let swiftRuntime: URL? = {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let line = maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }
    guard let line, let start = line.firstIndex(of: "/") else { return nil }
    return URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent()
  }()
}
