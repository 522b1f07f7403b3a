import Foundation
import PushGateway
import PushValues

/// The push gateway of a device, with the tokens that its host has issued.
package struct PushService: Sendable {
  /// The gateway whose log, keys and channels commands use.
  package let gateway: PushGateway
  /// The gateway's port on the loopback addresses; nil if the pushes come from a cluster.
  package let port: Int?
  let tokens: @Sendable () async -> [PushTokenListing]
  /// The body of the newest push to a token that the device can read.
  let lastBody: @Sendable (Data) -> Data?
  let setReachable: @Sendable (Bool) async -> Void

  /// - Parameters:
  ///   - lastBody: The body of the newest readable push to a token; nil if there was none.
  ///   - setReachable: Connects the device to the network or disconnects it.
  package init(
    gateway: PushGateway, port: Int?, tokens: @escaping @Sendable () async -> [PushTokenListing],
    lastBody: @escaping @Sendable (Data) -> Data? = { _ in nil },
    setReachable: @escaping @Sendable (Bool) async -> Void
  ) {
    self.gateway = gateway
    self.port = port
    self.tokens = tokens
    self.lastBody = lastBody
    self.setReachable = setReachable
  }
}

/// A push token that is valid now.
package struct PushTokenListing: Codable, Equatable, Sendable {
  /// In hexadecimal digits.
  package var token: String
  /// The purpose of the token.
  package var kind: PushTokenKind
  /// The app's bundle identifier.
  package var bundle: String
  /// The `apns-topic` of pushes to the token.
  package var topic: String
  /// The owner: the id of a control, an activity or an extension, or an attributes type.
  package var owner: String?
  /// The kind of the control, the kinds of the widgets, or the attributes type of the activity.
  package var name: String?
  /// The APNs environment; gateways of the other environment reject the token.
  package var environment: PushEnvironment

  package init(
    token: String, kind: PushTokenKind, bundle: String, owner: String? = nil,
    name: String? = nil, environment: PushEnvironment = .development
  ) {
    self.environment = environment
    self.token = token
    self.kind = kind
    self.bundle = bundle
    self.owner = owner
    self.name = name
    topic = kind.pushKind.topic(bundle: bundle)
  }
}

extension PushTokenKind {
  /// The type of push that the token accepts.
  package var pushKind: PushKind {
    switch self {
    case .activityUpdate, .activityStart: .liveactivity
    case .widgets: .widgets
    case .control: .controls
    case .app: .alert
    }
  }
}

/// The address of a device's push gateway, and the certificate to trust.
package struct GatewayAddress: Codable, Equatable, Sendable {
  /// The port on which the gateway listens.
  package var port: Int
  /// The path of a PEM file that servers must trust.
  package var certificate: String
  /// The APNs environment that the gateway stands in for.
  package var environment: PushEnvironment
}
