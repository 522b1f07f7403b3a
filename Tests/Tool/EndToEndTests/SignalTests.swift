import CProcess
import Foundation
import TestPrograms
import Testing

/// Signals end the tool with everything that it has started, and leave no files behind.
///
/// The compiler is a script that writes its process identifier and waits, so that no command ends
/// early.
/// It runs without a sandbox, whose processes the kernel would end. `script/attacks/signals.py` has
/// real compilers in the sandbox.
@Suite struct SignalTests {
  /// A command that compiles, in a folder with sources, when its compiler has started.
  private final class WaitingTool {
    let folder: TemporaryFolder
    let program: TestProgram
    /// Becomes readable when the compiler has ended.
    private let compiler: Int32

    init(_ command: String, in folder: TemporaryFolder? = nil) async throws {
      let folder = try folder ?? TemporaryFolder()
      self.folder = folder
      try folder.write("import WidgetKit\n@main struct W: WidgetBundle {}\n", to: "W/W.swift")
      let pipe = folder.url.appendingPathComponent("report").path
      try folder.write(
        """
        #!/bin/sh
        case "$*" in *--version*) echo "Swift version 6.2"; exit;; esac
        echo $$ > '\(pipe)'
        /usr/bin/sleep 600
        """, to: "bin/swiftc")
      chmod(folder.url.appendingPathComponent("bin/swiftc").path, 0o755)
      unlink(pipe)
      try #require(mkfifo(pipe, 0o600) == 0)
      var environment = ToolProcess.environment
      // Without bubblewrap.
      environment["PATH"] = "\(folder.url.path)/bin"
      environment["XDG_CACHE_HOME"] = "\(folder.url.path)/cache"
      environment["XDG_STATE_HOME"] = "\(folder.url.path)/state"
      environment["TMPDIR"] = "\(folder.url.path)/tmp"
      try FileManager.default.createDirectory(
        atPath: "\(folder.url.path)/tmp", withIntermediateDirectories: true)
      let words = command.split(separator: " ").map(String.init)
      program = try await TestProgram(
        ToolProcess.executable, words, environment: environment, in: folder.url)
      let identifier = try #require(await Self.firstNumber(in: pipe))
      compiler = process_descriptor(identifier)
      try #require(compiler >= 0)
    }

    deinit {
      program.send(signal: SIGKILL)
      close(compiler)
    }

    /// Waits for a program that writes a number into the pipe.
    private static func firstNumber(in pipe: String) async -> pid_t? {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let data = FileHandle(forReadingAtPath: pipe)?.readDataToEndOfFile() ?? Data()
          let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first
          continuation.resume(returning: line.flatMap { pid_t($0) })
        }
      }
    }

    /// Returns false if the compiler is still running after 10 seconds.
    func compilerEnds() async -> Bool {
      await withCheckedContinuation { [compiler] continuation in
        Thread.detachNewThread {
          var wait = pollfd(fd: compiler, events: Int16(POLLIN), revents: 0)
          continuation.resume(returning: poll(&wait, 1, 10_000) == 1)
        }
      }
    }

    /// The scratch folders and unfinished bundles.
    var leftovers: [String] {
      let all = FileManager.default.subpaths(atPath: folder.url.path) ?? []
      return all.filter { path in
        let name = path.split(separator: "/").last ?? ""
        return path.hasPrefix(".") || path.hasPrefix("tmp/")
          || ["build-", "check-"].contains { name.hasPrefix($0) }
      }
    }
  }

  private static let commands = [
    "build W", "check W", "test W", "previews W", "audit W", "list W", "render W", "sheet W",
    "timeline W", "simulate W", "sweep W", "lsp-config W", "serve W --no-page --push-port off",
  ]

  @Test(arguments: commands)
  func controlCEndsCommandsAndCompilers(_ command: String) async throws {
    let tool = try await WaitingTool(command)
    tool.program.send(signal: SIGINT)
    #expect(await tool.program.exit() == .signal(SIGINT))
    #expect(await tool.compilerEnds())
    #expect(tool.leftovers == [])
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func otherSignalsDoTheSame(_ number: Int32) async throws {
    let tool = try await WaitingTool("build W")
    tool.program.send(signal: number)
    #expect(await tool.program.exit() == .signal(number))
    #expect(await tool.compilerEnds())
    #expect(tool.leftovers == [])
  }

  /// A service that watches its sources stops in order, although one is being built.
  @Test func servicesReturnZero() async throws {
    let tool = try await WaitingTool("serve --watch W --no-page --push-port off")
    tool.program.send(signal: SIGTERM)
    #expect(await tool.program.exit() == .status(0))
    #expect(await tool.compilerEnds())
    #expect(tool.leftovers == [])
  }

  /// Nothing runs in the tool after SIGKILL: another process ends the compilers, and the next run
  /// removes the files.
  @Test func compilersEndWithAKilledTool() async throws {
    let killed = try await WaitingTool("build W")
    killed.program.send(signal: SIGKILL)
    #expect(await killed.program.exit() == .signal(SIGKILL))
    #expect(await killed.compilerEnds())
    #expect(killed.leftovers.count >= 2)
    let next = try await WaitingTool("build W", in: killed.folder)
    next.program.send(signal: SIGINT)
    #expect(await next.program.exit() == .signal(SIGINT))
    #expect(next.leftovers == [])
  }
}
