import Foundation
import GatewayFixtures
import MessageBus
import Testing

@testable import PushCluster
@testable import PushGateway

struct PushInboxTests {
  private func inbox(
    _ rig: ClusterRig, _ devices: RecordingDevices,
    report: @escaping @Sendable (String) -> Void = {
      _ in
    }
  ) async throws -> PushInbox {
    let inbox = PushInbox(
      group: "g", bus: rig.bus, devices: devices, now: { rig.clock.now }, report: report)
    try await inbox.start()
    return inbox
  }

  /// Reads verdicts up to a count.
  private func verdicts(_ rig: ClusterRig, _ count: Int) async throws -> [PushVerdict.Outcome] {
    var outcomes: [PushVerdict.Outcome] = []
    while outcomes.count < count {
      outcomes = []
      try await VerdictLog(rig.bus).read(newest: 100, follows: false) {
        outcomes.append($0.push.verdict.outcome)
      }
      await Task.yield()
    }
    return outcomes
  }

  @Test func storedPushesAreDeliveredFirstInOrder() async throws {
    let rig = try await ClusterRig.memory()
    let devices = RecordingDevices(rig.clock)
    let inbox = try await inbox(rig, devices)
    for number in 1...3 {
      try await rig.push(
        rig.call(Data([UInt8(number)]), text: "{\"n\":\(number)}"), to: "d")
    }
    #expect(devices.pushes.isEmpty)
    try await inbox.connect(["d"])
    try await rig.push(rig.call(Data([4]), text: "{\"n\":4}"), to: "d")
    await devices.wait(for: 4)
    #expect(devices.bodies == (1...4).map { "{\"n\":\($0)}" })
    #expect(try await verdicts(rig, 4) == Array(repeating: .delivered, count: 4))
    #expect(try await rig.storedPushes == 0)
    await inbox.stop()
  }

  @Test func newestStoredPushIsDelivered() async throws {
    let rig = try await ClusterRig.memory()
    let devices = RecordingDevices(rig.clock)
    let inbox = try await inbox(rig, devices)
    for number in 1...3 { try await rig.push(rig.call(text: "{\"n\":\(number)}"), to: "d") }
    try await inbox.connect(["d"])
    await devices.wait(for: 1)
    #expect(devices.bodies == ["{\"n\":3}"])
    await inbox.stop()
  }

  @Test func expiredPushesAreNotDelivered() async throws {
    let rig = try await ClusterRig.memory()
    let devices = RecordingDevices(rig.clock)
    try await rig.push(rig.call(Data([1]), expires: 10), to: "d")
    try await rig.push(rig.call(Data([2]), expires: nil), to: "d")
    try await rig.push(rig.call(Data([3]), expires: 100), to: "d")
    rig.clock.advance(by: 20)
    let inbox = try await inbox(rig, devices)
    try await inbox.connect(["d"])
    #expect(try await verdicts(rig, 3) == [.expired, .expired, .delivered])
    #expect(devices.pushes.map(\.sequence) == [3])
    #expect(try await rig.storedPushes == 0)
    await inbox.stop()
  }

  @Test func pushWithOneAttemptReachesConnectedDevice() async throws {
    let rig = try await ClusterRig.memory()
    let devices = RecordingDevices(rig.clock)
    let inbox = try await inbox(rig, devices)
    try await inbox.connect(["d"])
    try await rig.push(rig.call(expires: nil), to: "d")
    await devices.wait(for: 1)
    #expect(devices.pushes.count == 1)
    await inbox.stop()
  }

