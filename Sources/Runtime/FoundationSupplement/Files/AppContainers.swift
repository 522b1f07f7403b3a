import Synchronization
import XDGFolders

/// The paths of the folders in which an app and its extensions keep files. Creates nothing.
///
/// The environment is read on each access, because tests change it while the process runs.
enum AppContainers {
  /// The folder that the members of an app group share; nil if the identifier is not a folder name.
  static func group(_ identifier: String) -> String? {
    isFolderName(identifier) && isEntitled(identifier) ? "\(groups)/\(identifier)" : nil
  }

  /// The groups that were reported as not in the entitlements.
  private static let reported = Mutex<Set<String>>([])

  /// Whether the entitlements have the group; true if nothing says what they have. Writes one
  /// warning for each group that they lack. As on iOS, its defaults are then empty and it has no
  /// container.
  private static func isEntitled(_ identifier: String) -> Bool {
    guard let list = getenv("VITRINE_APP_GROUPS").map({ String(cString: $0) }) else { return true }
    if list.split(separator: " ").contains(Substring(identifier)) { return true }
    guard reported.withLock({ $0.insert(identifier).inserted }) else { return false }
    let groups = list.isEmpty ? "none" : list
    let program = variable("VITRINE_PROGRAM") ?? "extension"
    FileHandle.standardError.write(
      Data(
        """
        The app group \(identifier) is not in the \(program)'s entitlements; they have: \(groups). \
        Its container is nil and its defaults are empty, as on a device. Add the group to the \
        App Groups of the \(program)'s target.

        """.utf8))
    return false
  }

  /// The folder that only this extension or app uses.
  ///
  /// It is `VITRINE_DATA_CONTAINER`, or else a folder in `.data` beside the groups, named after
  /// `VITRINE_EXTENSION` or the program. `.data` cannot collide with a group, whose identifier does
  /// not begin with a full stop.
  static var own: String {
    if let path = variable("VITRINE_DATA_CONTAINER") { return path }
    let name =
      variable("VITRINE_EXTENSION").flatMap { isFolderName($0) ? $0 : nil }
      ?? ProcessInfo.processInfo.processName
    return "\(groups)/.data/\(name)"
  }

  /// Whether the text can safely be the name of a file or folder.
  static func isFolderName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200 && !text.hasPrefix(".")
      && !text.contains("/") && !text.contains("\0")
  }

  private static var groups: String {
    if let path = variable("VITRINE_GROUP_CONTAINERS") { return path }
    return XDGFolders(variable: variable).state + "/vitrine/groups"
  }

  private static func variable(_ name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
    return text
  }
}
