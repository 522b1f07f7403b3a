import Foundation

/// Runs `git` without prompts, hooks, submodules and filters.
///
/// Only the user's own configuration is used, and only for commands that need the network, because
/// it holds proxies and credentials.
struct GitCommand {
  struct Failure: Error, Equatable {
    var reason: String
    /// Whether the server could not be reached, so that other repositories there cannot either.
    var isUnreachable = false
  }

  var executable: String
  /// For the output of commands.
  var scratch: URL

  /// Protocols that transfer data only. Others, such as `ext`, run programs.
  private static let protocols = "file:http:https:ssh"

  /// nil if `git` is not in PATH.
  init?(scratch: URL) {
    guard let found = BoundedProcess.find("git") else { return nil }
    executable = found
    self.scratch = scratch
  }

  /// Returns the standard output. `timeLimit` is in seconds. Throws `Failure`.
  @discardableResult
  func run(
    _ arguments: [String], usesNetwork: Bool = false, environment: [String: String] = [:],
    timeLimit: Int = 60
  ) throws(Failure) -> String {
    let process = BoundedProcess(
      executable: executable, arguments: Self.configuration + arguments,
      environment: Self.environment(usesNetwork: usesNetwork, environment), scratch: scratch,
      seconds: timeLimit)
    let outcome: BoundedProcess.Outcome
    do {
      outcome = try process.run()
    } catch {
      switch error {
      case .notStarted(let reason): throw Failure(reason: reason)
      case .timedOut(let seconds):
        throw Failure(reason: "no answer within \(seconds) seconds", isUnreachable: usesNetwork)
      }
    }
    guard outcome.status == 0 else { throw Self.failure(outcome.errors) }
    return outcome.output
  }

  private static let configuration = [
    "-c", "core.hooksPath=/dev/null", "-c", "submodule.recurse=false",
    "-c", "fetch.recurseSubmodules=false", "-c", "gc.auto=0", "-c", "maintenance.auto=false",
    "-c", "advice.detachedHead=false", "-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=30",
  ]

  private static func environment(
    usesNetwork: Bool, _ others: [String: String]
  ) -> [String: String] {
    var result = ProcessInfo.processInfo.environment
    // A git command around this program names its own repository.
    for name in result.keys where name.hasPrefix("GIT_") && !name.hasPrefix("GIT_SSL") {
      if !["GIT_SSH", "GIT_SSH_COMMAND"].contains(name) { result[name] = nil }
    }
    result["GIT_TERMINAL_PROMPT"] = "0"
    result["GIT_ASKPASS"] = "true"
    result["SSH_ASKPASS"] = "true"
    result["GIT_ALLOW_PROTOCOL"] = protocols
    result["GIT_LFS_SKIP_SMUDGE"] = "1"
    result["LC_ALL"] = "C"
    if result["GIT_SSH"] == nil, result["GIT_SSH_COMMAND"] == nil {
      result["GIT_SSH_COMMAND"] = "ssh -o BatchMode=yes -o ConnectTimeout=15"
    }
    if !usesNetwork {
      // Filters are programs that the configuration names.
      result["GIT_CONFIG_GLOBAL"] = "/dev/null"
      result["GIT_CONFIG_NOSYSTEM"] = "1"
    }
    return result.merging(others) { $1 }
  }

  /// The first error that git printed; later ones are its consequences.
  private static func failure(_ errors: String) -> Failure {
    let lines = errors.split(separator: "\n").map(String.init)
    let fatal =
      lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("ssh:") || $0.hasPrefix("error:") }
      ?? lines.last ?? "git failed"
    let all = lines.joined(separator: "\n").lowercased()
    let causes = [
      "could not resolve host", "failed to connect", "connection refused", "connection timed out",
      "couldn't connect", "network is unreachable", "operation too slow", "could not resolve proxy",
      "connect tunnel failed", "ssl certificate problem", "name or service not known",
    ]
    let text = fatal.replacing(#/^(fatal|error): /#, with: "")
    return Failure(reason: text, isUnreachable: causes.contains { all.contains($0) })
  }
}
