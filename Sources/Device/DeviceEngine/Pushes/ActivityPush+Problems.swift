import Foundation
import HostLink
import PushValues

// Problems of a push that a device finds without its activities.
extension ActivityPush {
  /// The verdict on a push that lacks what its event requires; nil if it is well-formed.
  package func problem(for event: Event) -> PushVerdict? {
    func missing(_ key: String) -> PushVerdict {
      PushVerdict(
        .incomplete, PushSentences.missing(key, event),
        details: .init(keyPath: "aps.\(key)", expected: PushSentences.expected(key)))
    }
    if event != .end, contentState == nil { return missing("content-state") }
    if event == .start {
      if attributesType == nil { return missing("attributes-type") }
      if attributes == nil { return missing("attributes") }
      if alert == nil { return missing("alert") }
    }
    for (key, json) in [("content-state", contentState), ("attributes", attributes)] {
      guard let json else { continue }
      guard (try? JSONSerialization.jsonObject(with: json)) is [String: Any] else {
        return PushVerdict(
          .undecodable, PushSentences.notObject(key),
          details: .init(keyPath: "aps.\(key)", expected: PushSentences.expected(key)))
      }
    }
    return nil
  }
}

extension PushTokenFacts {
  /// The verdict on a push that the token does not accept; nil if it does.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of tokens that the push's type requires.
  ///   - topic: The app in the push's topic; nil skips the check.
  ///   - isInstalled: Whether the token's app is installed. If not, it has no bundle identifier.
  package func problem(
    _ kinds: Set<PushTokenKind>, topic: String?, isInstalled: Bool
  ) -> PushVerdict? {
    guard kinds.contains(kind) else {
      return PushVerdict(.wrongTopic, PushSentences.wrongKind(kind))
    }
    if let topic, isInstalled, topic != bundleIdentifier {
      return PushVerdict(.wrongTopic, PushSentences.otherApp(topic, owner: bundleIdentifier))
    }
    return nil
  }
}
