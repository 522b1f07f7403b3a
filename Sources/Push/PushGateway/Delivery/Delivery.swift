import Foundation

/// A push or broadcast on its way to the device. A class, so that queues do not copy it.
final class Delivery: Sendable {
  enum Work: Sendable {
    case call(DeviceCall)
    /// A push that was stored while the device was not reachable.
    indirect case stored(DevicePush)
    indirect case broadcast(BroadcastCall)
  }

  let work: Work
  /// Whether it came from a server; false if it came from the tool or the page.
  let isRequest: Bool
  /// Called with the log entry after the delivery.
  let completion: (@Sendable (PushLogEntry) -> Void)?

  init(
    _ work: Work, isRequest: Bool = true,
    completion: (@Sendable (PushLogEntry) -> Void)? = nil
  ) {
    self.work = work
    self.isRequest = isRequest
    self.completion = completion
  }

  /// The token or channel. Deliveries of one lane keep their order.
  var lane: TokenKey {
    switch work {
    case .call(let call): call.address.key
    case .stored(let push): TokenKey(push.token)
    case .broadcast(let call): TokenKey(call.channel.utf8)
    }
  }

  /// The address of a push that was not stored.
  var address: DeviceAddress? {
    if case .call(let call) = work { call.address } else { nil }
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
