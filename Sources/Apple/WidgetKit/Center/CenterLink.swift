import Synchronization

/// A center's connection to the host.
///
/// An extension's process has a link from its start. An app's process uses the device socket that
/// its environment names.
final class CenterLink: Sendable {
  /// Set once, when the extension starts to serve requests; nil in an app's process.
  private let linked = Mutex<(any CenterHost)?>(nil)

  func connect(to host: any CenterHost) {
    linked.withLock { $0 = host }
  }

  /// nil if the process knows no host.
  var host: (any CenterHost)? {
    linked.withLock { $0 } ?? HostSocket(environment: ProcessInfo.processInfo.environment)
  }
}
