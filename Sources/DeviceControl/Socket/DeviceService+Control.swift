import Foundation
import WidgetHost

extension DeviceService {
  /// What a `ControlServer` does with a request: a command's answer, and after `log` with `follow`
  /// a line `{"type": "ledger", "row": …}` for each row, until the other end closes.
  public var controlHandler: ControlServer.Handler {
    { request, send in
      guard case .log(follow: true, let limit)? = try? DeviceCommand(json: request) else {
        _ = send(await perform(request))
        return
      }
      await follow(limit: limit, send)
    }
  }

  private func follow(limit: Int, _ send: @Sendable (Data) -> Bool) async {
    // Listened to before the rows so far are read: none is missed in between.
    let changes = host.changes()
    var last: Int
    do {
      let rows = try await host.newestLedger(limit: limit)
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
        rows = (try? await host.ledger(after: last, limit: DeviceCommand.limits.upperBound)) ?? []
      default: rows = []
      }
      for row in rows {
        guard let line = try? DeviceJSON.encode(LedgerMessage(row: row)), send(line) else { return }
        last = max(last, row.sequence)
      }
    }
  }
}

/// A row of the ledger as the stream tells it.
public struct LedgerMessage: Codable, Equatable, Sendable {
  public var type = "ledger"
  public var row: LedgerRow

  init(row: LedgerRow) {
    self.row = row
  }
}
