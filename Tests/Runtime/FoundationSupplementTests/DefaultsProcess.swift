import Foundation

/// A process that uses `UserDefaults`, built beside the tests: see `Tests/Support/DefaultsProbe`.
final class DefaultsProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// - Parameters:
  ///   - containers: The folder of the app groups.
  ///   - name: The name of the extension or app that the process represents.
  ///   - environment: Replaces the environment derived from the other parameters.
  ///   - errors: Receives what it writes to standard error; nil is that of the tests.
  init(
    containers: URL, name: String = "app", environment: [String: String]? = nil,
    errors: Pipe? = nil
  ) throws {
    process.executableURL = Self.program
    process.environment =
      environment ?? [
        "HOME": containers.appendingPathComponent("home").path,
        "VITRINE_GROUP_CONTAINERS": containers.path, "VITRINE_EXTENSION": name,
      ]
    // The processes of other tests must not inherit these ends.
    for handle in [input.fileHandleForWriting, output.fileHandleForReading] {
      _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    process.standardInput = input
    process.standardOutput = output
    if let errors { process.standardError = errors }
    try process.run()
  }

  /// Writes a command without waiting for its answer.
  func send(_ command: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
  }

  func ask(_ command: String) throws -> String? {
    try send(command)
    return line()
  }

  /// The next line of the output; nil at its end.
  func line() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(output.fileHandleForReading.fileDescriptor, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// Kills the process.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private static let program: URL = {
    let name = "DefaultsProbe"
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = tests.deletingLastPathComponent().appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: beside.path) { return beside }
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent(name)
  }()
}
