import Synchronization

/// How a center's process reaches the host: over its link, which an extension has from its start,
/// or through the socket that the environment names.
final class CenterLink: Sendable {
  /// Set once, when the extension begins to serve; nil in an app's process.
  private let linked = Mutex<(any CenterHost)?>(nil)

  func connect(to host: any CenterHost) {
    linked.withLock { $0 = host }
  }

  /// nil where no host is known.
  var host: (any CenterHost)? {
    linked.withLock { $0 } ?? HostSocket(environment: ProcessInfo.processInfo.environment)
  }
}
