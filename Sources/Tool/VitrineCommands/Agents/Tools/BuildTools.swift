import AgentProtocol
import AgentServer
import CommandArguments
import CommandContext
import DeviceProtocol
import Foundation
import JSONValues
import SourceWatching

extension AgentTool {
  static let check = AgentTool(
    "check", title: "Check a project",
    """
    Type-checks a project's widget extensions, and lists everything that keeps them from building, \
    with places.
    """,
    parameters: [.project] + ToolParameter.options(ProjectOptions.options),
    perform: .custom { call in
      do {
        try await call.run(.check)
      } catch ToolError.wouldNotBuild {
        // That is a finding.
      }
      return call.result()
    })

  static let build = AgentTool(
    "build", title: "Build extensions",
    """
    Builds a project's widget extensions, and lists errors with file, line, column and source. \
    Other tools also build what has changed.
    """,
    parameters: [.project] + ToolParameter.options(ProjectOptions.options),
    perform: .custom { try await BuildReportForAgents.run($0) })
}

/// What `build` answers.
private struct BuildReportForAgents: Encodable {
  struct Target: Encodable {
    var name: String
    /// nil if the target does not build.
    var module: String?
    var seconds: Double
    /// Why it does not build; empty if it does.
    var problems: [BuildProblem] = []
  }

  var succeeded: Bool
  var targets: [Target]

  static func run(_ call: ToolCall) async throws -> ToolResult {
    let location = try ExtensionLocation(call.arguments, in: call.context)
    var targets: [Target] = []
    var texts: [String] = []
    for (name, location) in try location.targets() {
      let name = name ?? location.name
      let start = ContinuousClock.now
      do {
        let warnings = WarningLog(call.context.console)
        let bundle = try await location.bundle(
          in: call.context, warnings: warnings, need: .newest
        ).bundle
        let seconds = start.secondsAgo
        targets.append(
          Target(name: name, module: bundle.information.moduleName, seconds: seconds))
        texts.append("\(name): built in \(shortNumber(seconds)) s")
      } catch {
        try Task.checkCancellation()
        let root = location.url.path + "/"
        let problems = BuildProblem.all(of: error) { file in
          file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
        }
        targets.append(Target(name: name, seconds: start.secondsAgo, problems: problems))
        texts.append("\(name): does not build\n\(error)")
      }
    }
    let report = BuildReportForAgents(
      succeeded: targets.allSatisfy(\.problems.isEmpty), targets: targets)
    let text = (texts + [call.notes].compactMap(\.self)).joined(separator: "\n")
    return ToolResult(
      [.text(text)], structured: try JSONValue(encoding: VersionedOutput(report, as: .buildReport)))
  }
}
