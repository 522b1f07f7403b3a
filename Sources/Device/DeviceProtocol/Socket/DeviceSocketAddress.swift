import DeviceStore
import Foundation
import HostLink
import XDGFolders

/// The path of the socket on which a host listens for commands.
///
/// The default host uses `$XDG_RUNTIME_DIR/vitrine/device.sock`. A host with an explicit state
/// folder, or without a runtime folder, uses `device.sock` in its state folder.
package struct DeviceSocketAddress: Equatable, Sendable {
  /// The path of the socket.
  package var url: URL

  package init(_ url: URL) {
    self.url = url
  }

  /// - Parameters:
  ///   - state: The explicit state folder; nil for the default one.
  ///   - environment: The process's environment variables.
  package init(state: URL?, environment: [String: String]) {
    if let state {
      url = state.appendingPathComponent("device.sock")
    } else if let runtime = XDGFolders(environment: environment).runtime {
      url = URL(fileURLWithPath: runtime, isDirectory: true)
        .appendingPathComponent("vitrine/device.sock")
    } else {
      url = StateFolder(environment: environment).url.appendingPathComponent("device.sock")
    }
  }

  var path: String { url.path }

  /// Calls `body` with the address as a `sockaddr`. Throws `DeviceSocketError.pathTooLong`.
  func withSocketAddress<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) throws(DeviceSocketError) -> Result {
    guard let result = UnixSocket.withAddress(of: path, body) else {
      throw .pathTooLong(path, limit: UnixSocket.pathLimit)
    }
    return result
  }
}
