import Foundation

/// Responds to the calls that need the device or the channels: pushes to unknown tokens,
/// broadcasts, and channel management.
///
/// For a push it looks up the token at the device, checks the token's rules, and enqueues the push
/// in `PushDelivery`. The response never waits for the delivery: a server learns what APNs would
/// answer, and the `PushLog` gets the device's verdict later.
///
/// Invariant: calls of a batch are handled in order. The router does not validate requests, which
/// is the task of `RequestValidator`.
actor PushRouter {
  struct RoutedCall: Sendable {
    var ticket: GatewayTicket
    var call: GatewayCall
  }

  let device: any PushDevice
  let environment: PushEnvironment
  let log: PushLog
  let delivery: PushDelivery
  let now: @Sendable () -> Date
  let newID: @Sendable () -> UUID
  let channels: any ChannelRegistry

  init(
    device: any PushDevice, environment: PushEnvironment, log: PushLog, delivery: PushDelivery,
    channels: any ChannelRegistry, now: @escaping @Sendable () -> Date,
    newID: @escaping @Sendable () -> UUID
  ) {
    self.device = device
    self.environment = environment
    self.log = log
    self.delivery = delivery
    self.now = now
    self.newID = newID
    self.channels = channels
  }

  /// Responds to a batch, in order, and logs rejected calls.
  func answers(to batch: [RoutedCall]) async -> [GatewayAnswer] {
    var answers: [GatewayAnswer] = []
    for routed in batch {
      let (response, refusal, token) = await answer(routed)
      answers.append(GatewayAnswer(ticket: routed.ticket, response: response, token: token))
      if let refusal { log.append(PushLogEntry(refusal, routed, at: now())) }
    }
    return answers
  }

  func answer(
    _ routed: RoutedCall
  ) async -> (response: GatewayResponse, refusal: Refusal?, token: TokenMemory.Answer?) {
    switch routed.call {
    case .device(let call):
      let token = await lookUp(call.address)
      do throws(Refusal) {
        try call.check(token.facts, in: environment, now: now())
        try enqueue(Delivery(.call(call)))
        return (call.success(in: environment, uniqueID: newID), nil, token)
      } catch {
        return (call.failure(error), error, token)
      }
    case .broadcast(let call):
      let id = GatewayResponse.Field(.requestID, call.id)
      do throws(Refusal) {
        try await channels.accept(call)
        if channels.deliversBroadcasts { return (GatewayResponse(status: 200, [id]), nil, nil) }
        try enqueue(Delivery(.broadcast(call)))
        return (GatewayResponse(status: 200, [id]), nil, nil)
      } catch {
        return (GatewayResponse(error, id: id), error, nil)
      }
    case .channels(let call):
      do throws(Refusal) {
        return (try await channels.answer(call), nil, nil)
      } catch {
        let id = GatewayResponse.Field(.requestID, call.id)
        return (GatewayResponse(error, id: id), error, nil)
      }
    }
  }

  private func lookUp(_ address: DeviceAddress) async -> TokenMemory.Answer {
    // Read before the lookup: a change during the lookup then makes the answer outdated.
    let revision = device.tokenRevision
    return TokenMemory.Answer(
      token: address.key, facts: await device.token(address.token), revision: revision)
  }

  /// Delivers a push that came without a server and waits for its verdict. Throws `Refusal`.
  func send(_ call: DeviceCall) async throws(Refusal) -> PushLogEntry {
    try call.check(await device.token(call.token), in: environment, now: now())
    return try await deliver(.call(call))
  }

  /// Delivers a broadcast that came without a server and waits for its verdict. Throws `Refusal`.
  func send(_ call: BroadcastCall) async throws(Refusal) -> PushLogEntry {
    try await channels.accept(call)
    guard channels.deliversBroadcasts else { return try await deliver(.broadcast(call)) }
    return log.append(
      PushLogEntry(
        call, PushVerdict(.stored, "The message is stored for all devices of the cluster."),
        at: now()))
  }

  private nonisolated func enqueue(_ next: Delivery) throws(Refusal) {
    if try delivery.enqueue(next) { delivery.start(next.lane) }
  }

  private func deliver(_ work: Delivery.Work) async throws(Refusal) -> PushLogEntry {
    let result: Result<PushLogEntry, Refusal> = await withCheckedContinuation { continuation in
      do throws(Refusal) {
        try enqueue(
          Delivery(work, isRequest: false) { continuation.resume(returning: .success($0)) })
      } catch {
        continuation.resume(returning: .failure(error))
      }
    }
    return try result.get()
  }
}

extension PushLogEntry {
  /// A call that passed validation and was then rejected.
  init(_ refusal: Refusal, _ routed: PushRouter.RoutedCall, at now: Date) {
    let verdict = PushVerdict(refusal.outcome, refusal.sentence)
    switch routed.call {
    case .device(let call):
      self.init(
        call.read().push, verdict, request: call.line, address: call.address, at: now)
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
