import AgentProtocol
import AgentServer
import CommandArguments
import CommandContext
import DeviceEngine
import DeviceSimulation
import Foundation
import HostLink
import JSONValues

extension AgentTool {
  static let simulate = AgentTool(
    "simulate", title: "Simulate days",
    """
    Simulates days of a device in seconds: what each widget showed when, which reloads were \
    granted, deferred or failed, and whether timelines keep to the budget. Answers with a summary, \
    and links to the report.
    """,
    parameters: [.project]
      + ToolParameter.options(
        Command.simulate.spec.options, except: ["scenario", "settings", "summary"],
        help: [
          "days": "1 to 366. Default: 1.", "seed": "For random choices. Default: 1.",
          "place": "Widgets as KIND:FAMILY[:NAME=VALUE,…]. Default: each kind in each family.",
          "start": "Default: today at midnight.",
          "views": "When the user looks: \(ViewPattern.names.map(\.name).joined(separator: ", ")), "
            + "7-23:*/20 or mon-fri@8:15,12:30. Default: often.",
        ]),
    perform: .custom { try await SimulationSummary.run($0) })
}

/// What `simulate` answers.
private struct SimulationSummary: Encodable {
  struct Placed: Encodable {
    var id: PlacementID
    var kind: String
    var family: WidgetFamilyName
    var summary: PlacementHistory.Summary
    /// Why the widget does not reload at the end.
    var verdict: String
  }

  var start: Date
  var end: Date
  var seed: UInt64
  var views: Int
  var placements: [Placed]
  /// The number of Live Activities.
  var activities: Int
  /// The number of rows of the ledger.
  var rows: Int
  /// The resource with the report, as `vitrine simulate --json` prints it.
  var report: String

  static func run(_ call: ToolCall) async throws -> ToolResult {
    let run = try await SimulationRun(call.arguments, in: call.context)
    let report = run.report
    let whole = call.document(
      run.text(isSummary: false), name: "report", mimeType: "text/plain")
    let json = call.document(try run.json(), name: "report", mimeType: "application/json")
    let summary = Self(
      start: report.start, end: report.end, seed: report.seed, views: report.views,
      placements: report.placements.map { history in
        Placed(
          id: history.placement.id, kind: history.placement.kind,
          family: history.placement.family, summary: history.summary, verdict: history.verdict)
      }, activities: report.activities.count, rows: report.ledger.count, report: json.uri)
    let text =
      run.text(isSummary: true)
      + "What each widget showed when, and the ledger: \(whole.uri); as JSON: \(json.uri)"
    return ToolResult(
      [
        .text([text, call.notes].compactMap(\.self).joined(separator: "\n")), .link(whole),
        .link(json),
      ],
      structured: try JSONValue(parsing: Data(try jsonOutput(summary, as: .simulation).utf8)))
  }
}
