import Synchronization

// Compatibility: partial | `UserDefaults(suiteName:)`, `UserDefaults.standard` | a suite named
//   `group.…` is shared by the programs whose entitlements have it, and every read sees the latest
//   write; other suites and `.standard` belong to one program, the extension or its app. No
//   `didChangeNotification`; `set(_: URL?)` stores only the path, like Foundation on Linux

/// The domains of `UserDefaults` in this process. Each domain has its own file.
///
/// As on iOS, a suite named after an app group (`group.…`) is in the group's container and shared
/// with its members. All other suites and the standard domain are in the extension's own container.
enum DefaultsDomains {
  /// Core Foundation's name of the standard domain.
  static let standard = "kCFPreferencesCurrentApplication"

  /// The files by path, and the suites that `addSuite(named:)` added to the standard domain's
  /// search list. Global, because all `UserDefaults` objects of a process share domains.
  private static let state = Mutex((files: [String: DefaultsFile](), suites: [String]()))

  /// The file of a suite or of the standard domain; nil if the name is not a file name.
  static func file(of domain: String) -> DefaultsFile? {
    guard let path = path(of: domain) else { return nil }
    return state.withLock { state in
      if let file = state.files[path] { return file }
      let file = DefaultsFile(path: path)
      state.files[path] = file
      return file
    }
  }

  /// The files in which a value is searched, in order.
  static func searched(from domain: String) -> [DefaultsFile] {
    let names = [domain] + (domain == standard ? state.withLock { $0.suites } : [])
    return names.compactMap(file)
  }

  static func addSuite(_ name: String) {
    state.withLock { state in
      if !state.suites.contains(name) { state.suites.append(name) }
    }
  }

  static func removeSuite(_ name: String) {
    state.withLock { $0.suites.removeAll { $0 == name } }
  }

  static func path(of domain: String) -> String? {
    guard AppContainers.isFolderName(domain) else { return nil }
    let container = domain.hasPrefix("group.") ? AppContainers.group(domain) : AppContainers.own
    let name = domain == standard ? "standard" : domain
    return container.map { "\($0)/Library/Preferences/\(name).plist" }
  }
}
