import Foundation
import HostLink

// What a device decides on a push, whichever host it has.
extension ActivityPush {
  /// The verdict on a push that lacks what its event requires; nil if it is well-formed.
  package func problem(for event: Event) -> HostPushVerdict? {
    func missing(_ key: String) -> HostPushVerdict {
      HostPushVerdict(
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
        return HostPushVerdict(
          .undecodable, PushSentences.notObject(key),
          details: .init(keyPath: "aps.\(key)", expected: PushSentences.expected(key)))
      }
    }
    return nil
  }
}

extension ActivityEngine {
  /// Decides on a push to an activity: an update if it has content and asks for one, and else an
  /// end. Throws `.unknownActivity`.
  package func decision(
    on push: ActivityPush, _ event: ActivityPush.Event, of id: ActivityID, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    if event == .update, let content = push.content {
      return try decision(
        on: ActivityUpdate(content: content, alert: push.alert, timestamp: push.timestamp), of: id,
        by: push.requester, at: now)
    }
    return try decision(on: push.end, of: id, by: push.requester, at: now)
  }
}

extension ActivityOutcome {
  package var verdict: HostPushVerdict.Outcome {
    switch self {
    case .accepted: .delivered
    case .superseded: .superseded
    case .ended: .staleToken
    case .overBudget: .overBudget
    case .tooLarge: .refused
    }
  }
}
