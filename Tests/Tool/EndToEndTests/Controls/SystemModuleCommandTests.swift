import DeviceProtocol
import Testing

/// `vitrine control` and the device's own modules of Control Center.
@Suite struct SystemModuleCommandTests {
  @Test func modulesAreRemovedAndAddedByName() async throws {
    let tool = try await ServedTool([
      SampleExtension.fixture("Switches").path, "--no-page", "--empty", "--push-port", "off",
    ])
    /// Runs a line; returns what it prints.
    func run(_ line: String, code: Int32 = 0) async throws -> String {
      let run = try await tool.run(line.split(separator: " ").map(String.init))
      #expect(run.code == code, "\(line): \(run.error)")
      return run.output + run.error
    }
    func removed() async throws -> String {
      try await tool.call(GetState()).device.systemModules.text
    }
    #expect(try await run("control remove torch dark-mode") == "")
    #expect(try await removed() == "torch:removed, darkMode:removed")
    #expect(try await run("control gallery").hasSuffix("removed modules: torch, darkMode\n"))
    #expect(
      try await run("control remove torch", code: 1).contains("torch is not in Control Center"))
    #expect(try await run("control add torch") == "torch  Control Center\n")
    #expect(
      try await run("control add torch", code: 1).contains("torch is already in Control Center"))
    #expect(try await removed() == "darkMode:removed")
    #expect(try await run("control add volume --at lock:left", code: 2).contains("--at"))
    for line in ["control remove radio", "control add radio"] {
      let message = try await run(line, code: 1)
      #expect(message.contains("radio") && message.contains("connectivity"), "\(message)")
    }
    #expect(try await run("control remove c9 --on pad", code: 2).contains("connectivity"))
    #expect(try await run("device system-modules=radio:removed", code: 2).contains("darkMode"))
    #expect(try await run("control remove timer --on pad --json").contains("vitrine.device/"))
    #expect(try await run("device --on pad").contains("timer:removed"))
    #expect(try await removed() == "darkMode:removed")
    #expect(try await run("control add dark-mode") == "darkMode  Control Center\n")
    #expect(try await !run("control gallery").contains("removed modules"))
    #expect(try await run("control remove darkMode") == "")
    #expect(try await run("device os=17").contains("darkMode:removed"))
    #expect(try await run("control remove volume", code: 1).contains("os=18 or later"))
  }
}
