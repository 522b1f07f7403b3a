import Foundation

/// The direct path to the device of a gateway: a push to a token in `TokenMemory` is enqueued, and
/// its response does not wait for the delivery.
struct DevicePath: DirectPath {
  let delivery: PushDelivery
  let environment: PushEnvironment
  let newID: @Sendable () -> UUID
  let tokenRevision: @Sendable () -> UInt64
  private var tokens = TokenMemory()
  /// Lanes whose delivery must start at the end of this iteration.
  private var startedLanes: [TokenKey] = []

  init(
    delivery: PushDelivery, environment: PushEnvironment, newID: @escaping @Sendable () -> UUID,
    tokenRevision: @escaping @Sendable () -> UInt64
  ) {
    self.delivery = delivery
    self.environment = environment
    self.newID = newID
    self.tokenRevision = tokenRevision
  }

  mutating func take(
    _ call: DeviceCall, _ ticket: GatewayTicket, at now: Date
  ) throws(Refusal) -> DirectAnswer {
    let token = call.address.key
    guard let facts = tokens.facts(of: token, at: tokenRevision()) else {
      tokens.beginLookup(of: token)
      return .unknownToken
    }
    try call.check(facts, in: environment, now: now)
    if try delivery.enqueue(Delivery(.call(call))) { startedLanes.append(token) }
    return .accepted(call.success(in: environment, uniqueID: newID))
  }

  mutating func learn(_ token: TokenMemory.Answer) { tokens.endLookup(token) }

  mutating func beginIteration() { delivery.releaseFinished() }

  mutating func endIteration() {
    for lane in startedLanes { delivery.start(lane) }
    startedLanes.removeAll(keepingCapacity: true)
  }
}
