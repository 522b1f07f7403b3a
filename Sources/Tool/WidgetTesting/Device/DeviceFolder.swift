import ExtensionPool
import Foundation

/// The temporary folder with the containers of one device. It is removed with the value.
final class DeviceFolder: Sendable {
  /// The folder of all devices of this process, which is removed when the process ends.
  private static let all: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-tests-\(UUID().uuidString)", isDirectory: true)
    atexit { try? FileManager.default.removeItem(at: DeviceFolder.all) }
    return folder
  }()

  let extensions: ExtensionFolders

  /// Throws an error of `FileManager`.
  init() throws {
    let url = Self.all.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    extensions = ExtensionFolders(state: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: extensions.state)
  }
}
