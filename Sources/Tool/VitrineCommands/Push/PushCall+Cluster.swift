import CommandArguments
import CommandContext
import DeviceProtocol
import HostLink
import MessageBus
import PushCluster
import PushGateway

extension PushCall {
  /// Runs on the cluster of `--cluster`. Returns nil without that option. Throws `BusError`.
  func onCluster<Result>(
    _ body: (any MessageBus) async throws -> Result
  ) async throws -> Result? {
    guard let connection = try ClusterConnection(arguments, in: context) else { return nil }
    let bus = try await connection.connect(as: "vitrine push")
    defer { bus.close() }
    return try await body(bus)
  }

  /// Prints the verdicts of all devices and gateways. Returns false without `--cluster`.
  func showLogOfCluster(newest count: Int) async throws -> Bool {
    let follows = arguments.has("follow")
    let isOfCluster: Void? = try await onCluster { bus in
      let log = VerdictLog(bus)
      guard follows else {
        return try await log.read(newest: count, follows: false) { try show($0) }
      }
      try await withThrowingTaskGroup { group in
        group.addTask { try await log.read(newest: count, follows: true) { try show($0) } }
        group.addTask {
          await context.interruption()
          throw CancellationError()
        }
        try await group.next()
        group.cancelAll()
      }
    }
    return isOfCluster != nil
  }

  private func show(_ entry: VerdictLog.Entry) throws {
    if arguments.has("json") {
      context.console.print(String(decoding: try DeviceJSON.encode(entry), as: UTF8.self))
    } else {
      context.console.print("\(entry.sender)  \(entry.push.text)")
    }
  }
}
