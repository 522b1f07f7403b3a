import CProcess
import Foundation
import TestThreads

/// A program that a test has started, in its own process group.
///
/// ```swift
/// let outcome = try await TestProgram.run(tool, ["list", "Everyday.vitrine"])
/// #expect(outcome.code == 0, "\(outcome.error)")
/// ```
/// Tests run in parallel in one process. Therefore:
/// - Nothing here blocks a thread of the pool that tests share.
/// - The program inherits its standard descriptors only. `Foundation.Process` also passes on
///   descriptors that other threads open meanwhile: a test that waits for the end of its pipe would
///   wait for the programs of other tests.
/// - The program starts with default signal handling and no blocked signals, whichever thread
///   started it.
///
/// The program keeps running when the value is released, but is killed when the tests end.
public final class TestProgram: Sendable {
  /// How a program ended.
  public enum Exit: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)

    /// The code that a shell reports.
    public var code: Int32 {
      switch self {
      case .status(let status): status
      case .signal(let number): 128 + number
      }
    }
  }

  private let child: ChildWatch
  /// The reading end of the program's standard output.
  private let output: FileHandle

  /// Starts a program. Its standard output is read with `readOutput()`; its standard error is that
  /// of the tests.
  ///
  /// - Parameters:
  ///   - environment: nil passes on the variables of the tests.
  ///   - folder: The current folder; nil is that of the tests.
  /// - Throws: `POSIXError`.
  public init(
    _ executable: URL, _ arguments: [String], environment: [String: String]? = nil,
    in folder: URL? = nil
  ) async throws {
    var ends: [Int32] = [-1, -1]
    let code = process_pipe(&ends)
    guard code == 0 else { throw ProgramLaunch.error(code) }
    output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let writing = ends[1]
    defer { close(writing) }
    child = try await ChildWatch.start(
      ProgramLaunch(
        executable: executable, arguments: arguments, environment: environment, folder: folder,
        output: writing, error: STDERR_FILENO))
  }

  /// The next bytes of the program's standard output; empty at its end.
  public func readOutput() async throws -> Data {
    try await onThread { [output] in output.availableData }
  }

  /// The rest of the program's standard output.
  public func readAllOutput() async throws -> Data {
    try await onThread { [output] in try output.readToEnd() ?? Data() }
  }

  /// Sends a signal, unless the program has ended.
  public func send(signal number: Int32) { child.send(signal: number) }

  /// Returns once the program has ended.
  @discardableResult
  public func exit() async -> Exit { await child.exit() }
}

// MARK: - Running to the end

extension TestProgram {
  /// A program's exit code and what it printed.
  public struct Outcome: Sendable {
    public var code: Int32
    public var output: String
    public var error: String
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - environment: nil passes on the variables of the tests.
  ///   - folder: The current folder; nil is that of the tests.
  /// - Throws: `POSIXError`.
  public static func run(
    _ executable: URL, _ arguments: [String], environment: [String: String]? = nil,
    in folder: URL? = nil
  ) async throws -> Outcome {
    // Files instead of pipes: a process that outlives the program may keep a pipe open.
    let output = try UnnamedFile()
    let error = try UnnamedFile()
    let child = try await ChildWatch.start(
      ProgramLaunch(
        executable: executable, arguments: arguments, environment: environment, folder: folder,
        output: output.descriptor, error: error.descriptor))
    let exit = await child.exit()
    return Outcome(code: exit.code, output: try output.text(), error: try error.text())
  }
}

/// A temporary file without a name.
private final class UnnamedFile: Sendable {
  let descriptor: Int32

  init() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-output-\(UUID().uuidString)").path
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ProgramLaunch.error(errno) }
    unlink(path)
  }

  deinit { close(descriptor) }

  /// All that was written to the file.
  func text() throws -> String {
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    try handle.seek(toOffset: 0)
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }
}
