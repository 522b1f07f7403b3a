import Foundation

// Catching up with the stored messages of channels.
extension PushRouter {
  /// Sends the channel's stored message to an activity that has just subscribed, and to no other.
  func subscribed(_ activity: String, to channel: String) async -> PushLogEntry? {
    guard let push = await channels.latestMessage(channel) else { return nil }
    guard delivery.isReachable else {
      delivery.recordMissed(channel)
      return nil
    }
    let verdict = await device.catchUp(push, activity: activity)
    return logCatchUp(
      push, verdict, "Sent the channel's latest message to \(activity), a new subscriber.")
  }

  /// - Parameter isReachable: False simulates a phone without a network. True delivers stored
  ///   pushes and the latest messages of the channels that the device missed.
  func setReachable(_ isReachable: Bool) async {
    for channel in delivery.setReachable(isReachable) {
      guard let push = await channels.latestMessage(channel) else { continue }
      logCatchUp(
        push, await device.broadcast(push), "Sent the channel's latest message to the device.")
    }
  }

  @discardableResult
  private func logCatchUp(
    _ push: ChannelPush, _ verdict: PushVerdict, _ action: String
  ) -> PushLogEntry {
    var verdict = verdict
    verdict.sentence = "\(action) \(verdict.sentence)"
    return log.append(
      PushLogEntry(
        // The message's own id identifies its broadcast in the log.
        date: now(), apnsID: newID().text, channel: push.channel, kind: .liveactivity,
        topic: push.bundle, event: push.payload.event, priority: push.priority, status: 200,
        verdict: verdict))
  }
}
