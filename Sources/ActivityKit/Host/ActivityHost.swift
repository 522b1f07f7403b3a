import HostLink

/// A process's way to the host that keeps its activities.
package protocol ActivityHost: Sendable {
  /// Asks, and waits for the answer, a few seconds at most. Blocks its thread. Throws
  /// `ActivityHostError`.
  ///
  /// - Parameter isPatient: Waits for a host that is starting again.
  func ask(_ command: ActivityCommand, isPatient: Bool) throws(ActivityHostError) -> ActivityAnswer
  /// From now on tells what happens to the app's activities. Called once; `hear` is called in
  /// order, on any thread, until it answers false.
  func follow(_ hear: @escaping @Sendable (ActivityHostEvent) -> Bool)
  /// False where there is no host, and never will be.
  var exists: Bool { get }
}

extension ActivityHost {
  package var exists: Bool { true }
}

/// What a host that is followed says.
package enum ActivityHostEvent: Equatable, Sendable {
  case news(ActivityNews)
  /// The host is there, again: what was missed is to be asked for.
  case connected
  /// The host is gone, or was not reached; it is looked for again.
  case disconnected
}

/// Why a host gave no answer.
package enum ActivityHostError: Error, Equatable, CustomStringConvertible {
  /// No host is known to the process.
  case noHost
  /// The host could not be asked.
  case unreachable(String)
  /// What it said is no answer.
  case noAnswer(String)

  package var description: String {
    switch self {
    case .noHost:
      "no host is known to this process: set VITRINE_HOST_SOCKET to the control socket of a "
        + "running `vitrine serve`, and VITRINE_EXTENSION to the extension's name"
    case .unreachable(let reason): "the host does not answer: \(reason)"
    case .noAnswer(let reason): "what the host said is no answer: \(reason)"
    }
  }
}

/// Of a process that nobody has started with a link, and whose environment names no host.
struct NoActivityHost: ActivityHost {
  var exists: Bool { false }

  func ask(
    _ command: ActivityCommand, isPatient: Bool
  ) throws(ActivityHostError) -> ActivityAnswer {
    throw .noHost
  }

  func follow(_ hear: @escaping @Sendable (ActivityHostEvent) -> Bool) {}
}
