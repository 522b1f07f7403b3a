import XDGFolders

/// The paths of the folders in which an app and its extensions keep files. Creates nothing.
///
/// The environment is read on each access, because tests change it while the process runs.
enum AppContainers {
  /// The folder that the members of an app group share; nil if the identifier is not a folder name.
  static func group(_ identifier: String) -> String? {
    isFolderName(identifier) ? "\(groups)/\(identifier)" : nil
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
