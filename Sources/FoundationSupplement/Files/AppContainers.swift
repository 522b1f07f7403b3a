/// Where an app's and its extensions' processes keep their files: paths only, nothing is created.
///
/// The environment is read each time: a host sets it before the process begins, tests while it
/// runs.
enum AppContainers {
  /// The folder shared by the members of an app group; nil for an identifier that can't name one.
  static func group(_ identifier: String) -> String? {
    isFolderName(identifier) ? "\(groups)/\(identifier)" : nil
  }

  /// The folder of this extension, or app, alone: the environment's `VITRINE_DATA_CONTAINER`, else
  /// one beside the groups, named after the environment's `VITRINE_EXTENSION` or the program. No
  /// group's identifier begins with a full stop.
  static var own: String {
    if let path = variable("VITRINE_DATA_CONTAINER") { return path }
    let name =
      variable("VITRINE_EXTENSION").flatMap { isFolderName($0) ? $0 : nil }
      ?? ProcessInfo.processInfo.processName
    return "\(groups)/.data/\(name)"
  }

  /// True for identifiers that may name a folder or a file in one.
  static func isFolderName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200 && !text.hasPrefix(".")
      && !text.contains("/") && !text.contains("\0")
  }

  private static var groups: String {
    if let path = variable("VITRINE_GROUP_CONTAINERS") { return path }
    let state =
      variable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? "\(variable("HOME") ?? NSHomeDirectory())/.local/state"
    return "\(state)/vitrine/groups"
  }

  private static func variable(_ name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
    return text
  }
}
