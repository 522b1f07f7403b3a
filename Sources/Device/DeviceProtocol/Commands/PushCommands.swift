import Foundation
import HostLink
import PushGateway

// Commands on the push gateway. Each throws `DeviceAnswer.Failure` if the device has none.

/// Where the gateway listens and which certificate servers must trust.
package struct GetPushGateway: DeviceCommand {
  package static let name = "pushGateway"

  package init() {}

  package func perform(on device: DeviceService) async throws -> GatewayAddress {
    let pushes = try device.requiredPushes
    guard let port = pushes.port else {
      throw DeviceAnswer.Failure(
        code: "noGateway",
        message: "this device gets its pushes from a cluster; send them to a gateway of the "
          + "cluster, with --host and --port")
    }
    return GatewayAddress(
      port: port, certificate: pushes.gateway.certificate.path,
      environment: pushes.gateway.environment)
  }
}

/// The newest verdicts, or those after a number, and, with `follow`, those to come, one line each.
package struct ShowPushLog: StreamingCommand {
  package static let name = "pushLog"
  /// 100 by default.
  var limit: Int?
  var after: Int?
  var follow: Bool?

  package init(limit: Int? = nil, after: Int? = nil, follow: Bool? = nil) {
    self.limit = limit
    self.after = after
    self.follow = follow
  }

  package var isStream: Bool { follow ?? false }

  package func validate() throws {
    try checkLimit(limit)
    try check("after", after, in: 0...Int(Int32.max))
  }

  package func perform(on device: DeviceService) async throws -> [PushLogEntry] {
    try device.requiredPushes.gateway.log.newest(limit ?? 100, after: after ?? 0)
  }

  package func stream(from device: DeviceService, _ send: @Sendable (Data) -> Bool) async {
    let log: PushLog
    do {
      log = try device.requiredPushes.gateway.log
    } catch {
      _ = send(DeviceAnswer.encode(failure: DeviceAnswer.Failure(error)))
      return
    }
    // Subscribe before reading the verdicts so far, so that none is missed in between.
    let entries = log.entries()
    let first = log.newest(limit ?? 100)
    guard let line = try? DeviceAnswer.encode(first), send(line) else { return }
    for await entry in entries where entry.id > first.last?.id ?? 0 {
      guard let line = try? DeviceJSON.encode(PushMessage(push: entry)), send(line) else { return }
    }
  }
}

/// A verdict in a stream.
package struct PushMessage: Codable, Equatable, Sendable {
  /// The type of the message, beside those of other streams.
  package var type = "push"
  /// The entry as `vitrine push log` shows it.
  package var push: PushLogEntry

  init(push: PushLogEntry) {
    self.push = push
  }
}

/// The tokens that servers can push to.
package struct ListPushTokens: DeviceCommand {
  package static let name = "pushTokens"

  package init() {}

  package func perform(on device: DeviceService) async throws -> [PushTokenListing] {
    try await device.requiredPushes.tokens()
  }
}

/// Sends a push without a server and its key.
package struct SendPush: DeviceCommand {
  package static let name = "sendPush"
  /// In hexadecimal digits.
  var token: String
  /// Header fields by name.
  var headers: [String: String]
  /// JSON.
  var payload: String

  package init(token: String, headers: [String: String], payload: String) {
    self.token = token
    self.headers = headers
    self.payload = payload
  }

  package func perform(on device: DeviceService) async throws -> PushLogEntry {
    try await device.requiredPushes.gateway.send(
      token: token, fields: headers, body: Data(payload.utf8))
  }
}

/// Sends a broadcast without a server and its key.
package struct BroadcastPush: DeviceCommand {
  package static let name = "broadcastPush"
  /// The app's bundle identifier.
  var bundle: String
  /// Header fields by name.
  var headers: [String: String]
  /// JSON.
  var payload: String

  package init(bundle: String, headers: [String: String], payload: String) {
    self.bundle = bundle
    self.headers = headers
    self.payload = payload
  }

  package func perform(on device: DeviceService) async throws -> PushLogEntry {
    try await device.requiredPushes.gateway.broadcast(
      bundle: bundle, fields: headers, body: Data(payload.utf8))
  }
}

/// Lists the broadcast channels of all apps.
package struct ListPushChannels: DeviceCommand {
  package static let name = "pushChannels"

  package init() {}

  package func perform(on device: DeviceService) async throws -> [Channel] {
    await (try device.requiredPushes).gateway.channels()
  }
}

/// Creates a broadcast channel of an app.
package struct CreatePushChannel: DeviceCommand {
  package static let name = "createPushChannel"
  /// The app's bundle identifier.
  var bundle: String
  /// The message storage policy of APNs: 0 stores none, 1 stores the latest message.
  var storage: Int?

  package init(bundle: String, _ storage: ChannelStorage) {
    self.bundle = bundle
    self.storage = storage.rawValue
  }

  package func validate() throws { try check("storage", storage, in: 0...1) }

  package func perform(on device: DeviceService) async throws -> Channel {
    try await device.requiredPushes.gateway.createChannel(
      bundle: bundle, storage: storage == 1 ? .latest : .none)
  }
}

/// Deletes a broadcast channel with its stored message.
package struct DeletePushChannel: DeviceCommand {
  package static let name = "deletePushChannel"
  /// The app's bundle identifier.
  var bundle: String
  var channel: String

  package init(bundle: String, _ channel: String) {
    self.bundle = bundle
    self.channel = channel
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.requiredPushes.gateway.deleteChannel(channel, bundle: bundle)
    return NoResult()
  }
}

/// Connects the device to the network or disconnects it; pushes wait for a disconnected device.
package struct SetReachable: DeviceCommand {
  package static let name = "setReachable"
  var isReachable: Bool

  package init(_ isReachable: Bool) {
    self.isReachable = isReachable
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    await (try device.requiredPushes).setReachable(isReachable)
    return NoResult()
  }
}

extension DeviceService {
  /// Throws `DeviceAnswer.Failure` if there is no gateway.
  var requiredPushes: PushService {
    get throws {
      guard let pushes else {
        throw DeviceAnswer.Failure(
          code: "noGateway", message: "this device runs without a push gateway")
      }
      return pushes
    }
  }
}
