internal import CNetworkUse
import Foundation
import HostLink

/// Tells the author that the extension lacks network access, if a call tried to use the network.
///
/// Without access, a provider learns only that a host cannot be reached, and it may handle that
/// without an error. Calls overlap, so it is unknown which of them failed because of the network:
/// once one may have, every error gets the hint.
enum NetworkHint {
  /// The host's text in the environment; nil if the extension has access.
  private static var text: String? {
    ProcessInfo.processInfo.environment["VITRINE_NETWORK_HINT"]
  }

  /// Adds the hint to the errors or the notices of a reply.
  static func adding(to reply: ExtensionReply) -> ExtensionReply {
    guard network_use_failed(), let text else { return reply }
    let notices = network_use_take() ? [ExtensionNotice(.warning, text)] : []
    switch reply {
    case .failure(var report) where report.kind == .thrown:
      report.message = sentence(report.message) + text
      return .failure(report)
    case .performed(var reply):
      reply.error = reply.error.map { sentence($0) + text }
      return .performed(reply)
    case .timeline(var reply):
      reply.notices += notices
      return .timeline(reply)
    case .control(var reply):
      reply.notices += notices
      return .control(reply)
    default: return reply
    }
  }

  /// The text with a full stop, before another sentence.
  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? text + " " : text + ". "
  }
}
