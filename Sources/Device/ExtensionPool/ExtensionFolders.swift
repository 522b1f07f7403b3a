import DeviceEngine
import Foundation

/// The two programs of an installed extension. As on iOS, each has a container: its
/// `UserDefaults.standard`, Documents, Library, Caches, keychain items and default stores.
public enum ExtensionProgram: String, Codable, Sendable {
  case `extension`, app
}

/// The folders of extensions and their apps inside the host's state folder:
///
/// ```
/// state           the host's own files; hidden from extensions
///   groups        app group containers, shared by the programs whose entitlements have the group
///   homes/<id>    the home folder of one extension
///   apps/<id>     the home folder of its app
/// ```
public struct ExtensionFolders: Equatable, Sendable {
  /// The host's state folder, which extensions cannot see.
  public var state: URL
  /// The containers of app groups, which apps and extensions share.
  public var groups: URL
  /// Contains the home folder of each extension.
  public var homes: URL
  /// Contains the home folder of each extension's app.
  public var appHomes: URL

  public init(state: URL) {
    self.state = state
    groups = state.appendingPathComponent("groups", isDirectory: true)
    homes = state.appendingPathComponent("homes", isDirectory: true)
    appHomes = state.appendingPathComponent("apps", isDirectory: true)
  }

  public static let groupsVariable = "VITRINE_GROUP_CONTAINERS"
  /// The variable with the folder of an extension's own `UserDefaults`.
  public static let ownContainerVariable = "VITRINE_DATA_CONTAINER"
  /// The variable from which Foundation reads the home folder before it asks for the user's.
  static let fixedHomeVariable = "CFFIXED_USER_HOME"
  /// The variables with the extension's home folder.
  static let homeVariables = ["HOME", fixedHomeVariable, ownContainerVariable]
  /// The variable with the app groups that the program may open, separated by spaces; without it,
  /// all.
  public static let appGroupsVariable = "VITRINE_APP_GROUPS"
  /// The variable with the keychain groups that the program may use; without it, all.
  static let keychainGroupsVariable = "VITRINE_KEYCHAIN_GROUPS"
  /// The variable with the version of iOS for `#available`; without it, the newest.
  public static let systemVersionVariable = "VITRINE_OS"
  /// The variable with the platform for which a bundle was built; without it, iOS.
  public static let platformVariable = "VITRINE_PLATFORM"
  /// The variable with the extension's identifier, for its process and its app's.
  public static let extensionVariable = "VITRINE_EXTENSION"
  /// The variable with the program: `extension` or `app`.
  public static let programVariable = "VITRINE_PROGRAM"
  /// The variable with the folder of the contexts of `CameraCaptureIntent`s.
  static let captureContextVariable = "VITRINE_CAPTURE_CONTEXT"
  /// The variable with the path of the host's socket, for the app's process.
  public static let socketVariable = "VITRINE_HOST_SOCKET"

  package func home(of id: ExtensionID, _ program: ExtensionProgram = .extension) -> URL {
    (program == .app ? appHomes : homes)
      .appendingPathComponent(id.rawValue, isDirectory: true)
  }

  /// What the app passes to its camera. The widget extension can read it.
  func captureContext(of id: ExtensionID) -> URL {
    home(of: id, .app).appendingPathComponent(
      "Library/LockedCameraCapture/Context", isDirectory: true)
  }

  /// The container of an app group. Throws `AppDataError.invalidName`.
  package func container(ofGroup group: String) throws(AppDataError) -> URL {
    try AppDataError.check(name: group)
    return groups.appendingPathComponent(group, isDirectory: true)
  }

  /// The `UserDefaults` of an app group; nil if the suite is an extension's own. Throws
  /// `AppDataError.invalidName`.
  package func groupDefaults(_ suite: String) throws(AppDataError) -> DefaultsDomainFile? {
    let container = try container(ofGroup: suite)
    return suite.hasPrefix("group.") ? DefaultsDomainFile(container: container, name: suite) : nil
  }

  /// A suite of `UserDefaults`: an app group's, or the program's own, such as `standard`. Throws
  /// `AppDataError.invalidName`.
  package func defaults(
    _ suite: String, of id: ExtensionID, _ program: ExtensionProgram = .extension
  ) throws(AppDataError) -> DefaultsDomainFile {
    try groupDefaults(suite) ?? DefaultsDomainFile(container: home(of: id, program), name: suite)
  }

  /// The environment variables of a program that say where its data is.
  func environment(of id: ExtensionID, _ program: ExtensionProgram) -> [String: String] {
    [
      Self.groupsVariable: groups.path, Self.extensionVariable: id.rawValue,
      Self.programVariable: program.rawValue,
      Self.captureContextVariable: captureContext(of: id).path,
    ]
  }

  /// Creates the folders that an extension and its app need.
  package func prepare(for id: ExtensionID) throws {
    for folder in [groups, home(of: id), home(of: id, .app), captureContext(of: id)] {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
  }
}
