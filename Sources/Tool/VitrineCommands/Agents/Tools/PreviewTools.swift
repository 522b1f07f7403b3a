import AgentProtocol
import AgentServer
import CommandArguments
import CommandContext
import Foundation
import JSONValues
import PreviewTesting

extension AgentTool {
  static let previews = AgentTool(
    "previews", title: "Draw previews",
    """
    Lists the previews of a project (#Preview and PreviewProvider) and draws them on one page, \
    in light and dark or in the variants. A preview that crashes is listed with the \
    reason.
    """,
    parameters: [.project]
      + ToolParameter.options(
        Command.previews.spec.options, help: ["scale": "Pixels per point. Default: 1."]) + [
        .own("picture", .flag, "Whether to draw the page. Default: true.")
      ],
    pictureAdvice: "filter draws few previews",
    perform: .custom { call in
      let draws = call.members["picture"]?.bool ?? true
      var arguments = try call.arguments.completedByProject(in: call.context)
      if arguments["scale"] == nil { arguments.values["scale"] = ["1"] }
      let run = try PreviewRun(
        arguments, in: call.context, drawing: draws ? .sections : .none)
      let results = try await run.results()
      var content: [ToolResult.Content] = []
      if results.contains(where: { $0.section != nil }) {
        content.append(.png(try run.page(of: results)))
      }
      content.append(
        .text([PreviewRow.table(results), call.notes].compactMap(\.self).joined(separator: "\n")))
      let report = try jsonOutput(PreviewReport(results), as: .previews)
      return ToolResult(content, structured: try JSONValue(parsing: Data(report.utf8)))
    })

  static let test = AgentTool(
    "test", title: "Compare with references",
    """
    Compares the pictures and layouts of all previews with the references in the project, and says \
    in words what differs. With update, records them after you have looked at them.
    """,
    effects: .init(isReadOnly: false, isDestructive: true, isRepeatable: true),
    parameters: [.project]
      + ToolParameter.options(
        Command.test.spec.options, except: ["shard"],
        help: [
          "scale": "Pixels per point. Default: 2.",
          "entries": "Entries or content states that are drawn at most. Default: 6 of a preview, 3 "
            + "of a kind.",
          "references": "Folder with the references. Default: VitrineReferences in the project.",
          "update": "Write pictures that are missing or differ.",
          "changed-since": "Only what has changed since a commit.",
        ]),
    perform: .custom { try await TestReportForAgents.run($0) })
}

/// What `test` answers.
private struct TestReportForAgents: Encodable {
  struct Failure: Encodable {
    var name: String
    var place: String
    var summary: String
    /// How the layouts differ.
    var words: [String]
  }

  /// The failures whose pictures are part of the answer.
  private static let pictures = 3

  var tests: Int
  var passed: Int
  var recorded: Int
  var failed: Int
  var failures: [Failure]

  static func run(_ call: ToolCall) async throws -> ToolResult {
    let selection = try TestSelection(
      call.arguments.completedByProject(in: call.context), in: call.context)
    let outcomes = try await selection.run.result().outcomes
    let failed = outcomes.compactMap { outcome in outcome.failure.map { (outcome, $0) } }
    let recorded = outcomes.count(where: \.isRecorded)
    let report = TestReportForAgents(
      tests: outcomes.count, passed: outcomes.count - failed.count - recorded,
      recorded: recorded, failed: failed.count,
      failures: failed.map {
        Failure(name: $0.name, place: $0.place, summary: $1.summary, words: $1.words)
      })
    var content: [ToolResult.Content] = [
      .text(
        (failed.map { "\($0.name) (\($0.place)): \($1.line)" } + [
          "\(report.tests) tests: \(report.passed) passed, \(report.recorded) recorded, "
            + "\(report.failed) failed"
        ] + [selection.leftOut, call.notes].compactMap(\.self)).joined(separator: "\n"))
    ]
    for (outcome, failure) in failed.prefix(Self.pictures) {
      guard let actual = failure.actual else { continue }
      content += [.text("\(outcome.name), now:"), .png(actual)]
      if let difference = failure.difference {
        content += [.text("\(outcome.name), difference:"), .png(difference)]
      }
    }
    return ToolResult(
      content, structured: try JSONValue(encoding: VersionedOutput(report, as: .test)))
  }
}
