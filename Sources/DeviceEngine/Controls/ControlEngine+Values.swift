import Foundation
import HostLink

// Asking for values, and what comes of it.
extension ControlEngine {
  mutating func change(
    _ control: Control, _ form: ControlForm, _ cause: LedgerRow.Cause, at now: Date
  ) {
    guard let old = records[control.id] else { return }
    let isAnother = old.control.configuration != control.configuration || old.form != form
    // What is under way is of before.
    if isAnother { queue.remove(control.id, ControlFetchKey(old.control)) }
    update(control.id) { record in
      record.control = control
      if cause == .installed || cause == .configured { record.choiceProblems = [:] }
      guard isAnother else { return }
      record.form = form
      record.fetch = nil
      record.again = nil
      record.isQueued = false
    }
    switch cause {
    case .configured where old.control.configuration == control.configuration,
      .placed where !isAnother:
      return
    default:
      let isUrgent = cause == .configured || cause == .placed
      request(control.id, cause, isUrgent: isUrgent, at: now)
    }
  }

  /// Asks for a control's value, as soon as its turn comes.
  mutating func request(
    _ id: ControlIdentifier, _ cause: LedgerRow.Cause, isUrgent: Bool, at now: Date
  ) {
    guard let record = records[id] else { return }
    if record.fetch != nil {
      update(id) { $0.again = cause }
      note(id, .coalesced, cause, ControlSentences.again(cause), at: now)
      return
    }
    note(
      id, record.isQueued ? .coalesced : .free, cause,
      record.isQueued ? ControlSentences.joined(cause) : ControlSentences.loads(cause), at: now)
    queue.add(id, ControlFetchKey(record.control), isUrgent: isUrgent)
    update(id) {
      $0.isQueued = true
      $0.retry = nil
    }
  }

  /// Hands each control that still waits for the request to `each`.
  mutating func finish(
    _ token: UInt64, _ each: (inout ControlEngine, ControlIdentifier) -> Void
  ) {
    guard let (fetch, isCounted) = fetches.removeValue(forKey: token) else { return }
    if isCounted { queue.end() }
    for member in fetch.members where records[member.id]?.fetch == token {
      each(&self, member.id)
    }
  }

  mutating func take(
    _ template: ControlTemplateDescription, _ issues: [ConfigurationIssue],
    of id: ControlIdentifier, at now: Date
  ) {
    var contradicted: Bool?
    update(id) { record in
      record.fetch = nil
      record.backOff = BackOff()
      record.change { record in
        record.template = template
        record.issues = issues
        guard record.again == nil else { return }
        record.awaitsTruth = false
        guard record.running.isEmpty else { return }
        if template.role == .toggle, let wish = record.wish, wish != template.isOn {
          contradicted = wish
          record.unfulfilled = wish
        }
        record.wish = nil
      }
    }
    note(id, .delivered, .date, ControlSentences.came(template), at: now)
    if let contradicted {
      note(id, .changed, .intent, ControlSentences.unfulfilled(contradicted), at: now)
    }
    askAgain(id, at: now)
  }

  mutating func take(_ failure: FetchFailure, of id: ControlIdentifier, at now: Date) {
    let settings = failures
    update(id) { record in
      record.fetch = nil
      // What is on the screen stays, a wish too; but nobody goes on waiting for the truth.
      record.awaitsTruth = false
      record.version += 1
      if let until = failure.heldBackUntil {
        record.backOff.hold(failure.message)
        record.retry = until
      } else if failure.isRetryable {
        record.retry = now + record.backOff.fail(failure.message, settings: settings)
      } else {
        record.backOff.stop(failure.message)
      }
      if record.again != nil { record.retry = nil }
    }
    let retry = records[id]?.retry
    let isAskedAgain = records[id]?.again != nil
    let next = retry.map { time.text($0, now: now) }
    note(
      id, .failed, .failure,
      ControlSentences.failed(
        failure, next: next, isAskedAgain: isAskedAgain,
        hasValue: records[id]?.template != nil), until: retry, at: now)
    askAgain(id, at: now)
  }

  /// What a person who edits the control was shown for one of its parameters.
  mutating func takeChoices(
    of parameter: String, _ problem: String?, _ id: ControlIdentifier, at now: Date
  ) {
    guard records[id]?.choiceProblems[parameter] != problem else { return }
    update(id) { $0.choiceProblems[parameter] = problem }
    if let problem { note(id, .failed, .person, problem, at: now) }
  }

  private mutating func askAgain(_ id: ControlIdentifier, at now: Date) {
    guard let cause = records[id]?.again else { return }
    update(id) { $0.again = nil }
    request(id, cause, isUrgent: cause == .intent, at: now)
  }
}
