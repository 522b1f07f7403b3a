import Foundation

// Pushes to one token, and messages to one channel, go to the device one after the other.
extension PushRouter {
  func hand(_ call: DeviceCall, line: String) throws(Refusal) {
    if let problem = call.problem {
      log(call.push, problem, line: line)
      return
    }
    try checkRoom(call.push.token)
    self.line(up: Waiting(work: .push(call.push), line: line))
  }

  func checkRoom(_ lane: Data) throws(Refusal) {
    guard (lanes[lane]?.count ?? 0) < settings.waitingPerToken else {
      throw Refusal(
        .tooManyRequests,
        "\(settings.waitingPerToken) pushes to the same place wait for the device; send fewer.")
    }
    guard waiting < settings.waiting else {
      throw Refusal(
        .serviceUnavailable, "\(settings.waiting) pushes wait for the device; try again later.")
    }
  }

  func line(up next: Waiting) {
    if case .push(let push) = next.work, !isReachable { return keep(push, next) }
    waiting += 1
    guard lanes[next.lane] == nil else {
      lanes[next.lane]?.append(next)
      return
    }
    lanes[next.lane] = []
    Task { await deliver(next) }
  }

  /// Delivers the first of a lane and those that line up behind it.
  private func deliver(_ first: Waiting) async {
    let lane = first.lane
    var batch = [first]
    while !batch.isEmpty {
      for next in batch {
        let entry: PushLogEntry
        switch next.work {
        case .push(let push):
          entry = log(push, await device.deliver(push), line: next.line)
        case .broadcast(let call):
          entry = log.append(
            PushLogEntry(call, await verdict(on: call), request: next.line, at: now()))
        }
        next.told?.resume(returning: entry)
        waiting -= 1
      }
      batch = lanes[lane] ?? []
      lanes[lane] = batch.isEmpty ? nil : []
    }
  }

  @discardableResult
  func log(_ push: DevicePush, _ verdict: PushVerdict, line: String = "") -> PushLogEntry {
    log.append(PushLogEntry(push, verdict, request: line, at: now()))
  }

  /// False is a phone without a network: pushes are stored as APNs does.
  func setReachable(_ isReachable: Bool) async {
    self.isReachable = isReachable
    guard isReachable else { return }
    let (due, expired) = storage.take(now: now())
    for push in expired {
      log(push, PushVerdict(.expired, "It expired before the device could be reached."))
    }
    for push in due { line(up: Waiting(work: .push(push))) }
    await sendMissed()
  }

  private func keep(_ push: DevicePush, _ waiting: Waiting) {
    let (verdict, replaced) = storage.store(push)
    if let replaced {
      log(
        replaced,
        PushVerdict(
          .superseded,
          "The device could not be reached, and a newer push took its place: only one is stored "
            + "for \(replaced.bundle)."))
    }
    let entry = log(push, verdict, line: waiting.line)
    waiting.told?.resume(returning: entry)
  }

  private func verdict(on call: BroadcastCall) async -> PushVerdict {
    guard let payload = call.payload else {
      return call.problem ?? PushVerdict(.undecodable, "The payload cannot be read.")
    }
    guard isReachable else {
      guard call.expiration != nil else {
        return PushVerdict(
          .expired, "The device cannot be reached, and the message was for one attempt.")
      }
      missed.insert(call.channel)
      return PushVerdict(
        .stored, "The device cannot be reached; the channel keeps its latest message.")
    }
    return await device.broadcast(
      ChannelPush(
        id: call.id, channel: call.channel, bundle: call.bundle, priority: call.priority,
        expiration: call.expiration, payload: payload, received: call.received))
  }
}

extension PushRouter.Waiting {
  /// What comes one after the other.
  fileprivate var lane: Data {
    switch work {
    case .push(let push): push.token
    case .broadcast(let call): call.lane
    }
  }
}

extension BroadcastCall {
  var lane: Data { Data(channel.utf8) }
}
