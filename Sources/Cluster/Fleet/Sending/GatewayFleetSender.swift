import Foundation
import PushGateway
import Synchronization

/// Sends pushes through gateways over HTTP/2, as a push service does. Pushes to a device use one
/// connection, which keeps their order. If a gateway is unreachable, the connection fails over to
/// the next gateway.
///
/// A push without an answer counts as rejected and is not retried, because the cluster may have
/// stored it.
package final class GatewayFleetSender: FleetSender {
  /// The gateways, and the key that signs requests.
  package struct Settings: Sendable {
    /// Connections are spread over them.
    package var gateways: [(host: String, port: Int)]
    package var trust: TLSStream.Trust
    /// Signs the provider tokens.
    package var key: SigningKey
    /// The identifier of the registered key.
    package var keyID: String
    /// The identifier of the team.
    package var team: String
    /// The number of connections to each gateway.
    package var connections: Int

    package init(
      gateways: [(host: String, port: Int)], trust: TLSStream.Trust, key: SigningKey,
      keyID: String, team: String, connections: Int
    ) {
      self.gateways = gateways
      self.trust = trust
      self.key = key
      self.keyID = keyID
      self.team = team
      self.connections = connections
    }
  }

  private let connections: [GatewayConnectionThread]

  /// - Parameter now: For the date of the token that signs requests.
  package init(_ settings: Settings, now: @escaping @Sendable () -> Date) {
    connections = (0..<settings.connections).flatMap { _ in
      settings.gateways.indices.map { GatewayConnectionThread(first: $0, settings, now: now) }
    }
  }

  package func send(_ push: FleetPush) async -> Answer {
    let call = push.push
    var fields: [(name: String, value: String)] = [
      ("apns-id", call.id.uuidString.lowercased()),
      ("apns-topic", call.kind.topic(bundle: call.bundle)),
      ("apns-push-type", call.kind.rawValue), ("apns-priority", "\(call.priority)"),
      ("apns-expiration", "\(call.expiration.map { Int($0.timeIntervalSince1970) } ?? 0)"),
    ]
    if let id = call.collapseID { fields.append(("apns-collapse-id", id)) }
    let token = call.token.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    return answer(
      PushClient.Request("POST", "/3/device/\(token)", fields, body: [UInt8](call.payload)),
      for: push.device)
  }

  package func send(_ push: ChannelPush, payload: Data) async -> Answer {
    answer(
      PushClient.Request(
        "POST", "/4/broadcasts/apps/\(push.bundle)",
        [
          ("apns-channel-id", push.channel), ("apns-push-type", "liveactivity"),
          ("apns-request-id", push.id.uuidString.lowercased()),
          ("apns-priority", "\(push.priority)"),
          ("apns-expiration", "\(push.expiration.map { Int($0.timeIntervalSince1970) } ?? 0)"),
        ], body: [UInt8](payload)), for: push.channel)
  }

  private func answer(_ request: PushClient.Request, for key: String) -> Answer {
    let sum = key.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    let pending = connections[sum % connections.count].send(request)
    return { await pending.value }
  }

  package func stop() {
    for connection in connections { connection.stop() }
  }
}

/// An answer that a connection thread completes.
private final class PendingAnswer: Sendable {
  private enum State {
    case open(CheckedContinuation<FleetAnswer, Never>?)
    case done(FleetAnswer)
  }

  private let state = Mutex(State.open(nil))

  func complete(_ answer: FleetAnswer) {
    let waiting: CheckedContinuation<FleetAnswer, Never>? = state.withLock { state in
      guard case .open(let waiting) = state else { return nil }
      state = .done(answer)
      return waiting
    }
    waiting?.resume(returning: answer)
  }

  /// Must be read only once.
  var value: FleetAnswer {
    get async {
      await withCheckedContinuation { continuation in
        let known: FleetAnswer? = state.withLock { state in
          if case .done(let answer) = state { return answer }
          state = .open(continuation)
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }
}

/// A connection to a gateway, with a thread for the blocking client.
private final class GatewayConnectionThread: Sendable {
  private struct State {
    var requests: ArraySlice<(PushClient.Request, PendingAnswer)> = []
    var isRunning = false
    var isStopped = false
  }

  private let first: Int
  private let settings: GatewayFleetSender.Settings
  private let now: @Sendable () -> Date
  private let state = Mutex(State())

  /// Renews the provider token after this time. Tokens are valid for an hour.
  private static let tokenAge: TimeInterval = 30 * 60

  /// The number of rounds through the gateways before a push is rejected, and the pause between
  /// rounds in microseconds.
  private static let rounds = 25
  private static let pause: UInt32 = 200_000

  /// - Parameter first: The index of the gateway to try first.
  init(
    first: Int, _ settings: GatewayFleetSender.Settings, now: @escaping @Sendable () -> Date
  ) {
    self.first = first
    self.settings = settings
    self.now = now
  }

  func send(_ request: PushClient.Request) -> PendingAnswer {
    let answer = PendingAnswer()
    let starts = state.withLock { state in
      state.requests.append((request, answer))
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if starts { Thread.detachNewThread { self.run() } }
    return answer
  }

  func stop() { state.withLock { $0.isStopped = true } }

  private func run() {
    var client: PushClient?
    var token: (text: String, issued: Date)?
    var idle = 0
    while true {
      let next = state.withLock { state -> (PushClient.Request, PendingAnswer)? in
        let next = state.requests.popFirst()
        // Keeps an idle thread for a second, because a new connection costs a handshake.
        if next == nil, idle > 100 || state.isStopped { state.isRunning = false }
        return next
      }
      guard let (request, answer) = next else {
        if !state.withLock({ $0.isRunning }) { return }
        idle += 1
        usleep(10_000)
        continue
      }
      idle = 0
      answer.complete(perform(request, &client, &token))
    }
  }

  private func perform(
    _ request: PushClient.Request, _ client: inout PushClient?,
    _ token: inout (text: String, issued: Date)?
  ) -> FleetAnswer {
    do {
      if token.map({ now().timeIntervalSince($0.issued) > Self.tokenAge }) ?? true {
        let issued = now()
        token = (
          try ProviderToken.make(
            key: settings.keyID, team: settings.team, issued: issued, signedBy: settings.key),
          issued
        )
      }
      let open = try client ?? connect()
      client = open
      var request = request
      request.fields.append(("authorization", "bearer \(token?.text ?? "")"))
      let response = try open.send(request)
      if response.status == 200 { return .accepted(sequence: nil) }
      return .rejected("status \(response.status), \(response.reason ?? "no reason")")
    } catch {
      client = nil
      return .rejected("\(error)")
    }
  }

  /// Connects to the first gateway that is reachable. Throws the last error.
  private func connect() throws -> PushClient {
    let places = settings.gateways
    var attempt = 0
    while true {
      let place = places[(first + attempt) % places.count]
      do {
        return try PushClient(host: place.host, port: place.port, trust: settings.trust)
      } catch {
        attempt += 1
        let isStopped = state.withLock { $0.isStopped }
        guard attempt < Self.rounds * places.count, !isStopped else { throw error }
        if attempt % places.count == 0 { usleep(Self.pause) }
      }
    }
  }
}
