import Foundation
import MessageBus
import PushCluster
import PushGateway

/// A push to a device of the fleet.
package struct FleetPush: Sendable {
  /// The name of the device within the group.
  package var device: String
  package var push: ClusterSender.Push
}

/// The answer to a push or a broadcast.
package enum FleetAnswer: Equatable, Sendable {
  /// - Parameter sequence: The stream sequence; nil if a gateway accepted the push.
  case accepted(sequence: UInt64?)
  /// The reason, for people. The push may have been stored.
  case rejected(String)
}

/// Sends the pushes of a scenario.
package protocol FleetSender: Sendable {
  /// Waits for the answer, once.
  typealias Answer = @Sendable () async -> FleetAnswer

  /// Sends a push. Pushes to one device keep the order of the calls. Call the result to wait for
  /// the answer.
  func send(_ push: FleetPush) async -> Answer
  func send(_ push: ChannelPush, payload: Data) async -> Answer
}

/// Publishes pushes directly to the bus of the cluster, without a gateway.
package struct BusFleetSender: FleetSender {
  private let sender: ClusterSender
  private let group: String

  package init(_ bus: any MessageBus, group: String) {
    sender = ClusterSender(bus)
    self.group = group
  }

  package func send(_ push: FleetPush) async -> Answer {
    do throws(GatewayError) {
      let name = DeviceName(group: group, device: push.device)
      return confirmation(of: try sender.send(push.push, to: name))
    } catch {
      return { [error] in .rejected("\(error)") }
    }
  }

  package func send(_ push: ChannelPush, payload: Data) async -> Answer {
    confirmation(of: sender.send(push))
  }

  private func confirmation(of receipt: PendingReceipt) -> Answer {
    {
      do throws(BusError) {
        return .accepted(sequence: try await receipt.value().sequence)
      } catch {
        return .rejected("\(error)")
      }
    }
  }
}
