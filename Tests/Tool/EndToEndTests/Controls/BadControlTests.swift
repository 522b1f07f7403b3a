import DeviceEngine
import DeviceProtocol
import Foundation
import Testing

/// Failing controls on a served device, in a real process: the control and `vitrine explain` report
/// the failure, and the control of another extension still works.
@Suite(.serialized, TroubledDevice.Trait()) struct BadControlTests {
  private let device: TroubledDevice

  init() async throws {
    device = try #require(TroubledDevice.current)
    try await device.reinstallTroubles()
  }

  /// A failure of a control: how to cause it, and how it is reported.
  struct Trouble: CustomTestStringConvertible {
    /// The kind of the control, and options of `vitrine control add`.
    var kind: String
    /// A further action of `vitrine control`, and its options.
    var action: String?
    /// A part of the failure that the control shows.
    var failure: String?
    /// A part of the verdict of `vitrine explain`.
    var verdict: String
    /// Whether the action fails.
    var isRefused = false

    var testDescription: String {
      [kind, action].compactMap(\.self).joined(separator: ", ")
    }
  }

  @Test(arguments: [
    Trouble(
      kind: "Provider --set fault=thrown", failure: "the server is out",
      verdict: "the server is out. There is no value to show; next attempt at"),
    Trouble(
      kind: "Provider --set fault=hang", failure: "did not answer control within",
      verdict: "Its value could not be loaded: "),
    Trouble(
      kind: "Provider --set fault=blocked", failure: "did not answer control within",
      verdict: "Its value could not be loaded: "),
    Trouble(
      kind: "Provider --set fault=crash", failure: "out of order",
      verdict: "Its value could not be loaded: "),
    Trouble(
      kind: "Provider --set fault=ended", failure: "with status 3",
      verdict: "Its value could not be loaded: "),
    Trouble(
      kind: "Provider", action: "configure ID --set fault=thrown", failure: "the server is out",
      verdict: "the server is out. The last value stays; next attempt at"),
    Trouble(
      kind: "Unset", action: "press ID", failure: "needs a value for \"Words\"",
      verdict: "Its last action failed: The intent needs a value for \"Words\"", isRefused: true),
    Trouble(
      kind: "Nothing", action: "configure ID", failure: "\"Room\" is not chosen yet",
      verdict: "No choices for \"room\": the extension's list is empty."),
    Trouble(
      kind: "Slow", action: "configure ID", failure: "did not answer options within",
      verdict: "The choices for \"name\" could not be loaded: ", isRefused: true),
    Trouble(
      kind: "Liar", action: "set ID on", failure: nil,
      verdict: "It was last switched on, and its action finished without an error, but the "
        + "provider still returns off"),
  ])
  func reportsFailureWithoutAffectingOthers(trouble: Trouble) async throws {
    let id = try await add(trouble.kind)
    if let action = trouble.action {
      let run = try await run("control \(action.replacing("ID", with: id))")
      #expect(run.code == (trouble.isRefused ? 1 : 0), "\(action): \(run.error)")
      // The command itself reports the failure too.
      if trouble.isRefused { #expect(run.error.contains(try #require(trouble.failure))) }
      try await device.tool.settle()
    }
    try await expect(id, failure: trouble.failure, verdict: trouble.verdict)
    #expect(try await !explanation(id).control.isOn)
    try await expectOtherControlWorks()
  }

  @Test func reportsUninstalledExtension() async throws {
    let id = try await add("Liar")
    _ = try await output("uninstall Troubles")
    try await expect(
      id, failure: "Troubles is not installed", verdict: "The extension Troubles is not installed"
    )
    #expect(try await explanation(id).control.isLoaded)
    #expect(try await run("control press \(id)").error.contains("is not installed"))
    try await expectOtherControlWorks()
  }

  /// The parameter has another type in the next version of the extension.
  @Test func reportsConfigurationOfWrongType() async throws {
    let id = try await add("Level --set level=7")
    #expect(try await explanation(id).control.title == "7")
    let source = try String(
      contentsOf: ToolProcess.root.appendingPathComponent(
        "Tests/Tool/EndToEndTests/Fixtures/Troubles/Troubles.swift"), encoding: .utf8)
    let old = #"@Parameter(title: "Level", default: 1) var level: Int"#
    #expect(source.contains(old))
    try device.tool.folder.write(
      source.replacing(old, with: #"@Parameter(title: "Level", default: "low") var level: String"#),
      to: "Troubles/Troubles.swift")
    _ = try await output("install Troubles")
    try await device.tool.settle()
    let state = try await explanation(id).control
    #expect(state.title == "low")
    #expect(state.issues.map(\.parameter) == ["level"])
    try await expect(
      id, failure: nil,
      verdict: "The configured value of \"level\" is ignored")
    #expect(try await output("control list").contains("level: the value has the wrong type"))
    try await expectOtherControlWorks()
  }

  // MARK: Helpers

  private struct Explanation: Decodable {
    struct Control: Decodable {
      struct Issue: Decodable {
        var parameter: String
      }

      var title: String
      var failure: String?
      var issues: [Issue]
      var isOn: Bool
      var isLoaded: Bool
    }

    var control: Control
    var verdict: String
  }

  private func explanation(_ id: String) async throws -> Explanation {
    try await device.tool.result(of: Explain(ItemID(id)))
  }

  /// Adds a control and waits until its extension has answered. Returns its identifier.
  private func add(_ kind: String) async throws -> String {
    let id = try await device.add(kind)
    try await device.tool.settle()
    return id
  }

  private func expect(_ id: String, failure: String?, verdict: String) async throws {
    let found = try await explanation(id)
    if let failure {
      #expect(found.control.failure?.contains(failure) == true, "\(found)")
      #expect(try await output("control list").contains(failure))
    } else {
      #expect(found.control.failure == nil, "\(found)")
    }
    #expect(found.verdict.contains(verdict), "\(found)")
    #expect(try await output("explain \(id)").contains(verdict))
  }

  /// Presses the other extension's control and checks its value.
  private func expectOtherControlWorks() async throws {
    #expect(try await output("control press \(device.other)") == "performed\n")
    _ = try await device.tool.call(ReloadControls(ControlID(device.other)))
    try await device.tool.settle()
    let other = try await explanation(device.other)
    #expect(other.control.failure == nil && other.control.title == "Camera", "\(other)")
    #expect(other.verdict.hasPrefix("Up to date"), "\(other)")
  }

  private func run(_ line: String) async throws -> ToolProcess.Result {
    try await device.tool.run(line.split(separator: " ").map(String.init))
  }

  private func output(_ line: String) async throws -> String {
    let run = try await run(line)
    #expect(run.code == 0, "\(line): \(run.error)")
    return run.output
  }
}
