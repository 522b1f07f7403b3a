import DeviceEngine
import Foundation

/// The folder with a host's state: `device.sqlite`, the lock file, app groups and the page's token.
///
/// A host may use any folder; two hosts never share one. The default folder follows the XDG base
/// directory specification.
public struct StateFolder: Equatable, Sendable {
  public var url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// `$XDG_STATE_HOME/vitrine/device`, or `~/.local/state/vitrine/device` if the variable is not
  /// set.
  ///
  /// - Parameter environment: The process's environment variables. A relative `XDG_STATE_HOME` is
  ///   ignored, as the XDG base directory specification requires.
  public init(environment: [String: String]) {
    let base: URL
    if let home = environment["XDG_STATE_HOME"], home.hasPrefix("/") {
      base = URL(fileURLWithPath: home, isDirectory: true)
    } else {
      let home = environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) }
      base = (home ?? FileManager.default.homeDirectoryForCurrentUser)
        .appendingPathComponent(".local/state", isDirectory: true)
    }
    url = base.appendingPathComponent("vitrine/device", isDirectory: true)
  }

  public var database: URL { url.appendingPathComponent("device.sqlite") }

  /// Creates the folder, accessible to its owner only. Throws `HostError.storeFailed`.
  func create() throws(HostError) {
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .storeFailed(path: url.path, reason: "\(error.localizedDescription)")
    }
  }
}
