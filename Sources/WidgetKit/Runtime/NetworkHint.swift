internal import CNetworkUse
import Foundation
import HostLink

/// Tells the author that the extension lacks network access, if a call tried to use the network.
///
/// Without access, a provider learns only that a host cannot be reached, and it may handle that
/// without an error. Calls that overlap share the hint.
enum NetworkHint {
  /// The host's text in the environment; nil if the extension has access.
  private static var text: String? {
    ProcessInfo.processInfo.environment["VITRINE_NETWORK_HINT"]
  }

  /// Adds the hint to the errors or the notices of a reply.
  static func adding(to reply: ExtensionReply) -> ExtensionReply {
    guard network_use_take(), let text else { return reply }
    switch reply {
    case .failure(var report):
      report.message += ". " + text
      return .failure(report)
    case .performed(var reply):
      reply.error = reply.error.map { $0 + ". " + text }
      return .performed(reply)
    case .timeline(var reply):
      reply.notices.append(ExtensionNotice(.warning, text))
      return .timeline(reply)
    case .control(var reply):
      reply.notices.append(ExtensionNotice(.warning, text))
      return .control(reply)
    default: return reply
    }
  }
}
