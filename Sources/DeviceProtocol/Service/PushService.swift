import Foundation
import PushGateway

/// A device's push gateway, and what only its host knows.
public struct PushService: Sendable {
  public let gateway: PushGateway
  /// Of the gateway, on the loopback addresses.
  public let port: Int
  let tokens: @Sendable () async -> [PushTokenListing]

  public init(
    gateway: PushGateway, port: Int, tokens: @escaping @Sendable () async -> [PushTokenListing]
  ) {
    self.gateway = gateway
    self.port = port
    self.tokens = tokens
  }
}

/// A token that servers may push to.
public struct PushTokenListing: Codable, Equatable, Sendable {
  /// Hexadecimal.
  public var token: String
  public var kind: TokenFacts.Kind
  /// The app's bundle identifier.
  public var bundle: String
  /// `apns-topic` of its pushes.
  public var topic: String
  /// What of the device it belongs to: a control's or an activity's id, or an attributes type.
  public var owner: String?
  /// Gateways of the other one refuse it.
  public var environment: PushEnvironment

  public init(
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
  public var pushKind: PushKind {
    switch self {
    case .activityUpdate, .activityStart: .liveactivity
    case .widgets: .widgets
    case .control: .controls
    case .app: .alert
    }
  }
}

/// Where a device's gateway listens.
public struct GatewayAddress: Codable, Equatable, Sendable {
  public var port: Int
  /// A file in PEM that servers are to trust.
  public var certificate: String
  /// Which of APNs' hosts it plays.
  public var environment: PushEnvironment
}

/// A verdict as the stream tells it.
public struct PushMessage: Codable, Equatable, Sendable {
  public var type = "push"
  public var push: PushLogEntry

  init(push: PushLogEntry) {
    self.push = push
  }
}

extension DeviceService {
  /// Throws what `DeviceAnswer.Failure` tells.
  func answer(to command: PushCommand) async throws -> Data {
    guard let pushes else {
      throw DeviceAnswer.Failure(
        code: "noGateway", message: "this device runs without a push gateway")
    }
    let gateway = pushes.gateway
    switch command {
    case .gateway:
      return try DeviceAnswer.encode(
        GatewayAddress(
          port: pushes.port, certificate: gateway.certificate.path,
          environment: gateway.environment))
    case .log(let limit, let after, _):
      return try DeviceAnswer.encode(gateway.log.newest(limit, after: after))
    case .tokens: return try DeviceAnswer.encode(await pushes.tokens())
    case .send(let token, let headers, let payload):
      return try DeviceAnswer.encode(
        try await gateway.send(token: token, fields: headers, body: Data(payload.utf8)))
    case .broadcast(let bundle, let headers, let payload):
      return try DeviceAnswer.encode(
        try await gateway.broadcast(bundle: bundle, fields: headers, body: Data(payload.utf8)))
    case .channels: return try DeviceAnswer.encode(await gateway.channels())
    case .createChannel(let bundle, let storage):
      return try DeviceAnswer.encode(
        try await gateway.createChannel(bundle: bundle, storage: storage))
    case .deleteChannel(let bundle, let id):
      try await gateway.deleteChannel(id, bundle: bundle)
    case .setReachable(let isReachable): await gateway.setReachable(isReachable)
    }
    return try DeviceAnswer.encode(Nothing())
  }

  /// The newest verdicts, then a line for each to come.
  func followPushes(limit: Int, _ send: @Sendable (Data) -> Bool) async {
    guard let log = pushes?.gateway.log else {
      _ = send(await perform((try? DeviceJSON.encode(DeviceCommand.push(.gateway))) ?? Data()))
      return
    }
    // Listened to before the verdicts so far are read: none is missed in between.
    let entries = log.entries()
    let first = log.newest(limit)
    guard let line = try? DeviceAnswer.encode(first), send(line) else { return }
    for await entry in entries where entry.id > first.last?.id ?? 0 {
      guard let line = try? DeviceJSON.encode(PushMessage(push: entry)), send(line) else { return }
    }
  }
}
