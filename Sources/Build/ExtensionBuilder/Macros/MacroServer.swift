import CProcess
import Foundation
import ProcessCleanup
import ProcessLaunch
import ProjectReader

/// The programs that run the macros of packages for a compiler.
///
/// A compiler starts the program `server` of a plug-in and sends it what to expand, over its
/// standard input and output. Macros are code of a project, so they must not run in the sandbox of
/// the compiler, which can write into the caches. A `MacroService` of the tool therefore starts the
/// toolchain's plug-in server in a sandbox that can write nothing, and `server` only connects the
/// compiler with it (`relay`). Without a sandbox around the compiler, as in an editor, `server`
/// starts the plug-in server itself (`start`).
///
/// ```
/// swift-frontend ── server: vitrine macro-server --relay ──socket── MacroService
///  (sandbox of compilers)                                            └ swift-plugin-server
///                                                                      (sandbox of macros)
/// ```
package enum MacroServer {
  package static let command = "macro-server"
  private static let relayOption = "--relay"

  /// The processor time of one process with macros, in seconds.
  private static let timeLimit = 60

  /// Performs the command in a process that a compiler has started. Returns its exit status.
  package static func run(_ arguments: [String]) throws -> Int32 {
    switch (arguments.first, arguments.dropFirst().first) {
    case (relayOption, let socket?): relay(socket)
    case (let program?, let library?): try start(program, library: library)
    default: 2
    }
  }

  // MARK: The scripts

  /// The text of `server` for compilers in the sandbox.
  static func relayScript(tool: URL, socket: URL) -> String {
    script([tool.path, command, relayOption, socket.path])
  }

  /// The text of `server` for compilers without one.
  /// - Parameter tool: The program that makes the sandbox; nil runs macros without one.
  static func script(tool: URL?, server: URL, library: URL) -> String {
    script(tool.map { [$0.path, command, server.path, library.path] } ?? [server.path])
  }

  private static func script(_ line: [String]) -> String {
    let quoted = line.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    return "#!/bin/sh\nexec \(quoted.joined(separator: " "))\n"
  }

  // MARK: The processes

  /// Copies between the standard input and output and a socket until one of them ends.
  private static func relay(_ path: String) -> Int32 {
    guard let descriptor = UnixSocket.connect(path) else { return 1 }
    let answers = Thread {
      copy(from: descriptor, to: STDOUT_FILENO)
      exit(0)
    }
    answers.start()
    copy(from: STDIN_FILENO, to: descriptor)
    shutdown(descriptor, Int32(SHUT_WR))
    while !answers.isFinished { usleep(100_000) }
    return 0
  }

  private static func copy(from source: Int32, to target: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 16) { buffer in
      while true {
        let count = read(source, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var rest = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        while !rest.isEmpty {
          let written = write(target, rest.baseAddress, rest.count)
          guard written > 0 else { return }
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
      }
    }
  }

  /// Runs the plug-in server in the sandbox of macros, with this process's input and output.
  private static func start(_ server: String, library: String) throws -> Int32 {
    guard let sandbox = CodeSandbox() else { return 1 }
    let child = try program(
      URL(fileURLWithPath: server), library: URL(fileURLWithPath: library), in: sandbox,
      input: STDIN_FILENO, output: STDOUT_FILENO
    ).start()
    ProcessExit.wait(for: child)
    if case .status(let status) = ProcessExit(reaping: child).reason { return status }
    return 1
  }

  /// The plug-in server: it reads the toolchain and the library with the macros, and writes
  /// nothing.
  static func program(
    _ server: URL, library: URL, in sandbox: CodeSandbox, input: Int32, output: Int32
  ) -> ChildProgram {
    let toolchain = server.deletingLastPathComponent().deletingLastPathComponent()
    return ChildProgram(
      path: server.path, arguments: [], environment: CodeSandbox.environment,
      descriptors: [input, output, STDERR_FILENO],
      limits: CodeSandbox.limits(processorSeconds: timeLimit),
      sandbox: sandbox.sandbox(readable: [toolchain, library]))
  }
}

/// Starts a plug-in server for each connection to a socket. It ends with the last reference.
final class MacroService: Sendable {
  /// The folder of the socket, which only the user can open.
  let folder: URL
  let socket: URL
  private let descriptor: Int32

  /// - Parameters:
  ///   - server: The plug-in server of the toolchain.
  ///   - library: The folder of the library with the macros.
  ///
  /// Throws `BuildError.outputUnwritable`.
  init(server: URL, library: URL, in sandbox: CodeSandbox) throws(BuildError) {
    // The path of a socket has about 100 bytes, so that it is not in the cache.
    var template = Array("/tmp/vitrine-macros-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .outputUnwritable("/tmp", reason: String(cString: strerror(errno)))
    }
    folder = URL(
      fileURLWithPath: String(
        decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    socket = folder.appendingPathComponent("socket")
    ProcessCleanup.shared.add(temporary: folder)
    guard let listening = UnixSocket.listen(socket.path) else {
      throw .outputUnwritable(socket.path, reason: String(cString: strerror(errno)))
    }
    descriptor = listening
    let thread = Thread {
      while true {
        let connection = process_accept(listening)
        guard connection >= 0 else {
          if errno == EINTR || errno == ECONNABORTED { continue }
          close(listening)
          return
        }
        Self.serve(connection, server, library, sandbox)
      }
    }
    thread.name = "macros"
    thread.start()
  }

  deinit {
    // Ends the wait for connections.
    shutdown(descriptor, Int32(SHUT_RDWR))
    try? FileManager.default.removeItem(at: folder)
    ProcessCleanup.shared.remove(temporary: folder)
  }

  private static func serve(
    _ connection: Int32, _ server: URL, _ library: URL, _ sandbox: CodeSandbox
  ) {
    // The server ends with the thread that starts it.
    let thread = Thread {
      defer { close(connection) }
      let program = MacroServer.program(
        server, library: library, in: sandbox, input: connection, output: connection)
      guard let child = try? program.start() else { return }
      ProcessExit.wait(for: child)
      _ = ProcessExit(reaping: child)
      shutdown(connection, Int32(SHUT_RDWR))
    }
    thread.name = "macro server"
    thread.start()
  }
}

/// Stream sockets at a path.
private enum UnixSocket {
  static func listen(_ path: String) -> Int32? {
    open(path) { bind($0, $1, $2) == 0 && Glibc.listen($0, 16) == 0 }
  }

  static func connect(_ path: String) -> Int32? {
    open(path) { Glibc.connect($0, $1, $2) == 0 }
  }

  /// nil if the path is too long or the call fails; `errno` says why.
  private static func open(
    _ path: String, _ call: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let size = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < size else {
      errno = ENAMETOOLONG
      return nil
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let succeeded = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if succeeded { return descriptor }
    close(descriptor)
    return nil
  }
}
