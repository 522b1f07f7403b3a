import Cluster
import Foundation
import GatewayFixtures
import Hexadecimal
import MessageBus
import Synchronization

@testable import PushCluster
@testable import PushGateway

/// A prepared in-memory bus with a manual clock, and the pushes and tokens of gateways.
struct ClusterRig {
  let bus: any MessageBus
  let clock: TestClock

  /// An in-memory bus. Time passes only with the clock.
  static func memory() async throws -> ClusterRig {
    let clock = TestClock()
    let bus = MemoryBus { clock.now }
    return try await ClusterRig(bus, clock)
  }

  private init(_ bus: any MessageBus, _ clock: TestClock) async throws {
    (self.bus, self.clock) = (bus, clock)
    for stream in ClusterLayout(storage: 64 << 20).streams {
      try await bus.provide(stream.configuration)
    }
  }

  /// A valid push to a device, as a gateway makes it.
  func call(
    _ token: Data = Data([0xA1]), text: String = "{}", expires: TimeInterval? = 60,
    collapseID: String? = nil, received: TimeInterval = 0
  ) throws -> DeviceCall {
    let received = clock.now.addingTimeInterval(received)
    return DeviceCall(
      id: UUID(), address: try DeviceAddress(Substring(token.hexadecimal)),
      topic: PushTopic(Provider.topic, kind: .liveactivity, bundle: Provider.bundle), priority: 10,
      expiration: expires.map { received.addingTimeInterval($0) }, collapseID: collapseID,
      body: try ValidatedJSON(Array(text.utf8)), received: received)
  }

  @discardableResult
  func push(_ call: DeviceCall, to device: String, of group: String = "g") async throws -> UInt64 {
    let message = PushMessage.make(call, to: DeviceName(group: group, device: device))
    return try await bus.store(message).sequence
  }

  var storedPushes: Int {
    get async throws { try await bus.state(of: ClusterSubjects.pushes)?.messages ?? -1 }
  }
}

/// Devices that record what they receive.
final class RecordingDevices: ClusterDevices {
  struct Received: Equatable {
    var device: String
    var body: String
    var sequence: UInt64
  }

  private struct State {
    var pushes: [Received] = []
    var broadcasts: [(sequence: UInt64, devices: [String]?)] = []
    var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let listening: [String: [ChannelAddress]]
  private let clock: TestClock

  init(_ clock: TestClock, listening: [String: [ChannelAddress]] = [:]) {
    self.clock = clock
    self.listening = listening
  }

  var pushes: [Received] { state.withLock { $0.pushes } }
  var bodies: [String] { pushes.map(\.body) }
  var broadcasts: [(sequence: UInt64, devices: [String]?)] { state.withLock { $0.broadcasts } }

  /// Waits until a number of pushes and broadcasts were received.
  func wait(for count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        let isThere = state.pushes.count + state.broadcasts.count >= count
        if !isThere { state.waiting.append((count, continuation)) }
        return isThere
      }
      if isThere { continuation.resume() }
    }
  }

  /// Blocks pushes until `release()`.
  func hold() { state.withLock { $0.isHeld = true } }

  func release() {
    let held = state.withLock { state in
      defer { (state.isHeld, state.held) = (false, []) }
      return state.held
    }
    for continuation in held { continuation.resume() }
  }

  func prepare(pushesCreated: Date, broadcastsCreated: Date) {}

  func receive(_ push: ClusterPush) async -> PushLogEntry? {
    record { state in
      state.pushes.append(
        Received(
          device: push.device, body: String(decoding: push.call.body.bytes, as: UTF8.self),
          sequence: push.sequence))
    }
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        if state.isHeld { state.held.append(continuation) }
        return state.isHeld
      }
      if !isHeld { continuation.resume() }
    }
    return push.entry(PushVerdict(.delivered, "Recorded."), at: clock.now)
  }

  func receive(
    _ push: ChannelPush, sequence: UInt64, on devices: [String]?
  ) async -> PushLogEntry? {
    record { $0.broadcasts.append((sequence, devices)) }
    return push.entry(PushVerdict(.delivered, "Recorded."), at: clock.now)
  }

  func channels(of device: String) -> [ChannelAddress] { listening[device] ?? [] }

  private func record(_ change: (inout State) -> Void) {
    let ready = state.withLock { state in
      change(&state)
      let count = state.pushes.count + state.broadcasts.count
      let ready = state.waiting.filter { $0.count <= count }
      state.waiting.removeAll { $0.count <= count }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }
}
