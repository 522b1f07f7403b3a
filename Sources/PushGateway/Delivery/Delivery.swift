import Foundation

/// One push or message on its way to the device. An object: what lines up is not copied.
final class Delivery: Sendable {
  enum Work: Sendable {
    case call(DeviceCall)
    /// What was kept for a device that could not be reached.
    case stored(DevicePush)
    case broadcast(BroadcastCall)
  }

  let work: Work
  /// A server's, not the tool's.
  let isRequest: Bool
  /// Hears the verdict.
  let tell: (@Sendable (PushLogEntry) -> Void)?

  init(
    _ work: Work, isRequest: Bool = true, tell: (@Sendable (PushLogEntry) -> Void)? = nil
  ) {
    self.work = work
    self.isRequest = isRequest
    self.tell = tell
  }

  /// What comes one after the other: a token's, or a channel's.
  var lane: Data {
    switch work {
    case .call(let call): call.token
    case .stored(let push): push.token
    case .broadcast(let call): Data(call.channel.utf8)
    }
  }

  /// Method and path of its request, for the log.
  var line: String {
    guard isRequest else { return "" }
    return switch work {
    case .call(let call): call.line
    case .stored: ""
    case .broadcast(let call): call.line
    }
  }
}
