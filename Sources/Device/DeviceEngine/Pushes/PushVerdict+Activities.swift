import HostLink
import PushValues

extension PushVerdict {
  /// - Parameter activity: The activity that was started, updated or ended.
  package init(
    _ outcome: Outcome, _ sentence: String, activity: ActivityID?, details: Details? = nil
  ) {
    self.init(outcome, sentence, details: details)
    self.activity = activity?.rawValue
  }

  /// - Parameter activity: The activity that was started, updated or ended.
  package init(_ cause: Cause, _ sentence: String, activity: ActivityID?) {
    self.init(cause, sentence)
    self.activity = activity?.rawValue
  }

  /// The verdict on a broadcast whose changes were carried out.
  package init(onBroadcast changes: [ActivityDecision]) {
    let others = changes.filter { !$0.isAccepted }
    let accepted = changes.count - others.count
    self.init(
      accepted > 0 ? .delivered : others.first?.outcome ?? .refused,
      PushSentences.broadcast(accepted, of: changes.count, others: others.map(\.sentence)),
      count: accepted)
  }
}

extension PushVerdict.Details {
  init(_ details: DecodingDetails) {
    self.init(
      keyPath: details.keyPath, expected: details.expected, found: details.found,
      example: details.example)
  }
}

extension ActivityFailure {
  /// The verdict on an accepted push whose pictures failed.
  package func verdict(on id: ActivityID) -> PushVerdict {
    isUndecodable
      ? undecodable(id)
      : PushVerdict(.notDrawn, PushSentences.notDrawn(failure.message), activity: id)
  }

  /// - Parameter id: nil for a start whose activity was removed.
  func undecodable(_ id: ActivityID?) -> PushVerdict {
    PushVerdict(.undecodable, failure.message, activity: id, details: details.map { .init($0) })
  }

  /// True if a retry cannot succeed: the attributes, the content or the type do not fit the
  /// extension.
  var isUnusable: Bool { !failure.isRetryable && failure.heldBackUntil == nil }
}
