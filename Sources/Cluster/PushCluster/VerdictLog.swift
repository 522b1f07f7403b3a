import Foundation
import MessageBus
import PushGateway

/// The verdicts of all devices and gateways of a cluster, in the stream `VITRINE_VERDICTS`.
package struct VerdictLog: Sendable {
  /// A verdict and its sender.
  package struct Entry: Codable, Equatable, Sendable {
    /// The name of a device or gateway.
    package var sender: String
    /// The entry as its sender logs it.
    package var push: PushLogEntry
  }

  private let bus: any MessageBus

  package init(_ bus: any MessageBus) { self.bus = bus }

  /// Publishes a verdict. The verdict is lost without a connection, because a retry would delay
  /// pushes.
  package func publish(_ entry: PushLogEntry, of sender: String) async {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let payload = try? encoder.encode(Entry(sender: sender, push: entry)) else { return }
    try? await bus.publish(BusMessage(ClusterSubjects.verdict(sender), payload: payload))
  }

  /// Receives the newest verdicts. With `follows`, also receives new verdicts until the task is
  /// cancelled. Throws `BusError.unknownStream` if the cluster is not prepared.
  package func read(
    newest count: Int, follows: Bool, _ receive: (Entry) async throws -> Void
  ) async throws {
    guard let state = try await bus.state(of: ClusterSubjects.verdicts) else {
      throw BusError.unknownStream(ClusterSubjects.verdicts)
    }
    let wanted = UInt64(min(count, state.messages))
    let start = state.lastSequence >= wanted ? state.lastSequence - wanted + 1 : 1
    var reader = OrderedReader(
      ClusterSubjects.verdicts, subject: "vitrine.verdict.*", start: .sequence(max(start, 1)),
      on: bus)
    var isOver = try await reader.open() == 0
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    while !Task.isCancelled, follows || !isOver {
      let (messages, isNewest) = try await reader.next(upTo: 256, within: .seconds(10))
      for stored in messages {
        guard let entry = try? decoder.decode(Entry.self, from: stored.message.payload) else {
          continue
        }
        try await receive(entry)
      }
      isOver = isNewest
    }
  }
}
