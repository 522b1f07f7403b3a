import Foundation

/// The user's folders for the files of programs, by the XDG Base Directory Specification.
///
/// ```swift
/// let state = XDGFolders(environment: ProcessInfo.processInfo.environment).state
/// let folder = URL(fileURLWithPath: state, isDirectory: true).appendingPathComponent("vitrine")
/// ```
/// A variable counts only if it is an absolute path: an empty or relative one is ignored, as the
/// specification requires. All folders are paths. They need not exist, and nothing is created.
///
/// Source: XDG Base Directory Specification 0.8.
package struct XDGFolders {
  private let variable: (String) -> String?

  /// - Parameter variable: Returns the value of an environment variable; nil if it is not set.
  package init(variable: @escaping (String) -> String?) {
    self.variable = variable
  }

  package init(environment: [String: String]) {
    self.init { environment[$0] }
  }

  /// For files that can be created again: `$XDG_CACHE_HOME`, or `~/.cache`.
  package var cache: String { path("XDG_CACHE_HOME") ?? home + "/.cache" }

  /// For data that outlives a program: `$XDG_STATE_HOME`, or `~/.local/state`.
  package var state: String { path("XDG_STATE_HOME") ?? home + "/.local/state" }

  /// For sockets: `$XDG_RUNTIME_DIR`. nil if it is not set; there is no default.
  package var runtime: String? { path("XDG_RUNTIME_DIR") }

  private func path(_ name: String) -> String? {
    variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private var home: String {
    if let home = variable("HOME"), !home.isEmpty { return home }
    return FileManager.default.homeDirectoryForCurrentUser.path
  }
}
