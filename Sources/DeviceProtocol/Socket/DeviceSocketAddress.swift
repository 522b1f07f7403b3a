import DeviceStore
import Foundation

/// The path of the socket on which a host listens for commands.
///
/// The default host uses `$XDG_RUNTIME_DIR/vitrine/device.sock`. A host with an explicit state
/// folder, or without a runtime folder, uses `device.sock` in its state folder.
package struct DeviceSocketAddress: Equatable, Sendable {
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
    } else if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
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
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path) - 1
    guard bytes.count <= room else { throw .pathTooLong(path, limit: room) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
