import CProcess
import Foundation
import HostLink
import ProbeExtension
import ProcessLaunch
import Testing

@testable import ExtensionProcess

/// A sandbox in which the probe can start; nil if bubblewrap does not work.
func testSandbox(
  hidden: [URL] = [], readable: [URL] = [], writable: [URL] = []
) async throws -> Sandbox? {
  guard case .success(let program) = await Sandbox.find() else { return nil }
  return Sandbox(
    program: program, hidden: hidden, readable: readable + [probe.deletingLastPathComponent()],
    writable: writable)
}

@Suite(.serialized) struct SandboxTests {
  /// A stand-in for a user's home folder, with a private file.
  private let home: URL
  private var group: URL { home.appendingPathComponent("groups") }

  init() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-sandbox-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: home.appendingPathComponent("diary"))
    try Data("shared".utf8).write(to: group.appendingPathComponent("data"))
  }

  /// Starts the probe; nil if bubblewrap does not work.
  private func start() async throws -> ExtensionProcess? {
    guard let sandbox = try await testSandbox(hidden: [home], writable: [group]) else { return nil }
    return try ExtensionProcess(ExtensionLaunch(executable: probe, sandbox: sandbox))
  }

  @Test func hidesFoldersThatAreNotAllowed() async throws {
    guard let process = try await start() else { return }
    #expect(try await process.note("list:\(home.path)") == "groups")
    #expect(try await process.note("list:\(group.path)") == "data")
    // A checkout below /tmp is visible too, because it contains the frameworks.
    let checkout = URL(fileURLWithPath: #filePath).pathComponents.dropFirst().prefix(2)
    let visible = [home.lastPathComponent] + (checkout.first == "tmp" ? checkout.dropFirst() : [])
    let found = try await process.note("list:/tmp").split(separator: " ").map(String.init)
    #expect(found.sorted() == visible.sorted())
    #expect(try await process.note("list:/run").contains("user") == false)
    await process.end()
    try FileManager.default.removeItem(at: home)
  }

  @Test func writesOnlyToAllowedFolders() async throws {
    guard let process = try await start() else { return }
    let written = group.appendingPathComponent("new")
    #expect(try await process.note("write:\(written.path)") == "written")
    #expect(FileManager.default.fileExists(atPath: written.path), "the group is shared")
    let own = "/tmp/\(UUID().uuidString)"
    #expect(try await process.note("write:\(own)") == "written")
    #expect(!FileManager.default.fileExists(atPath: own), "temporary folders are private")
    let places = [
      "/", "/etc", "/usr", "/var", "/dev", "/sys", "/proc/sys/kernel/hostname", "/home", "/root",
      "/run", "/var/tmp", home.path,
    ]
    for place in places + [probe.path, probe.deletingLastPathComponent().path] {
      #expect(try await process.note("writable:\(place)") == "refused", "\(place)")
    }
    let diary = home.appendingPathComponent("diary")
    #expect(try await process.note("write:\(diary.path)") == "refused")
    #expect(try String(contentsOf: diary, encoding: .utf8) == "secret")
    await process.end()
    try FileManager.default.removeItem(at: home)
  }

  /// Everything that is not named is absent, also for root.
  @Test func showsOnlyNamedPartsOfTheSystem() async throws {
    guard let process = try await start() else { return }
    for path in ["/etc/shadow", "/etc/ssh", "/var/log", "/mnt", "/media", "/srv", "/boot"] {
      #expect(try await process.note("list:\(path)") == "refused", "\(path)")
      #expect(try await process.note("writable:\(path)") == "refused", "\(path)")
    }
    #expect(try await process.note("list:/usr").contains("bin"))
    await process.end()
    try FileManager.default.removeItem(at: home)
  }

  @Test func networkIsOptional() {
    var sandbox = Sandbox(program: URL(fileURLWithPath: "/bwrap"))
    #expect(!sandbox.wrapping(["/program"]).contains("--unshare-net"))
    sandbox.hasNetwork = false
    #expect(sandbox.wrapping(["/program"]).contains("--unshare-net"))
  }

  /// The frameworks of this machine, where a bundle of another one expects them.
  @Test func folderIsVisibleAtItsAlias() async throws {
    guard var sandbox = try await testSandbox() else { return }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alias-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("library".utf8).write(to: folder.appendingPathComponent("lib.so"))
    sandbox.aliases = ["/home/ada/checkout/build": folder]
    let process = try ExtensionProcess(ExtensionLaunch(executable: probe, sandbox: sandbox))
    #expect(try await process.note("read:/home/ada/checkout/build/lib.so") == "library")
    await process.end()
  }

  /// In the machine's network, an extension could reach the sockets of the user's services.
  @Test func closedNetworkHasNoOtherInterfaces() async throws {
    guard var sandbox = try await testSandbox() else { return }
    sandbox.hasNetwork = false
    let process = try ExtensionProcess(ExtensionLaunch(executable: probe, sandbox: sandbox))
    let devices = try await process.note("read:/proc/net/dev")
    #expect(devices.contains("lo:"))
    #expect(!devices.contains("eth0:"))
    #expect(try await process.note("read:/proc/sys/kernel/hostname") == "localhost\n")
    await process.end()
  }

  @Test func bindsDevicesBeforeRemountingReadOnly() throws {
    let devices = [URL(fileURLWithPath: "/dev/snd")]
    let line = Sandbox(program: URL(fileURLWithPath: "/bwrap"), devices: devices)
      .wrapping(["/program"])
    let bound = try #require(line.firstIndex(of: "--dev-bind-try"))
    #expect(line[bound...].prefix(3) == ["--dev-bind-try", "/dev/snd", "/dev/snd"])
    #expect(try bound < #require(line.firstIndex(of: "--remount-ro")))
  }

  @Test func boundsTemporaryFolders() async throws {
    guard let process = try await start() else { return }
    #expect(try await process.note("fill:/tmp/large") == "refused")
    #expect(try await process.note("fill:/dev/shm/large") == "refused")
    #expect(process.isRunning)
    await process.end()
  }

  /// On iOS, an extension cannot start a process. The filter also applies to root.
  @Test func refusesNewProcesses() async throws {
    guard var sandbox = try await testSandbox() else { return }
    sandbox.allowsProcesses = false
    let process = try ExtensionProcess(ExtensionLaunch(executable: probe, sandbox: sandbox))
    #expect(try await process.note("spawn:300") == "0")
    #expect(try await process.note("ok") == "slept", "threads are allowed")
    await process.end()
  }

  @Test func signalsDoNotReachHost() async throws {
    guard let process = try await start() else { return }
    for target in [getpid(), getppid(), process.processIdentifier] {
      #expect(try await process.note("signal:\(target)") == "refused", "\(target)")
    }
    await process.end()
    try FileManager.default.removeItem(at: home)
  }

  /// A process that leaves its parent, its group and its session still ends with the host.
  @Test func nothingOutlivesKilledHost() async throws {
    guard let sandbox = try await testSandbox() else { return }
    let program = "echo ready; sleep 600; : \(UInt32.random(in: 10_000...99_999))"
    let line = sandbox.wrapping([
      "/bin/sh", "-c", "setsid --fork /bin/sh -c '\(program)'; sleep 600",
    ])
    let host = Process()
    host.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The shell stays the parent, because it does not replace itself.
    host.arguments = ["-c", "\"$@\"; true", "sh"] + line
    let output = Pipe()
    host.standardOutput = output
    try host.run()
    #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "ready\n")
    let escaped = try #require(
      runningProcesses { $0.commandLine == "/bin/sh\0-c\0\(program)\0" }.first)
    let handle = process_descriptor(escaped.identifier)
    defer { close(handle) }
    kill(host.processIdentifier, SIGKILL)
    var wait = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
    #expect(poll(&wait, 1, 10_000) == 1, "still running")
  }

  @Test func childrenOutsideGroupEndWithExtension() async throws {
    guard let process = try await start() else { return }
    let duration = "6\(UInt32.random(in: 10_000...99_999))"
    _ = try await process.timeline(.timeline(.probe("escaping child:\(duration)")))
    await process.end()
    #expect(runningProcesses { $0.commandLine == "/bin/sleep\0\(duration)\0" }.isEmpty)
  }

  @Test func crashReportsSignal() async throws {
    guard let process = try await start() else { return }
    let error = await #expect(throws: ExtensionFailure.self) {
      try await process.call(.timeline(.probe("crash")))
    }
    guard case .crashed(_, let signal, let output) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(signal.name == "SIGSEGV")
    #expect(output == ["about to crash"])
  }

  @Test func exitReportsStatus() async throws {
    guard let process = try await start() else { return }
    await #expect(
      throws: ExtensionFailure.exited(
        call: "timeline of \"exit\"", status: 3, output: ["bye"])
    ) { try await process.call(.timeline(.probe("exit"))) }
  }

  @Test func endKillsProcessThatIgnoresSIGTERM() async throws {
    guard let process = try await start() else { return }
    let task = Task { try await process.call(.timeline(.probe("stubborn"))) }
    _ = try await process.describe()
    await process.end()
    await #expect(throws: ExtensionFailure.ended) { try await task.value }
  }

  @Test func reportsMissingBubblewrap() async {
    let found = await Sandbox.find(path: "/nowhere")
    #expect(
      found
        == .failure(.init(description: "bwrap not found in PATH; install the package bubblewrap"))
    )
  }
}
