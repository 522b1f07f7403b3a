import DeviceEngine
import Foundation

/// The folder that a host keeps its state in: `device.sqlite`, the lock, app groups, the token.
public struct StateFolder: Equatable, Sendable {
  public var url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// `$XDG_STATE_HOME/vitrine/device`, else `~/.local/state/vitrine/device`.
  ///
  /// - Parameter environment: The process's variables. A relative `XDG_STATE_HOME` does not count,
  ///   as the XDG base directory specification says.
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

  /// Makes the folder, for its owner only. Throws `HostError.storeFailed`.
  func create() throws(HostError) {
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .storeFailed(path: url.path, reason: "\(error.localizedDescription)")
    }
  }
}
