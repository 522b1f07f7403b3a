import Foundation
import Testing

@testable import ProcessLaunch

@Suite struct SandboxEnvironmentTests {
  private static func output(
    _ script: String, environment: [String: String] = [:],
    _ change: (inout Sandbox) -> Void = { _ in }
  ) async throws -> String? {
    guard case .success(let program) = Sandbox.available else { return nil }
    var sandbox = Sandbox(program: program, hasNetwork: false)
    change(&sandbox)
    let outcome = try await ProgramRun(
      program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", .ofProject(script)],
      environment: environment, sandbox: sandbox, timeLimit: .seconds(30)
    ).run()
    return outcome.outputText + outcome.errorText
  }

  /// bubblewrap itself is outside of the sandbox: with the variables of a project, the dynamic
  /// linker would load a library of the project into it.
  @Test func variablesDoNotReachBubblewrap() async throws {
    let hostile = ["LD_PRELOAD": "/nowhere/evil.so", "LD_DEBUG": "files", "GREETING": "hello"]
    let line = Sandbox(program: URL(fileURLWithPath: "/bwrap"))
      .wrapping(["/program"], environment: hostile)
    #expect(line.contains("--clearenv"))
    guard let text = try await Self.output("unset LD_DEBUG; echo $GREETING", environment: hostile)
    else { return }
    #expect(text.contains("hello"))
    #expect(!text.contains("libcap"), "bubblewrap is linked with libcap: \(text.prefix(500))")
  }

  @Test func hasOnlyItsOwnVariables() async throws {
    guard let text = try await Self.output("env", environment: ["ONE": "1"]) else { return }
    let names = Set(text.split(separator: "\n").map { $0.prefix { $0 != "=" } })
    #expect(names.subtracting(["PWD", "OLDPWD", "SHLVL", "_"]) == ["ONE"])
  }

  /// Neither terminals nor what is below `/opt` and in CI's folders.
  @Test(arguments: [
    "/dev/tty", "/dev/pts", "/dev/ptmx", "/dev/console", "/dev/vda", "/opt", "/builds",
    "/workspace", "/var/lib", "/srv", "/etc/shadow", "/root/.ssh", "/work", "/boot",
  ])
  func hides(path: String) async throws {
    guard let text = try await Self.output("test -e '\(path)' && echo visible; true") else {
      return
    }
    // A toolchain in /opt is visible as the folder that leads to it.
    let isToolchain = Sandbox.swiftRuntime?.path.hasPrefix(path + "/") ?? false
    #expect(text == (isToolchain ? "visible\n" : ""))
  }

  @Test func hasBasicDevices() async throws {
    let script = """
      echo x > /dev/null && head -c 1 /dev/zero | wc -c && head -c 4 /dev/urandom | wc -c
      echo y | cat /dev/stdin; ls /dev | tr '\\n' ' '
      """
    guard let text = try await Self.output(script) else { return }
    #expect(
      text == "1\n4\ny\nfd full null random shm stderr stdin stdout urandom zero ", "\(text)")
  }

  /// A copy in the place of the original, as for scripts.
  @Test func mountsFoldersAtOtherPlaces() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("launch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("1".utf8).write(to: folder.appendingPathComponent("a"))
    let text = try await Self.output("cat a && echo 2 > b && ls") {
      $0.writableAliases = ["/home/ada/project": folder]
      $0.folder = "/home/ada/project"
    }
    guard let text else { return }
    #expect(text == "1a\nb\n")
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("b").path))
  }
}
