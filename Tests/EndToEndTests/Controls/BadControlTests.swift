import Foundation
import Testing

/// What can be wrong with a control, in a real process on a served device: it is on the control and in
/// `vitrine explain`, and the control of another extension is used all the same.
@Suite(.serialized) struct BadControlTests {
  private let tool: ServedTool

  init() throws {
    let bundles = try ["Troubles", "Switches"].map { try SampleExtension.fixture($0).path }
    tool = try ServedTool(
      bundles + ["--no-page", "--empty"],
      settings: #"{"requests": {"control": 2, "options": 2}}"#)
    _ = try #require(tool.addresses())
    #expect(try output("control add Press --extension Switches").hasPrefix("c1  "))
  }

  /// A trouble of the control `c2`: how it is made, and what is said of it.
  struct Trouble: CustomTestStringConvertible {
    /// Lines of `vitrine control`.
    var lines: [String]
    /// On the control.
    var failure: String?
    /// In `vitrine explain`.
    var verdict: String
    /// The last line is.
    var isRefused = false

    var testDescription: String { lines.joined(separator: ", ") }
  }

  @Test(arguments: [
    Trouble(
      lines: ["add Provider --set fault=thrown"], failure: "the server is out",
      verdict: "the server is out); it has none to show, and the next try is at"),
    Trouble(
      lines: ["add Provider --set fault=hang"], failure: "no answer to control",
      verdict: "Its value could not be had ("),
    Trouble(
      lines: ["add Provider --set fault=blocked"], failure: "no answer to control",
      verdict: "Its value could not be had ("),
    Trouble(
      lines: ["add Provider --set fault=crash"], failure: "out of order",
      verdict: "Its value could not be had ("),
    Trouble(
      lines: ["add Provider --set fault=ended"], failure: "with status 3",
      verdict: "Its value could not be had ("),
    Trouble(
      lines: ["add Provider", "configure c2 --set fault=thrown"], failure: "the server is out",
      verdict: "the server is out); the last one stays, and the next try is at"),
    Trouble(
      lines: ["add Unset", "press c2"], failure: "needs a value for \"Words\"",
      verdict: "Its last action failed (The intent needs a value for \"Words\"", isRefused: true),
    Trouble(
      lines: ["add Nothing", "configure c2"], failure: "\"Room\" is not chosen yet",
      verdict: "There is nothing to choose for \"room\": the extension's list is empty."),
    Trouble(
      lines: ["add Slow", "configure c2"], failure: "no answer to options",
      verdict: "The choices of \"name\" could not be had: ", isRefused: true),
    Trouble(
      lines: ["add Liar", "set c2 on"], failure: nil,
      verdict: "It was last switched on, its action ended without an error, and the provider "
        + "still says off"),
  ])
  func itIsToldAndHarmsNoOther(trouble: Trouble) throws {
    for line in trouble.lines {
      let run = try run("control \(line)")
      let isRefused = trouble.isRefused && line == trouble.lines.last
      #expect(run.code == (isRefused ? 1 : 0), "\(line): \(run.error)")
      // What cannot be done is said at once too.
      if isRefused { #expect(run.error.contains(try #require(trouble.failure))) }
      try waitUntilSettled()
    }
    try expect("c2", failure: trouble.failure, verdict: trouble.verdict)
    #expect(try !explanation("c2").control.isOn)
    try expectNoHarm()
  }

  @Test func anExtensionThatIsRemoved() throws {
    _ = try output("control add Liar")
    try waitUntilSettled()
    _ = try output("uninstall Troubles")
    try expect(
      "c2", failure: "Troubles is not installed", verdict: "The extension Troubles is not installed"
    )
    #expect(try explanation("c2").control.isLoaded)
    #expect(try run("control press c2").error.contains("is not installed"))
    try expectNoHarm()
  }

  /// The parameter is of another type in the next version.
  @Test func aConfigurationThatNoLongerDecodes() throws {
    _ = try output("control add Level --set level=7")
    try waitUntilSettled()
    #expect(try explanation("c2").control.title == "7")
    let source = try String(
      contentsOf: ToolProcess.root.appendingPathComponent(
        "Tests/EndToEndTests/Fixtures/Troubles/Troubles.swift"), encoding: .utf8)
    let old = #"@Parameter(title: "Level", default: 1) var level: Int"#
    #expect(source.contains(old))
    try tool.folder.write(
      source.replacing(old, with: #"@Parameter(title: "Level", default: "low") var level: String"#),
      to: "Troubles/Troubles.swift")
    _ = try output("install Troubles")
    try waitUntilSettled()
    let state = try explanation("c2").control
    #expect(state.title == "low")
    #expect(state.issues.map(\.parameter) == ["level"])
    try expect(
      "c2", failure: nil,
      verdict: "It shows a value, but without what is configured for \"level\"")
    #expect(try output("control list").contains("level: the value is of another type"))
    try expectNoHarm()
  }

  // MARK: Looking

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
      var isPending: Bool
    }

    var control: Control
    var verdict: String
  }

  private func explanation(_ id: String) throws -> Explanation {
    try JSONDecoder().decode(
      Explanation.self, from: Data(try output("explain \(id) --json").utf8))
  }

  private func expect(_ id: String, failure: String?, verdict: String) throws {
    let found = try explanation(id)
    if let failure {
      #expect(found.control.failure?.contains(failure) == true, "\(found)")
      #expect(try output("control list").contains(failure))
    } else {
      #expect(found.control.failure == nil, "\(found)")
    }
    #expect(found.verdict.contains(verdict), "\(found)")
    #expect(try output("explain \(id)").contains(verdict))
  }

  /// The other extension's control is pressed, and shows its value.
  private func expectNoHarm() throws {
    #expect(try output("control press c1") == "performed\n")
    _ = try output("control reload c1")
    try waitUntilSettled()
    let other = try explanation("c1")
    #expect(other.control.failure == nil && other.control.title == "Camera", "\(other)")
    #expect(other.verdict.hasPrefix("Nothing is wrong"), "\(other)")
  }

  /// Extensions answer in their own time: each look is a command of its own.
  private func waitUntilSettled() throws {
    for _ in 0..<400 {
      let ids = try output("control list").split(separator: "\n").dropFirst()
        .compactMap { $0.split(separator: " ").first.map(String.init) }
      let found = try ids.map { try explanation($0) }
      let isAsked = found.contains {
        $0.control.isPending || $0.verdict.contains("is being asked for")
      }
      if !isAsked { return }
    }
    Issue.record("the controls do not settle: \(try output("control list"))")
  }

  private func run(_ line: String) throws -> ToolProcess.Result {
    try tool.run(line.split(separator: " ").map(String.init))
  }

  private func output(_ line: String) throws -> String {
    let run = try run(line)
    #expect(run.code == 0, "\(line): \(run.error)")
    return run.output
  }
}
