import Foundation
import HostLink

// Requests for values, and their results.
extension ControlEngine {
  mutating func change(
    _ control: Control, _ form: ControlForm, _ cause: LedgerRow.Cause, at now: Date
  ) {
    guard let old = records[control.id] else { return }
    let needsValue = old.control.configuration != control.configuration || old.form != form
    // A queued or running request is for the old form or configuration.
    if needsValue { queue.remove(control.id, ControlFetchKey(old.control)) }
    update(control.id) { record in
      record.control = control
      if cause == .installed || cause == .configured { record.choiceProblems = [:] }
      guard needsValue else { return }
      record.form = form
      record.fetch = nil
      record.followUp = nil
      record.isQueued = false
    }
    switch cause {
    case .configured where old.control.configuration == control.configuration,
      .placed where !needsValue:
      return
    default:
      let isUrgent = cause == .configured || cause == .placed
      request(control.id, cause, isUrgent: isUrgent, at: now)
    }
  }

  /// Queues a request for a control's value. If one is running, another follows it.
  mutating func request(
    _ id: ControlID, _ cause: LedgerRow.Cause, isUrgent: Bool, at now: Date
  ) {
    guard let record = records[id] else { return }
    if record.fetch != nil {
      update(id) { $0.followUp = cause }
      note(id, .coalesced, cause, ControlSentences.followUp(cause), at: now)
      return
    }
    note(
      id, record.isQueued ? .coalesced : .free, cause,
      record.isQueued ? ControlSentences.merged(cause) : ControlSentences.requested(cause), at: now)
    queue.add(id, ControlFetchKey(record.control), isUrgent: isUrgent)
    update(id) {
      $0.isQueued = true
      $0.retry = nil
    }
  }

  /// Ends a request, and calls `each` for every control that is still waiting for it.
  mutating func finish(
    _ token: UInt64, _ each: (inout ControlEngine, ControlID) -> Void
  ) {
    guard let (fetch, isCounted) = fetches.removeValue(forKey: token) else { return }
    if isCounted { queue.end() }
    for member in fetch.members where records[member.id]?.fetch == token {
      each(&self, member.id)
    }
  }

  mutating func take(
    _ template: ControlTemplateDescription, _ issues: [ConfigurationIssue],
    of id: ControlID, at now: Date
  ) {
    var unmetRequest: Bool?
    update(id) { record in
      record.fetch = nil
      record.backOff = BackOff()
      record.issues = issues
      unmetRequest = record.take(template)
    }
    note(id, .delivered, .date, ControlSentences.received(template), at: now)
    if let unmetRequest {
      note(id, .changed, .intent, ControlSentences.unmetRequest(unmetRequest), at: now)
    }
    requestFollowUp(id, at: now)
  }

  mutating func take(_ failure: FetchFailure, of id: ControlID, at now: Date) {
    let settings = failures
    update(id) { record in
      record.fetch = nil
      // The shown state stays, also a requested one, but the control is no longer pending.
      record.awaitsValue = false
      record.version += 1
      if let until = failure.heldBackUntil {
        record.backOff.hold(failure.message)
        record.retry = until
      } else if failure.isRetryable {
        record.retry = now + record.backOff.fail(failure.message, settings: settings)
      } else {
        record.backOff.stop(failure.message)
      }
      if record.followUp != nil { record.retry = nil }
    }
    let retry = records[id]?.retry
    let hasFollowUp = records[id]?.followUp != nil
    let next = retry.map { time.text($0, now: now) }
    note(
      id, .failed, .failure,
      ControlSentences.failed(
        failure, next: next, hasFollowUp: hasFollowUp,
        hasValue: records[id]?.template != nil), until: retry, at: now)
    requestFollowUp(id, at: now)
  }

  /// Notes whether the user was offered choices for a parameter.
  mutating func takeChoices(
    of parameter: String, _ problem: String?, _ id: ControlID, at now: Date
  ) {
    guard records[id]?.choiceProblems[parameter] != problem else { return }
    update(id) { $0.choiceProblems[parameter] = problem }
    if let problem { note(id, .failed, .person, problem, at: now) }
  }

  private mutating func requestFollowUp(_ id: ControlID, at now: Date) {
    guard let cause = records[id]?.followUp else { return }
    update(id) { $0.followUp = nil }
    request(id, cause, isUrgent: cause == .intent, at: now)
  }
}
