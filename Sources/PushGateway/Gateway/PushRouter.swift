import Foundation

/// Asks the device about accepted requests, answers them, and hands pushes over in their order.
actor PushRouter {
  /// A request that its connection could not answer by itself.
  struct Routed: Sendable {
    var ticket: GatewayTicket
    var call: GatewayCall
    /// Method and path, for the log.
    var line: String
  }

  let device: any PushDevice
  let settings: GatewaySettings
  let log: PushLog
  let now: @Sendable () -> Date
  let newID: @Sendable () -> UUID
  let store: ChannelStore
  var channels: ChannelBook
  var storage = PushStorage()
  var isReachable = true
  /// Channels that kept a message, or found a listener, while the device could not be reached.
  var missed: Set<String> = []
  /// What waits for the push before it, to the same token or channel.
  var lanes: [Data: [Waiting]] = [:]
  var waiting = 0

  struct Waiting {
    enum Work {
      case push(DevicePush)
      case broadcast(BroadcastCall)
    }

    var work: Work
    /// The request, for the log.
    var line = ""
    /// Who waits for the verdict.
    var told: CheckedContinuation<PushLogEntry, Never>?
  }

  /// Throws `GatewayError` where the channels' file cannot be written.
  init(
    device: any PushDevice, settings: GatewaySettings, log: PushLog, channels: ChannelStore,
    now: @escaping @Sendable () -> Date, newID: @escaping @Sendable () -> UUID
  ) throws(GatewayError) {
    self.device = device
    self.settings = settings
    self.log = log
    self.now = now
    self.newID = newID
    store = channels
    // Each environment has its own.
    self.channels = ChannelBook(
      try channels.load().filter { $0.environment == settings.environment })
  }

  /// What came together, answered in its order; what is refused is logged.
  func answers(to batch: [Routed]) async -> [GatewayAnswer] {
    var answers: [GatewayAnswer] = []
    answers.reserveCapacity(batch.count)
    for routed in batch {
      let (response, refusal) = await answer(routed)
      answers.append(GatewayAnswer(ticket: routed.ticket, response: response))
      if let refusal { log.append(PushLogEntry(refusal, routed, at: now())) }
    }
    return answers
  }

  /// One request's answer.
  func answer(_ routed: Routed) async -> (response: GatewayResponse, refusal: Refusal?) {
    switch routed.call {
    case .device(let call):
      do throws(Refusal) {
        try await accept(call)
        try hand(call, line: routed.line)
        return (success(of: call.push), nil)
      } catch {
        return (GatewayResponse(error, id: .init(name: .id, value: call.push.id.text)), error)
      }
    case .broadcast(let call):
      do throws(Refusal) {
        try channels.accept(call)
        try checkRoom(call.lane)
        line(up: Waiting(work: .broadcast(call), line: routed.line))
        return (GatewayResponse(status: 200, [.init(name: .requestID, value: call.id.text)]), nil)
      } catch {
        return (GatewayResponse(error, id: .init(name: .requestID, value: call.id.text)), error)
      }
    case .channels(let call):
      do throws(Refusal) {
        return (try answer(call), nil)
      } catch {
        return (GatewayResponse(error, id: .init(name: .requestID, value: call.id.text)), error)
      }
    }
  }

  /// A push of the tool: without a server and its provider token. The verdict is waited for. Throws
  /// `Refusal`.
  func send(_ call: DeviceCall) async throws(Refusal) -> PushLogEntry {
    try await accept(call)
    if let problem = call.problem { return log(call.push, problem, line: "") }
    try checkRoom(call.push.token)
    return await withCheckedContinuation { continuation in
      line(up: Waiting(work: .push(call.push), told: continuation))
    }
  }

  /// The same for a channel. Throws `Refusal`.
  func send(_ call: BroadcastCall) async throws(Refusal) -> PushLogEntry {
    try channels.accept(call)
    try checkRoom(call.lane)
    return await withCheckedContinuation { continuation in
      line(up: Waiting(work: .broadcast(call), told: continuation))
    }
  }
}

extension PushLogEntry {
  /// A request that only the device could refuse.
  init(_ refusal: Refusal, _ routed: PushRouter.Routed, at now: Date) {
    let verdict = PushVerdict(refusal.outcome, refusal.sentence)
    switch routed.call {
    case .device(let call):
      self.init(call.push, verdict, request: routed.line, at: now)
    case .broadcast(let call):
      self.init(call, verdict, request: routed.line, at: now)
    case .channels(let call):
      self.init(
        date: now, apnsID: call.id.text, request: routed.line, topic: call.bundle, status: 0,
        verdict: verdict)
    }
    status = refusal.reason.status
    reason = refusal.reason.rawValue
  }
}
