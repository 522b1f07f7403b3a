import CommandArguments
import DeviceEngine
import ExtensionPool
import ExtensionProcess
import Foundation
import HostLink
import Synchronization

extension ProcessOutput {
  /// The message for a terminal, with its origin: `[Everyday: timeline of "Tide"] error tide: no
  /// data`. Further lines are indented.
  func text(from name: String) -> String {
    let origin = request.map { "\(name): \($0)" } ?? name
    return "[\(origin)] \(labelled)"
  }

  /// The text after its level and its category, where they say something.
  var labelled: String {
    var label = ""
    if source == .log {
      label = level.rawValue + (category.map { " \($0)" } ?? "") + ": "
    }
    return label + text.replacingOccurrences(of: "\n", with: "\n  ")
  }
}

extension OutputRow {
  /// The name of the process that has printed the row.
  var origin: String { isApp ? "\(`extension`) (app)" : `extension`.rawValue }

  /// The row for a terminal, after its time.
  package func line(_ dates: DeviceDates) -> String {
    "\(dates.text(message.date))  \(message.text(from: origin))"
  }
}

/// What an extension prints during a command that runs it once.
///
/// It goes to the standard error as it arrives, so that the standard output stays as it is. With
/// `--json` it is kept for a field of the result instead, because the standard error then has the
/// error as JSON.
package final class SessionOutput: Sendable {
  private let console: Console
  private let log: OutputLog?

  package init(_ console: Console, printsJSON: Bool = false) {
    self.console = console
    log = printsJSON ? OutputLog(rows: 1000, bytes: 1 << 20) : nil
  }

  /// - Parameter name: The name of the extension.
  package func add(_ messages: [ProcessOutput], from name: String) {
    if let log { return log.append(messages, of: ExtensionID(name)) }
    for message in messages { console.error(message.text(from: name) + "\n") }
  }

  /// The newest messages; empty if they were printed.
  package var messages: [ProcessOutput] {
    log?.rows(limit: 1000).rows.map(\.message) ?? []
  }
}

/// A report as JSON, with the field `output` if there is any.
package struct ReportWithOutput<Report: Encodable>: Encodable {
  package var report: Report
  package var output: [ProcessOutput]

  package init(report: Report, output: [ProcessOutput]) {
    self.report = report
    self.output = output
  }

  private enum Key: String, CodingKey { case output }

  package func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    guard !output.isEmpty else { return }
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(output, forKey: .output)
  }
}
