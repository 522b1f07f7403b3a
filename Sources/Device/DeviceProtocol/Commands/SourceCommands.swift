import ExtensionPool
import Foundation
import HostLink

// Commands on the sources that a device watches, and on what their code prints.

/// The states of the watched projects; empty without `--watch`.
package struct ListBuilds: DeviceCommand {
  package static let name = "builds"

  package init() {}

  package func perform(on device: DeviceService) async throws -> [BuildStatus] {
    device.sources?.builds.statuses ?? []
  }
}

/// Opens a file of a watched project in the user's editor.
package struct OpenInEditor: DeviceCommand {
  package static let name = "openEditor"
  var file: String
  /// From 1; 1 by default.
  var line: Int?
  var column: Int?

  package init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  package func validate() throws {
    try check("line", line, in: 1...Int(Int32.max))
    try check("column", column, in: 1...Int(Int32.max))
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    guard let sources = device.sources else {
      throw DeviceAnswer.Failure(
        code: "notWatched", message: "this device watches no sources; start it with --watch")
    }
    do {
      try sources.open(SourcePlace(file: file, line: line ?? 1, column: column ?? 1))
    } catch {
      throw DeviceAnswer.Failure(code: "noEditor", message: "\(error)")
    }
    return NoResult()
  }
}

/// What extensions and apps have printed and logged after a row, oldest first, or the newest rows
/// and, with `follow`, those to come, one line each.
package struct ShowOutput: StreamingCommand {
  package static let name = "output"
  var after: Int?
  /// 100 by default.
  var limit: Int?
  var follow: Bool?

  package init(after: Int? = nil, limit: Int? = nil, follow: Bool? = nil) {
    self.after = after
    self.limit = limit
    self.follow = follow
  }

  package var isStream: Bool { follow ?? false }

  package func validate() throws {
    try check("after", after, in: 0...Int.max)
    try checkLimit(limit)
  }

  package func perform(on device: DeviceService) async throws -> OutputPage {
    device.output.rows(after: after, limit: limit ?? 100)
  }

  package func stream(from device: DeviceService, _ send: @Sendable (Data) -> Bool) async {
    // Subscribe before reading the rows so far, so that none is missed in between.
    let changes = device.output.changes()
    var page = device.output.rows(after: after, limit: limit ?? 100)
    guard let line = try? DeviceAnswer.encode(page), send(line) else { return }
    // No change announces the rows that the first page had no room for.
    if page.hasMore {
      guard sendRows(after: &page, of: device.output, send) else { return }
    }
    for await _ in changes {
      guard sendRows(after: &page, of: device.output, send) else { return }
    }
  }

  /// Sends all rows after a page, and leaves the last page of them. Returns false if the client has
  /// gone.
  private func sendRows(
    after page: inout OutputPage, of log: OutputLog, _ send: (Data) -> Bool
  ) -> Bool {
    repeat {
      page = log.rows(after: page.last, limit: CommandLimits.rows.upperBound)
      let message = OutputMessage(rows: page.rows, missed: page.missed)
      if message.rows.isEmpty { break }
      guard let line = try? DeviceJSON.encode(message), send(line) else { return false }
    } while page.hasMore
    return true
  }
}

/// Rows in a stream.
package struct OutputMessage: Codable, Equatable, Sendable {
  /// The type of the message, beside those of other streams.
  package var type = "output"
  package var rows: [OutputRow]
  /// The rows before them that the client was too slow to get.
  package var missed: Int

  init(rows: [OutputRow], missed: Int) {
    self.rows = rows
    self.missed = missed
  }
}
