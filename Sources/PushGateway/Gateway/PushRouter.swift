import Foundation

/// Answers what a connection cannot answer by itself: the device has to be asked about a token, or it
/// is a matter of channels.
actor PushRouter {
  struct Routed: Sendable {
    var ticket: GatewayTicket
    var call: GatewayCall
  }

  let device: any PushDevice
  let environment: PushEnvironment
  let log: PushLog
  let delivery: PushDelivery
  let now: @Sendable () -> Date
  let newID: @Sendable () -> UUID
  var store: ChannelStore
  var channels: ChannelBook

  /// Throws `GatewayError` where the channels' file cannot be written.
  init(
    device: any PushDevice, environment: PushEnvironment, log: PushLog, delivery: PushDelivery,
    channels: ChannelStore, now: @escaping @Sendable () -> Date,
    newID: @escaping @Sendable () -> UUID
  ) throws(GatewayError) {
    self.device = device
    self.environment = environment
    self.log = log
    self.delivery = delivery
    self.now = now
    self.newID = newID
    store = channels
    let content = try store.load()
    // Each environment has its own.
    self.channels = ChannelBook(
      content.channels.filter { $0.environment == environment },
      messages: content.messages)
  }

  /// What came together, answered in its order; what is refused is logged.
  func answers(to batch: [Routed]) async -> [GatewayAnswer] {
    var answers: [GatewayAnswer] = []
    for routed in batch {
      let (response, refusal, facts) = await answer(routed)
      answers.append(GatewayAnswer(ticket: routed.ticket, response: response, token: facts))
      if let refusal { log.append(PushLogEntry(refusal, routed, at: now())) }
    }
    return answers
  }

  /// One request's answer.
  func answer(
    _ routed: Routed
  ) async -> (response: GatewayResponse, refusal: Refusal?, token: TokenMemory.Answer?) {
    switch routed.call {
    case .device(let call):
      let token = await ask(call.token)
      do throws(Refusal) {
        try call.check(token.facts, in: environment, now: now())
        try deliver(Delivery(.call(call)))
        return (call.success(in: environment, uniqueID: newID), nil, token)
      } catch {
        return (call.failure(error), error, token)
      }
    case .broadcast(let call):
      let id = GatewayResponse.Field(name: .requestID, value: call.id.text)
      do throws(Refusal) {
        try accept(call)
        try deliver(Delivery(.broadcast(call)))
        return (GatewayResponse(status: 200, [id]), nil, nil)
      } catch {
        return (GatewayResponse(error, id: id), error, nil)
      }
    case .channels(let call):
      do throws(Refusal) {
        return (try answer(call), nil, nil)
      } catch {
        let id = GatewayResponse.Field(name: .requestID, value: call.id.text)
        return (GatewayResponse(error, id: id), error, nil)
      }
    }
  }

  private func ask(_ token: Data) async -> TokenMemory.Answer {
    let revision = device.tokenRevision
    return TokenMemory.Answer(
      token: token, facts: await device.token(token), revision: revision)
  }

  /// A push of the tool: without a server and its provider token. The verdict is waited for. Throws
  /// `Refusal`.
  func send(_ call: DeviceCall) async throws(Refusal) -> PushLogEntry {
    try call.check(await device.token(call.token), in: environment, now: now())
    return try await deliver(.call(call))
  }

  /// The same for a channel. Throws `Refusal`.
  func send(_ call: BroadcastCall) async throws(Refusal) -> PushLogEntry {
    try accept(call)
    return try await deliver(.broadcast(call))
  }

  private nonisolated func deliver(_ next: Delivery) throws(Refusal) {
    if try delivery.enter(next) { delivery.begin(next.lane) }
  }

  private func deliver(_ work: Delivery.Work) async throws(Refusal) -> PushLogEntry {
    let result: Result<PushLogEntry, Refusal> = await withCheckedContinuation { continuation in
      do throws(Refusal) {
        try deliver(
          Delivery(work, isRequest: false) { continuation.resume(returning: .success($0)) })
      } catch {
        continuation.resume(returning: .failure(error))
      }
    }
    return try result.get()
  }
}

extension PushLogEntry {
  /// A request that only the device could refuse.
  init(_ refusal: Refusal, _ routed: PushRouter.Routed, at now: Date) {
    let verdict = PushVerdict(refusal.outcome, refusal.sentence)
    switch routed.call {
    case .device(let call):
      self.init(call.read().push, verdict, request: call.line, at: now)
    case .broadcast(let call):
      self.init(call, verdict, request: call.line, at: now)
    case .channels(let call):
      self.init(
        date: now, apnsID: call.id.text, request: call.line, topic: call.bundle, status: 0,
        verdict: verdict)
    }
    status = refusal.reason.status
    reason = refusal.reason.rawValue
  }
}
