import Foundation
import MessageBus
import PushCluster
import PushGateway
import Synchronization

/// Runs a scenario: performs the steps of its schedule at their dates, and reports the outcomes of
/// the pushes.
///
/// ```swift
/// let report = try await FleetRun(
///   scenario, schedule: schedule, fleet: fleet, bus: bus, sender: sender, clock: clock
/// ).run()
/// ```
/// A run that continues after a restart skips the steps that are already due. Devices start in the
/// state that these steps produce. Pushes of these steps are not sent.
package struct FleetRun: Sendable {
  /// The progress of a run.
  package struct Progress: Equatable, Sendable {
    package var seconds: TimeInterval
    /// The number of connected devices.
    package var connected: Int
    /// Confirmed pushes until now.
    package var accepted: Int
    /// Handled pushes until now.
    package var delivered: Int
    /// Deliveries of broadcasts until now.
    package var broadcasts: Int
  }

  private let scenario: FleetScenario
  private let schedule: FleetSchedule
  private let fleet: Fleet
  private let bus: any MessageBus
  private let sender: any FleetSender
  private let clock: FleetClock
  private let began: Date
  private let epoch: UInt16
  private let use: @Sendable () -> TimeInterval
  private let progress: @Sendable (Progress) -> Void
  private let report: @Sendable (String) -> Void
  private let payloads: FleetPayloads
  private let inbox: PushInbox
  private let connector: FleetConnector
  private let waiting = SendWindow()
  private let endRequest = EndRequest()

  /// In seconds.
  private static let tick: TimeInterval = 0.01
  private static let drainTick: TimeInterval = 0.1
  /// The maximum number of pushes that wait for their answers.
  private static let window = 20_000

  /// - Parameters:
  ///   - began: When the run began. After a restart, this is the date of the first start.
  ///   - epoch: The number of process starts of the run, from 1.
  ///   - use: Returns the CPU time of the process, in seconds.
  ///   - progress: Called about once a second.
  ///   - report: Receives messages for the user.
  package init(
    _ scenario: FleetScenario, schedule: FleetSchedule, fleet: Fleet, bus: any MessageBus,
    sender: any FleetSender, clock: FleetClock, began: Date, epoch: UInt16 = 1,
    use: @escaping @Sendable () -> TimeInterval = { 0 },
    progress: @escaping @Sendable (Progress) -> Void = { _ in },
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.scenario = scenario
    self.schedule = schedule
    self.fleet = fleet
    self.bus = bus
    self.sender = sender
    self.clock = clock
    self.began = began
    self.epoch = epoch
    self.use = use
    self.progress = progress
    self.report = report
    payloads = FleetPayloads(fleet.app)
    inbox = PushInbox(
      group: fleet.group, bus: bus, devices: fleet, now: clock.now, report: report)
    connector = FleetConnector(fleet, inbox, clock: clock, report: report)
  }

  /// Ends the steps. The run still waits for the accepted pushes.
  package func end() { endRequest.isSet.store(true, ordering: .relaxed) }

  /// Throws `BusError`, and `CancellationError` if the task is cancelled.
  package func run() async throws -> FleetReport {
    try await inbox.start()
    do {
      let (lag, used) = try await perform()
      try await drain()
      await inbox.stop()
      var report = await fleet.report(
        duration: clock.now().timeIntervalSince(began), lag: lag, epoch: epoch)
      report.processor = used.map { use() - $0 }
      return report
    } catch {
      await connector.stop()
      await inbox.stop()
      throw error
    }
  }

  /// The number of tasks in progress: the run itself, the connection of devices, pushes without an
  /// answer, and devices that handle a push. Each sleeps on the clock at most once at a time. If as
  /// many sleep, and the bus has delivered everything, the next event is the end of a sleep. A
  /// clock without real time may then advance.
  func pendingCount() async -> Int {
    let connecting = await connector.isConnecting ? 1 : 0
    return 1 + connecting + waiting.count + (await inbox.activeCount)
  }

  // MARK: Steps

  /// The actions that are due at a time.
  private struct Due {
    /// The devices that connect or disconnect.
    var links: [(device: Int, connects: Bool)] = []
    var pushes: [FleetSchedule.Push] = []
    var broadcasts: [FleetScenario.Broadcast] = []
  }

  /// Returns the largest delay of a step, in seconds, and the CPU time of the process when it sent
  /// the first push.
  private func perform() async throws -> (lag: TimeInterval, used: TimeInterval?) {
    var (next, lag, number, used) = (0, 0.0, UInt32(0), TimeInterval?.none)
    var lastProgress = -TimeInterval.infinity
    next = await resume()
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        let elapsed = clock.now().timeIntervalSince(began)
        if elapsed - lastProgress >= 1 {
          lastProgress = elapsed
          progress(await fleet.progress(at: elapsed))
        }
        var due = Due()
        while next < schedule.steps.count, schedule.steps[next].at <= elapsed {
          lag = max(lag, elapsed - schedule.steps[next].at)
          await collect(schedule.steps[next].action, in: &due)
          next += 1
        }
        await applyLinks(due.links)
        if !due.pushes.isEmpty || !due.broadcasts.isEmpty {
          used = used ?? use()
          let sent = await send(due, &number)
          waiting.add(sent.count)
          group.addTask {
            await confirm(sent)
            waiting.add(-sent.count)
          }
        }
        if elapsed >= schedule.duration, next == schedule.steps.count { break }
        if endRequest.isSet.load(ordering: .relaxed) { break }
        repeat {
          try await clock.sleep(nextWakeup(next, elapsed))
        } while waiting.count > Self.window
      }
    }
    return (lag, used)
  }

  /// Connects and disconnects devices. If a device has several steps, the last one applies.
  private func applyLinks(_ links: [(device: Int, connects: Bool)]) async {
    var last: [Int: Bool] = [:]
    for link in links { last[link.device] = link.connects }
    var devices: [Bool: [Int]] = [:]
    for link in links {
      if let connects = last.removeValue(forKey: link.device) {
        devices[connects, default: []].append(link.device)
      }
    }
    await connector.disconnect(devices[false] ?? [])
    await connector.connect(devices[true] ?? [])
  }

  /// The date of the next step or of the next progress report, whichever is earlier.
  private func nextWakeup(_ next: Int, _ elapsed: TimeInterval) -> Date {
    let step = next < schedule.steps.count ? schedule.steps[next].at : schedule.duration
    return began.addingTimeInterval(min(max(step, elapsed + Self.tick), elapsed + 1))
  }

  private func collect(_ action: FleetSchedule.Action, in due: inout Due) async {
    switch action {
    case .connect(let device): due.links.append((Int(device), true))
    case .disconnect(let device): due.links.append((Int(device), false))
    case .slow(let device, let delay): await fleet.setDelay(delay, of: Int(device))
    case .push(let push): due.pushes.append(push)
    case .broadcast(let step):
      if case .broadcast(let broadcast) = scenario.steps[Int(step)].action {
        due.broadcasts.append(broadcast)
      }
    }
  }

  /// Brings the devices to the state that the steps before a restart produce. Returns the number of
  /// these steps.
  private func resume() async -> Int {
    let elapsed = clock.now().timeIntervalSince(began)
    var connected: Set<Int32> = []
    var count = 0
    guard epoch > 1 else { return 0 }
    for step in schedule.steps.prefix(while: { $0.at <= elapsed }) {
      count += 1
      switch step.action {
      case .connect(let device): connected.insert(device)
      case .disconnect(let device): connected.remove(device)
      case .slow(let device, let delay): await fleet.setDelay(delay, of: Int(device))
      case .push, .broadcast: break
      }
    }
    await connector.connect(connected.sorted().map { Int($0) })
    return count
  }

  // MARK: Sending

  private struct Sent: Sendable {
    var answered: Fleet.Answered
    var answer: FleetSender.Answer
  }

  private func send(_ due: Due, _ number: inout UInt32) async -> [Sent] {
    var all: [Sent] = []
    all.reserveCapacity(due.pushes.count + due.broadcasts.count)
    for push in due.pushes {
      number += 1
      if let sent = await send(push, FleetPushID(epoch: epoch, number: number)) { all.append(sent) }
    }
    for broadcast in due.broadcasts {
      number += 1
      all.append(await send(broadcast, FleetPushID(epoch: epoch, number: number)))
    }
    return all
  }

  private func send(_ push: FleetSchedule.Push, _ id: FleetPushID) async -> Sent? {
    guard case .push(let kind) = scenario.steps[Int(push.step)].action else { return nil }
    let device = Int(push.device)
    let now = clock.now()
    let expiration = Self.expiration(kind.expires, at: now)
    let app = fleet.app
    let slot = kind.event == .start ? FleetSlots.start : Int(push.activity) + 1
    let token =
      kind.event == .start ? app.startToken(of: device) : app.token(of: "a\(slot)", on: device)
    let subject = PushSubject(
      device: device, slot: push.collapses ? FleetSlots.collapseID : slot,
      isOnce: expiration == nil)
    let answered = Fleet.Answered(
      id: id, subject: subject, channel: 0, sent: now.timeIntervalSinceReferenceDate,
      expires: expiration?.timeIntervalSinceReferenceDate, answer: .rejected(""))
    await fleet.sent(id, on: subject, at: answered.sent, expires: answered.expires)
    let answer = await sender.send(
      FleetPush(
        device: fleet.name(of: device),
        push: ClusterSender.Push(
          id: id.uuid(of: fleet.run), token: token, bundle: app.bundle, priority: kind.priority,
          expiration: expiration, collapseID: push.collapses ? "fleet" : nil,
          payload: payloads.payload(kind.event, at: now), sent: now)))
    return Sent(answered: answered, answer: answer)
  }

  private func send(_ broadcast: FleetScenario.Broadcast, _ id: FleetPushID) async -> Sent {
    let now = clock.now()
    let expiration = Self.expiration(broadcast.expires, at: now)
    let app = fleet.app
    let answered = Fleet.Answered(
      id: id, subject: nil, channel: broadcast.channel, sent: now.timeIntervalSinceReferenceDate,
      expires: expiration?.timeIntervalSinceReferenceDate, answer: .rejected(""))
    await fleet.sent(
      id, channel: broadcast.channel, at: answered.sent, expires: answered.expires)
    let timestamp = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
    let push = ChannelPush(
      id: id.uuid(of: fleet.run), channel: app.channels[broadcast.channel], bundle: app.bundle,
      priority: broadcast.priority, expiration: expiration,
      payload: LiveActivityPayload(
        event: .update, timestamp: timestamp, contentState: app.contentState), received: now)
    return Sent(
      answered: answered,
      answer: await sender.send(push, payload: payloads.payload(.update, at: now)))
  }

  /// Whole seconds, as in `apns-expiration`.
  private static func expiration(_ seconds: TimeInterval, at now: Date) -> Date? {
    seconds == 0
      ? nil
      : Date(timeIntervalSince1970: (now.timeIntervalSince1970 + seconds).rounded(.up))
  }

  private func confirm(_ sent: [Sent]) async {
    var answers: [Fleet.Answered] = []
    for sent in sent {
      var answered = sent.answered
      answered.answer = await sent.answer()
      answers.append(answered)
    }
    await fleet.answered(answers)
    for answered in answers {
      if case .rejected(let reason) = answered.answer {
        report("A push was not accepted: \(reason)")
        return
      }
    }
  }

  // MARK: Draining

  /// Connects all devices, and waits until the accepted pushes are delivered or the time is over.
  private func drain() async throws {
    await connector.connect(await fleet.disconnected())
    let end = clock.now().addingTimeInterval(scenario.drain)
    while clock.now() < end {
      progress(await fleet.progress(at: clock.now().timeIntervalSince(began)))
      if await fleet.isSettled(), await fleet.isConnected() { return }
      try await clock.sleep(clock.now().addingTimeInterval(Self.drainTick))
    }
  }
}

/// The number of pushes that wait for their answers.
private final class SendWindow: Sendable {
  private let pushes = Atomic(0)

  var count: Int { pushes.load(ordering: .relaxed) }

  func add(_ count: Int) { pushes.add(count, ordering: .relaxed) }
}

/// A request to end the run early.
private final class EndRequest: Sendable {
  let isSet = Atomic(false)
}
