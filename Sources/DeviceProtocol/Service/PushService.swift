import Foundation
import PushGateway

/// A device's push gateway, and what only its host knows.
package struct PushService: Sendable {
  package let gateway: PushGateway
  /// Of the gateway, on the loopback addresses.
  package let port: Int
  let tokens: @Sendable () async -> [PushTokenListing]

  package init(
    gateway: PushGateway, port: Int, tokens: @escaping @Sendable () async -> [PushTokenListing]
  ) {
    self.gateway = gateway
    self.port = port
    self.tokens = tokens
  }
}

/// A token that servers may push to.
package struct PushTokenListing: Codable, Equatable, Sendable {
  /// Hexadecimal.
  package var token: String
  package var kind: TokenFacts.Kind
  /// The app's bundle identifier.
  package var bundle: String
  /// `apns-topic` of its pushes.
  package var topic: String
  /// What of the device it belongs to: a control's or an activity's id, or an attributes type.
  package var owner: String?
  /// Gateways of the other one refuse it.
  package var environment: PushEnvironment

  package init(
    token: String, kind: TokenFacts.Kind, bundle: String, owner: String? = nil,
    environment: PushEnvironment = .development
  ) {
    self.environment = environment
    self.token = token
    self.kind = kind
    self.bundle = bundle
    self.owner = owner
    topic = kind.pushKind.topic(bundle: bundle)
  }
}

extension TokenFacts.Kind {
  /// The type of the pushes that the token takes.
  package var pushKind: PushKind {
    switch self {
    case .activityUpdate, .activityStart: .liveactivity
    case .widgets: .widgets
    case .control: .controls
    case .app: .alert
    }
  }
}

/// Where a device's gateway listens.
package struct GatewayAddress: Codable, Equatable, Sendable {
  package var port: Int
  /// A file in PEM that servers are to trust.
  package var certificate: String
  /// Which of APNs' hosts it plays.
  package var environment: PushEnvironment
}
