import Foundation
import MessageBus
import PushCluster
import PushGateway

/// Registers the tokens and channels of a fleet in a cluster, for its gateways.
package struct FleetIssuer: Sendable {
  private let fleet: Fleet
  private let bus: any MessageBus

  /// The maximum number of tokens in flight.
  private static let window = 2000

  package init(_ fleet: Fleet, on bus: any MessageBus) {
    self.fleet = fleet
    self.bus = bus
  }

  /// Returns when all are stored. Throws `BusError`.
  package func run() async throws(BusError) {
    let sender = ClusterSender(bus)
    for channel in fleet.app.channels {
      try await sender.provide(channel: channel, of: fleet.app.bundle)
    }
    let issuer = ClusterTokenIssuer(bus)
    var receipts: [PendingReceipt] = []
    for device in 0..<fleet.count {
      for token in await fleet.tokens(of: device) {
        receipts.append(
          try issuer.issue(
            token.token, TokenFacts(bundle: fleet.app.bundle, kind: token.kind),
            of: DeviceName(group: fleet.group, device: token.device)))
      }
      if receipts.count >= Self.window {
        for receipt in receipts { _ = try await receipt.value() }
        receipts = []
      }
    }
    for receipt in receipts { _ = try await receipt.value() }
  }
}
