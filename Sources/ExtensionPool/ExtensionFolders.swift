import DeviceEngine
import Foundation

/// Where extensions and their apps keep files, in the host's state folder.
public struct ExtensionFolders: Equatable, Sendable {
  /// The host's own folder, which extensions do not see.
  public var state: URL
  /// The containers of app groups, which apps and extensions share.
  public var groups: URL
  /// Of each extension a folder of its own, where its home folder is.
  public var homes: URL

  public init(state: URL) {
    self.state = state
    groups = state.appendingPathComponent("groups", isDirectory: true)
    homes = state.appendingPathComponent("homes", isDirectory: true)
  }

  public static let groupsVariable = "VITRINE_GROUP_CONTAINERS"
  /// Where an extension's own `UserDefaults` are.
  static let ownContainerVariable = "VITRINE_DATA_CONTAINER"
  /// The extension's id, in its own process and in its app's.
  public static let extensionVariable = "VITRINE_EXTENSION"
  /// Where the app's process finds the host.
  public static let socketVariable = "VITRINE_HOST_SOCKET"

  func home(of id: ExtensionIdentifier) -> URL {
    homes.appendingPathComponent(id, isDirectory: true)
  }

  /// What extensions and apps have in common.
  func environment(of id: ExtensionIdentifier) -> [String: String] {
    [Self.groupsVariable: groups.path, Self.extensionVariable: id]
  }

  /// Makes the folders that an extension needs.
  func prepare(for id: ExtensionIdentifier) throws {
    for folder in [groups, home(of: id)] {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
  }
}
