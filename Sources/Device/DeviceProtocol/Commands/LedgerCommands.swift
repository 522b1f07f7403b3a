import DeviceEngine
import Foundation
import HostLink
import WidgetHost

/// Rows of the ledger after a number, oldest first, or the newest rows.
package struct ListLedger: DeviceCommand {
  package static let name = "ledger"
  var after: Int?
  /// 100 by default.
  var limit: Int?

  package init(after: Int? = nil, limit: Int? = nil) {
    self.after = after
    self.limit = limit
  }

  package func validate() throws {
    try check("after", after, in: 0...Int.max)
    try checkLimit(limit)
  }

  package func perform(on device: DeviceService) async throws -> [LedgerRow] {
    let limit = limit ?? 100
    guard let after else { return try await device.host.newestLedger(limit: limit) }
    return try await device.host.ledger(after: after, limit: limit)
  }
}

/// The newest rows of the ledger and, with `follow`, the rows to come, one line each.
package struct ShowLog: StreamingCommand {
  package static let name = "log"
  var follow: Bool?
  /// 20 by default.
  var limit: Int?

  package init(follow: Bool? = nil, limit: Int? = nil) {
    self.follow = follow
    self.limit = limit
  }

  package var isStream: Bool { follow ?? false }

  package func validate() throws { try checkLimit(limit) }

  package func perform(on device: DeviceService) async throws -> [LedgerRow] {
    try await device.host.newestLedger(limit: limit ?? 20)
  }

  package func stream(from device: DeviceService, _ send: @Sendable (Data) -> Bool) async {
    // Subscribe before reading the rows so far, so that none is missed in between.
    let changes = device.host.changes()
    var last: Int
    do {
      let rows = try await perform(on: device)
      last = rows.last?.sequence ?? 0
      guard send(try DeviceAnswer.encode(rows)) else { return }
    } catch {
      _ = send(DeviceAnswer.encode(failure: DeviceAnswer.Failure(error)))
      return
    }
    for await change in changes {
      let rows: [LedgerRow]
      switch change {
      case .ledger(let row): rows = row.sequence > last ? [row] : []
      case .resync:
        let limit = CommandLimits.rows.upperBound
        rows = (try? await device.host.ledger(after: last, limit: limit)) ?? []
      default: rows = []
      }
      for row in rows {
        guard let line = try? DeviceJSON.encode(LedgerMessage(row: row)), send(line) else { return }
        last = max(last, row.sequence)
      }
    }
  }
}

/// A row of the ledger in a stream.
package struct LedgerMessage: Codable, Equatable, Sendable {
  /// The type of the message, beside those of other streams.
  package var type = "ledger"
  package var row: LedgerRow

  init(row: LedgerRow) {
    self.row = row
  }
}
