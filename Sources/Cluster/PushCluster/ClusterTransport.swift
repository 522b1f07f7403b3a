import Foundation
import MessageBus
import PushGateway

/// Carries the pushes of a gateway to the devices of a cluster.
///
/// A push is a message on its device's subject. It is stored when the stream confirms that.
struct ClusterTransport: PushTransport {
  let tokens: ClusterTokens
  let channels: ClusterChannels
  let sender: ClusterSender

  func beginPush(_ token: TokenKey) -> TokenRecord? { tokens.beginPush(token) }

  func endRouting(_ token: TokenKey) { tokens.endRouting(token) }

  func target(of token: TokenKey) -> TokenRecord? { tokens.known(token) }

  func read(_ token: Data) async throws(Refusal) {
    do throws(BusError) {
      _ = try await tokens.read(token)
    } catch {
      throw Refusal(.serviceUnavailable, "Could not look up the token in the cluster: \(error).")
    }
  }

  func store(
    _ push: DeviceCall, for target: TokenRecord,
    _ completion: @escaping @Sendable (Refusal?) -> Void
  ) {
    sender.send(PushMessage.make(push, to: target.address)) { outcome in
      let refusal: Refusal? =
        switch outcome {
        case .success: nil
        case .failure(let error):
          Refusal(.serviceUnavailable, "The cluster did not store the push: \(error).")
        }
      completion(refusal)
    }
  }
}
