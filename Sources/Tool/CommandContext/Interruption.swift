import ProcessCleanup

/// The signals that end a long-running command: SIGINT, SIGTERM and SIGHUP.
package enum Interruption {
  /// Returns at the first signal. The command then has the time of `limit` to stop in order; after
  /// that, or with a second signal, `ProcessCleanup` ends the process.
  ///
  /// - Parameter limit: nil waits until the command has stopped.
  package static func signal(within limit: Duration? = ProcessCleanup.stopLimit) async {
    let signals = AsyncStream<Void> { continuation in
      let token = ProcessCleanup.shared.onSignal(within: limit) { continuation.yield() }
      continuation.onTermination = { _ in ProcessCleanup.shared.remove(token) }
    }
    for await _ in signals { break }
  }
}
