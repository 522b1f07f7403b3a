import Foundation
import ProcessLaunch

/// Runs `git` in the sandbox, without prompts, hooks, submodules, filters and helpers of the
/// repository.
///
/// Commands that need no network have an empty home folder and no configuration. A transfer has the
/// network, and of the user's files only those that hold proxies and credentials for its protocol
/// (`credentials`). Without bubblewrap, git runs with the same settings outside of a sandbox.
struct GitCommand {
  struct Failure: Error, Equatable {
    var reason: String
    /// Whether the server could not be reached, so that other repositories there cannot either.
    var isUnreachable = false

    /// The failure for another repository of a server that was not reached, which is not asked
    /// again: without the address of the first one.
    var again: Failure {
      var copy = self
      copy.reason = reason.replacing(#/^unable to access '[^']*': /#, with: "")
      return copy
    }
  }

  private let program: URL
  private let sandbox: CodeSandbox?
  /// The folders that git may change, and others that it may read.
  private let writable: [URL]
  private let readable: [URL]

  /// - Parameter folder: The folder that git may change; it must exist when a command runs.
  ///
  /// nil if `git` is not in PATH.
  init?(folder: URL) {
    self.init(writable: [folder], readable: [])
  }

  /// For commands that change nothing. nil if `git` is not in PATH.
  init?(reading folders: [URL]) {
    self.init(writable: [], readable: folders)
  }

  private init?(writable: [URL], readable: [URL]) {
    guard let found = ProgramSearch.find("git") else { return nil }
    program = found
    sandbox = CodeSandbox()
    self.writable = writable
    self.readable = readable
  }

  /// Returns the standard output. `timeLimit` is in seconds. Throws `Failure`.
  ///
  /// - Parameters:
  ///   - location: The repository from which the command transfers; nil if it needs no network.
  ///   - places: The folders that git uses, by the names of their variables, such as `GIT_DIR`.
  @discardableResult
  func run(
    _ arguments: [ProgramArgument], transferringFrom location: GitLocation? = nil,
    places: [String: URL] = [:], timeLimit: Int = 60
  ) throws(Failure) -> String {
    let outcome: ProgramRun.Outcome
    do throws(ProgramRun.Failure) {
      outcome = try command(
        arguments, transferringFrom: location, places: places, timeLimit: timeLimit
      ).runBlocking()
    } catch {
      throw Failure(reason: "\(error)")
    }
    switch outcome.end {
    case .status(0): return outcome.outputText
    case .timedOut:
      throw Failure(
        reason: "no answer within \(timeLimit) seconds", isUnreachable: location != nil)
    case .cancelled: throw Failure(reason: "it was cancelled")
    case .signal(let number): throw Failure(reason: "git was ended by signal \(number)")
    case .status: throw Self.failure(outcome.errorText)
    }
  }

  /// The program, its arguments and its sandbox.
  func command(
    _ arguments: [ProgramArgument], transferringFrom location: GitLocation? = nil,
    places: [String: URL] = [:], timeLimit: Int = 60
  ) -> ProgramRun {
    var environment = Self.environment(for: location)
    for (name, place) in places { environment[name] = place.path }
    var run = ProgramRun(
      program: program, arguments: Self.configuration + arguments, environment: environment,
      timeLimit: .seconds(timeLimit))
    let usesNetwork = location.map { $0.transport != .file } ?? false
    if usesNetwork { run.environment["HOME"] = NSHomeDirectory() }
    guard let sandbox else { return run }
    var confined = sandbox.sandbox(
      readable: readable + [program.deletingLastPathComponent()]
        + Self.credentials(for: location)
        + [location?.path].compactMap(\.self).map { URL(fileURLWithPath: $0) },
      writable: writable + Set(places.values))
    confined.hasNetwork = usesNetwork
    run.sandbox = confined
    return run
  }

  /// `protocol.allow` excludes protocols that run programs, such as `ext`.
  private static let configuration: [ProgramArgument] = [
    "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "core.attributesFile=",
    "-c", "submodule.recurse=false", "-c", "fetch.recurseSubmodules=false", "-c", "gc.auto=0",
    "-c", "maintenance.auto=false", "-c", "advice.detachedHead=false",
    "-c", "protocol.allow=never", "-c", "protocol.file.allow=always",
    "-c", "protocol.http.allow=always", "-c", "protocol.https.allow=always",
    "-c", "protocol.ssh.allow=always",
    "-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=30",
  ]

  /// The variables that a transfer needs of the tool's environment.
  private static let passedOn = [
    "http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy",
    "NO_PROXY", "SSH_AUTH_SOCK", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_SSL_CAINFO", "GIT_SSL_CAPATH",
    "GIT_SSL_NO_VERIFY", "GIT_SSL_CERT", "GIT_SSL_KEY", "SSL_CERT_FILE", "SSL_CERT_DIR",
    "XDG_CONFIG_HOME",
  ]

  private static func environment(for location: GitLocation?) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    var result = CodeSandbox.environment
    result["GIT_TERMINAL_PROMPT"] = "0"
    result["GIT_ASKPASS"] = "true"
    result["SSH_ASKPASS"] = "true"
    result["GIT_LFS_SKIP_SMUDGE"] = "1"
    result["GIT_ATTR_NOSYSTEM"] = "1"
    result["LC_ALL"] = "C"
    guard let location, location.transport != .file else {
      // Filters and helpers are programs that a configuration names.
      result["GIT_CONFIG_GLOBAL"] = "/dev/null"
      result["GIT_CONFIG_NOSYSTEM"] = "1"
      return result
    }
    for name in passedOn { result[name] = own[name] }
    result["PATH"] = own["PATH"] ?? result["PATH"]
    if result["GIT_SSH"] == nil, result["GIT_SSH_COMMAND"] == nil {
      result["GIT_SSH_COMMAND"] = "ssh -o BatchMode=yes -o ConnectTimeout=15"
    }
    return result
  }

  /// The user's files with proxies and credentials for a transfer.
  private static func credentials(for location: GitLocation?) -> [URL] {
    guard let location, location.transport != .file else { return [] }
    let home = URL(fileURLWithPath: NSHomeDirectory())
    let environment = ProcessInfo.processInfo.environment
    var files = [".gitconfig", ".config/git"].map { home.appendingPathComponent($0) }
    files.append(URL(fileURLWithPath: "/etc/gitconfig"))
    switch location.transport {
    case .http:
      files += [".git-credentials", ".netrc"].map { home.appendingPathComponent($0) }
      files += ["GIT_SSL_CAINFO", "GIT_SSL_CAPATH", "SSL_CERT_FILE", "SSL_CERT_DIR"]
        .compactMap { environment[$0] }.map { URL(fileURLWithPath: $0) }
    case .ssh:
      files += [home.appendingPathComponent(".ssh"), URL(fileURLWithPath: "/etc/ssh")]
      files += [environment["SSH_AUTH_SOCK"]].compactMap(\.self).map { URL(fileURLWithPath: $0) }
    case .file: break
    }
    return files
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
