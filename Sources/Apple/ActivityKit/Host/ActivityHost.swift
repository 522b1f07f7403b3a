import HostLink

/// A process's connection to the host that runs its app's Live Activities.
///
/// There are three: `LinkedActivityHost` in an extension's process, `ActivitySocket` in an app's
/// process, and `NoActivityHost` if the process knows no host. `ActivityCenter` uses one of them to
/// send commands and to follow changes.
///
/// - `ask` blocks its thread for a few seconds at most. Callers in a task use `DetachedThread`.
/// - Events arrive in order. Changes between `disconnected` and `connected` are lost: after
///   `connected`, request the current state.
///
/// A connection keeps no activities; `KnownActivity` does.
package protocol ActivityHost: Sendable {
  /// Sends a command and waits for the answer. Blocks its thread. Throws `ActivityHostError`.
  ///
  /// - Parameter waitsForHost: Retries for a few seconds if the host is not running.
  func ask(
    _ command: ActivityCommand, waitsForHost: Bool
  ) throws(ActivityHostError) -> ActivityAnswer
  /// Reports what happens to the app's activities from now on. Call it once. `handler` is called
  /// in order, on any thread, until it returns false.
  func follow(_ handler: @escaping @Sendable (ActivityHostEvent) -> Bool)
  /// False if the process has no host and never will.
  var exists: Bool { get }
}

extension ActivityHost {
  package var exists: Bool { true }
}

/// An event of a followed host.
package enum ActivityHostEvent: Equatable, Sendable {
  /// An activity, a token or the authorization has changed.
  case news(ActivityNews)
  /// The host is reachable, possibly again. Earlier changes may have been missed.
  case connected
  /// The host is gone or was not reached. The process tries again.
  case disconnected
}

/// Why there is no valid answer from a host.
package enum ActivityHostError: Error, Equatable, CustomStringConvertible {
  /// The process knows no host.
  case noHost
  /// The host did not answer.
  case unreachable(String)
  case invalidAnswer(String)

  package var description: String {
    switch self {
    case .noHost:
      "this process has no host; set VITRINE_HOST_SOCKET to the device socket of a running "
        + "`vitrine serve`, and VITRINE_EXTENSION to the extension's name"
    case .unreachable(let reason): "no answer from the host: \(reason)"
    case .invalidAnswer(let reason): "invalid answer from the host: \(reason)"
    }
  }
}

/// Stands in for the host in a process without a link whose environment names no host.
struct NoActivityHost: ActivityHost {
  var exists: Bool { false }

  func ask(
    _ command: ActivityCommand, waitsForHost: Bool
  ) throws(ActivityHostError) -> ActivityAnswer {
    throw .noHost
  }

  func follow(_ handler: @escaping @Sendable (ActivityHostEvent) -> Bool) {}
}
