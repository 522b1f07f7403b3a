import Dispatch
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
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    executable = found
    self.scratch = scratch
  }

  /// Returns the standard output. `timeLimit` is in seconds. Throws `Failure`.
  @discardableResult
  func run(
    _ arguments: [String], usesNetwork: Bool = false, environment: [String: String] = [:],
    timeLimit: Int = 60
  ) throws(Failure) -> String {
    let output = scratch.appendingPathComponent("git-\(UUID().uuidString)")
    let errors = output.appendingPathExtension("errors")
    defer {
      for file in [output, errors] { try? FileManager.default.removeItem(at: file) }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = Self.configuration + arguments
    process.environment = Self.environment(usesNetwork: usesNetwork, environment)
    process.standardInput = FileHandle.nullDevice
    let finished = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in finished.signal() }
    do {
      process.standardOutput = try Self.handle(output)
      process.standardError = try Self.handle(errors)
      try process.run()
    } catch {
      throw Failure(reason: "\(executable) cannot be run: \(error.localizedDescription)")
    }
    guard finished.wait(timeout: .now() + .seconds(timeLimit)) == .success else {
      // The group contains the programs that git started for the transfer.
      kill(-process.processIdentifier, SIGKILL)
      process.terminate()
      throw Failure(
        reason: "no answer within \(timeLimit) seconds", isUnreachable: usesNetwork)
    }
    guard process.terminationStatus == 0 else { throw Self.failure(errors) }
    return Self.text(output)
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

  private static func handle(_ file: URL) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    return try FileHandle(forWritingTo: file)
  }

  /// At most 16 MiB.
  private static func text(_ file: URL) -> String {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    defer { try? handle.close() }
    return String(decoding: (try? handle.read(upToCount: 16 << 20)) ?? Data(), as: UTF8.self)
  }

  /// The first error that git printed; later ones are its consequences.
  private static func failure(_ file: URL) -> Failure {
    let lines = text(file).split(separator: "\n").map(String.init)
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