  @Test func disconnectedDeviceReceivesNothing() async throws {
    let rig = try await ClusterRig.memory()
    let devices = RecordingDevices(rig.clock)
    let inbox = try await inbox(rig, devices)
    try await inbox.connect(["d", "e"])
    await inbox.disconnect(["d"])
    try await rig.push(rig.call(text: "{\"d\":1}"), to: "d")
    try await rig.push(rig.call(text: "{\"e\":1}"), to: "e")
    await devices.wait(for: 1)
    #expect(devices.bodies == ["{\"e\":1}"])
    #expect(
      try await rig.bus.last(
        on: ClusterSubjects.push(rig.call(), to: DeviceName(group: "g", device: "d")),
        in: ClusterSubjects.pushes) != nil)
    try await inbox.connect(["d"])
    await devices.wait(for: 2)
    #expect(devices.bodies.last == "{\"d\":1}")
    await inbox.stop()
  }

  /// The process ended before it acknowledged a push.
  @Test func unacknowledgedPushIsRedeliveredWithItsSequence() async throws {
    let rig = try await ClusterRig.memory()
    let first = RecordingDevices(rig.clock)
    first.hold()
    let ended = try await inbox(rig, first)
    try await ended.connect(["d"])
    let sequence = try await rig.push(rig.call(), to: "d")
    await first.wait(for: 1)
    await ended.stop()
    let second = RecordingDevices(rig.clock)
    let inbox = try await inbox(rig, second)
    try await inbox.connect(["d"])
    await second.wait(for: 1)
    #expect(second.pushes.map(\.sequence) == [sequence])
    first.release()
    await inbox.stop()
  }

  /// Exceeds the number of devices whose pushes are read separately.
  @Test func manyDevicesConnectAtOnce() async throws {
    let rig = try await ClusterRig.memory()
    let devices = RecordingDevices(rig.clock)
    let inbox = try await inbox(rig, devices)
    let names = (0..<200).map { "d\($0)" }
    for name in names { try await rig.push(rig.call(text: "{\"to\":\"\(name)\"}"), to: name) }
    try await rig.push(rig.call(), to: "stays disconnected")
    try await inbox.connect(names)
    await devices.wait(for: names.count)
    #expect(Set(devices.bodies) == Set(names.map { "{\"to\":\"\($0)\"}" }))
    #expect(devices.pushes.count == names.count)
    await inbox.stop()
  }

  /// A device that is slower than its pushes finally receives the newest ones, in order.
  @Test func slowDeviceCatchesUp() async throws {
    let rig = try await ClusterRig.memory()
    let devices = RecordingDevices(rig.clock)
    let inbox = try await inbox(rig, devices)
    try await inbox.connect(["d"])
    devices.hold()
    var last: UInt64 = 0
    for number in 0..<200 {
      last = try await rig.push(rig.call(Data([UInt8(number), 1])), to: "d")
    }
    await devices.wait(for: 1)
    devices.release()
    await devices.wait(for: 200)
    #expect(devices.pushes.map(\.sequence) == Array(1...last))
    await inbox.stop()
  }

  @Test func invalidMessageIsRemoved() async throws {
    let rig = try await ClusterRig.memory()
    let devices = RecordingDevices(rig.clock)
    let (reports, report) = AsyncStream<String>.makeStream()
    let inbox = try await inbox(rig, devices) { report.yield($0) }
    try await inbox.connect(["d"])
    try await rig.bus.store(BusMessage("vitrine.push.g.d.t.c", payload: Data("x".utf8)))
    for await text in reports {
      #expect(text == "Removed a message on vitrine.push.g.d.t.c that is not a push.")
      break
    }
    try await rig.push(rig.call(), to: "d")
    await devices.wait(for: 1)
    #expect(try await verdicts(rig, 1) == [.delivered])
    #expect(try await rig.storedPushes == 0)
    await inbox.stop()
  }

  @Test func missedBroadcastReachesListenersOfItsChannel() async throws {
    let rig = try await ClusterRig.memory()
    let (a, b) = (
      ChannelAddress(bundle: "a.b", channel: "AAAA"), ChannelAddress(bundle: "a.b", channel: "BBBB")
    )
    let devices = RecordingDevices(rig.clock, listening: ["d": [a, b], "e": [a], "f": []])
    func send(_ channel: String, expires: TimeInterval?) async throws -> UInt64 {
      let push = ChannelPush(
        id: UUID(), channel: channel, bundle: "a.b",
        expiration: expires.map { rig.clock.now.addingTimeInterval($0) },
        payload: LiveActivityPayload(
          event: .update, timestamp: rig.clock.now, contentState: Data("{}".utf8)),
        received: rig.clock.now)
      return try await rig.bus.store(BroadcastMessage.make(push)).sequence
    }
    let expired = try await send("BBBB", expires: 5)
    let missed = try await send("AAAA", expires: 60)
    rig.clock.advance(by: 10)
    let inbox = try await inbox(rig, devices)
    try await inbox.connect(["d", "e", "f"])
    let live = try await send("BBBB", expires: nil)
    await devices.wait(for: 2)
    #expect(expired < missed)
    #expect(devices.broadcasts.map(\.sequence) == [missed, live])
    #expect(devices.broadcasts.map { $0.devices?.sorted() } == [["d", "e"], nil])
    await inbox.stop()
  }

  @Test func unpreparedClusterIsReported() async throws {
    let inbox = PushInbox(
      group: "g", bus: MemoryBus(), devices: RecordingDevices(TestClock()), now: { Provider.now })
    await #expect(throws: BusError.unknownStream(ClusterSubjects.pushes)) {
      try await inbox.start()
    }
  }
}
