import DeviceEngine
import Foundation
import HostLink

extension DeviceService {
  /// What a `DeviceSocketServer` does with a request: a command's answer; after `log` with `follow` a line
  /// `{"type": "ledger", "row": …}` for each row, after `pushLog` with `follow` one for each verdict, and after `activityNews` one for
  /// each news, until the other end closes.
  public var socketHandler: DeviceSocketServer.Handler {
    { request, send in
      switch try? DeviceCommand(json: request) {
      case .log(follow: true, let limit): await follow(limit: limit, send)
      case .push(.log(let limit, _, follow: true)): await followPushes(limit: limit, send)
      case .activity(.news(let id, let type)): await followActivities(of: id, type, send)
      // What was asked for is done, whether or not somebody still waits for the answer.
      default: _ = send(await Task { await perform(request) }.value)
      }
    }
  }

  private func followActivities(
    of id: ExtensionIdentifier, _ attributesType: String?, _ send: @Sendable (Data) -> Bool
  ) async {
    do {
      let news = try await host.activityNews(of: id, attributesType: attributesType)
      guard send(try DeviceAnswer.encode(Nothing())) else { return }
      for await item in news {
        guard send(try SocketJSON.encode(item)) else { return }
      }
    } catch {
      _ = send(DeviceAnswer.encode(failure: DeviceAnswer.Failure(error)))
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
