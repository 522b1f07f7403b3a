import DeviceProtocol
import Testing

/// A served device with the fixtures Switches and Troubles, and with a control of Switches that
/// must always work. A suite with `Trait` shares one.
struct TroubledDevice: Sendable {
  @TaskLocal static var current: TroubledDevice?

  let tool: ServedTool
  /// The control of Switches.
  let other: String

  init() async throws {
    tool = try await ServedTool(
      [SampleExtension.fixture("Switches").path, "--no-page", "--empty", "--push-port", "off"],
      settings: #"{"requests": {"control": 3, "options": 3}}"#)
    other = try await Self.add("Press", to: tool)
  }

  /// Removes all controls of Troubles, and what the device knows about its earlier failures.
  func reinstallTroubles() async throws {
    let state = try await tool.call(GetState())
    for control in state.controls where control.id.rawValue != other {
      _ = try await tool.call(RemoveControl(control.id))
    }
    if state.extensions.contains(where: { $0.id == "Troubles" }) {
      _ = try await tool.call(Uninstall("Troubles"))
    }
    _ = try await tool.call(Install(SampleExtension.fixture("Troubles").path))
  }

  /// Adds a control with the tool and returns its identifier. `kind` may be followed by options.
  func add(_ kind: String) async throws -> String { try await Self.add(kind, to: tool) }

  private static func add(_ kind: String, to tool: ServedTool) async throws -> String {
    let run = try await tool.run("control add \(kind)".split(separator: " ").map(String.init))
    try #require(run.code == 0, "\(run.error)")
    // The output is the identifier, the title and the place.
    return try #require(run.output.split(separator: " ").first.map(String.init))
  }

  /// Serves a device while the tests of a suite run.
  struct Trait: SuiteTrait, TestScoping {
    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let device = try await TroubledDevice()
      try await TroubledDevice.$current.withValue(device) { try await function() }
    }
  }
}
