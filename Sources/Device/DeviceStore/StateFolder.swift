import DeviceEngine
import Foundation
import XDGFolders

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
  /// an absolute path.
  ///
  /// - Parameter environment: The process's environment variables.
  public init(environment: [String: String]) {
    url = URL(fileURLWithPath: XDGFolders(environment: environment).state, isDirectory: true)
      .appendingPathComponent("vitrine/device", isDirectory: true)
  }

  /// The SQLite file of `HostStore`.
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
