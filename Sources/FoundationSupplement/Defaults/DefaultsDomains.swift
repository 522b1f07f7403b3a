import Synchronization

/// The domains of `UserDefaults` in this process, each in a file of its own.
///
/// A suite that names an app group (`group.…`) lies in the group's container, as on iOS, and is
/// shared; every other suite and the standard domain lie in the extension's own container.
enum DefaultsDomains {
  /// As Core Foundation calls the standard domain.
  static let standard = "kCFPreferencesCurrentApplication"

  /// Files by their paths, and the suites that `addSuite(named:)` lets the standard domain search:
  /// the one place of this process for both, since `UserDefaults` objects share domains.
  private static let state = Mutex((files: [String: DefaultsFile](), suites: [String]()))

  /// The file of a suite or of the standard domain; nil for a name that can't be a file's.
  static func file(of domain: String) -> DefaultsFile? {
    guard let path = path(of: domain) else { return nil }
    return state.withLock { state in
      if let file = state.files[path] { return file }
      let file = DefaultsFile(path: path)
      state.files[path] = file
      return file
    }
  }

  /// Where a value is looked for, in order.
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
