import Foundation
import HostLink

/// Decides what controls show, when their values are requested, and what presses do.
///
/// ```swift
/// engine.add(control, form: form, at: now)
/// let press = try engine.press("c1", isLocked: false, at: now)   // .perform(request, number: 1)
/// engine.handle(.performed("c1", number: 1, error: nil), at: now)
/// for action in engine.takeActions() { … }                       // .fetch, .record, .changed
/// ```
/// Like `WidgetEngine`, it is a value without I/O, and the same calls produce the same actions.
///
/// Rules:
/// - A value is requested when a control is added or configured, after each action, on a request of
///   `ControlCenter`, a push or the user, and when the views' environment changes. There is no
///   budget.
/// - A failure keeps the last value, is shown on the control, and is retried after growing waits.
/// - At most `settings.fetches` requests run when many controls reload. Requests that the user is
///   waiting for are not limited.
/// - One request answers all waiting controls of the same kind and configuration. Providers do not
///   know for which control they are called, and Apple does not promise one call per control.
///
/// The state of one control is a `ControlRecord`; the order of requests a `ControlFetchQueue`.
package struct ControlEngine: Sendable {
  let settings: ControlSettings
  let failures: FailureSettings
  let time: LocalTime
  package private(set) var records: [ControlID: ControlRecord] = [:]
  var queue = ControlFetchQueue()
  /// The running requests by token. Removed members, and members with a newer request, are ignored.
  var fetches: [UInt64: (fetch: ControlFetch, isCounted: Bool)] = [:]
  /// The controls with a `ControlRecord.retry`.
  private(set) var retries: [ControlID: Date] = [:]
  private var actions: [ControlAction] = []
  private var lastToken: UInt64 = 0
  private var lastPress = 0
  private let versionBase: Int

  package init(
    settings: ControlSettings, failures: FailureSettings, timeZone: TimeZone = .gmt,
    versionBase: Int = 0
  ) {
    self.settings = settings
    self.failures = failures
    time = LocalTime(timeZone: timeZone)
    self.versionBase = versionBase
  }

  /// Removes and returns the actions since the last call, in order.
  package mutating func takeActions() -> [ControlAction] {
    defer { actions = [] }
    return actions
  }

  /// The date at which `advance(to:)` must be called; nil if nothing is scheduled.
  package var nextWake: Date? { retries.values.min() }

  /// True if no request is running or queued.
  package var isIdle: Bool { queue.isEmpty && fetches.isEmpty }

  /// Adds a control and requests its value.
  ///
  /// - Parameter value: The stored value, shown until the extension has answered.
  package mutating func add(
    _ control: Control, form: ControlForm, at now: Date,
    restoring value: (ControlTemplateDescription, [ConfigurationIssue])? = nil
  ) {
    var record = ControlRecord(control, form: form, version: versionBase)
    (record.template, record.issues) = (value?.0, value?.1 ?? [])
    records[control.id] = record
    request(control.id, value == nil ? .placed : .started, isUrgent: value == nil, at: now)
    proceed(at: now)
  }

  package mutating func remove(_ id: ControlID, at now: Date) {
    guard let record = records.removeValue(forKey: id) else { return }
    queue.remove(id, ControlFetchKey(record.control))
    retries[id] = nil
    proceed(at: now)
  }

  package mutating func handle(_ event: ControlEvent, at now: Date) {
    switch event {
    case .changed(let control, let form, let cause): change(control, form, cause, at: now)
    case .reloadRequested(let id, let kind, let cause):
      for id in ids(of: id, kind: kind) { request(id, cause, isUrgent: false, at: now) }
    case .choicesRequested(let id, let kind, let parameter, let problem):
      for id in ids(of: id, kind: kind) { takeChoices(of: parameter, problem, id, at: now) }
    case .reloadOne(let id, let cause): request(id, cause, isUrgent: cause == .person, at: now)
    case .fetched(let token, let template, let issues):
      finish(token) { $0.take(template, issues, of: $1, at: now) }
    case .fetchFailed(let token, let failure):
      finish(token) { $0.take(failure, of: $1, at: now) }
    case .performed(let id, let number, let error):
      performed(id, number: number, error: error, at: now)
    }
    proceed(at: now)
  }

  /// Handles everything due.
  package mutating func advance(to now: Date) {
    for (id, date) in retries.sorted(by: { Self.isEarlier($0.key, $1.key) }) where date <= now {
      request(id, .failure, isUrgent: false, at: now)
    }
    proceed(at: now)
  }

  /// The controls of an extension in the order in which they were added. nil means every kind.
  private func ids(of id: ExtensionID, kind: String?) -> [ControlID] {
    records.values.lazy.map(\.control)
      .filter { $0.extension == id && (kind == nil || $0.kind == kind) }.map(\.id)
      .sorted(by: Self.isEarlier)
  }

  /// The order of ids by their number.
  static func isEarlier(_ first: ControlID, _ second: ControlID) -> Bool {
    (first.rawValue.count, first) < (second.rawValue.count, second)
  }

  // MARK: Parts

  /// Changes a record, and reports the change if there is one.
  package mutating func update(
    _ id: ControlID, _ change: (inout ControlRecord) -> Void
  ) {
    guard var record = records[id] else { return }
    change(&record)
    guard record != records[id] else { return }
    records[id] = record
    retries[id] = record.retry
    actions.append(.changed(id))
  }

  mutating func note(
    _ id: ControlID, _ outcome: LedgerRow.Outcome, _ cause: LedgerRow.Cause,
    _ reason: String, until: Date? = nil, at now: Date
  ) {
    actions.append(
      .record(
        LedgerRow(
          date: now, placement: .control(id), outcome: outcome, cause: cause, reason: reason,
          budgetLeft: 0, until: until)))
  }

  mutating func nextPress() -> Int {
    lastPress += 1
    return lastPress
  }

  /// Begins queued requests, up to the limit.
  private mutating func proceed(at now: Date) {
    while let (ids, isCounted) = queue.next(limit: settings.fetches) {
      lastToken += 1
      let members = ids.compactMap { records[$0] }
      guard let first = members.first else {
        if isCounted { queue.end() }
        continue
      }
      var forms: [ControlForm] = []
      for record in members where !forms.contains(record.form) { forms.append(record.form) }
      let fetch = ControlFetch(
        token: lastToken,
        members: members.map {
          .init(id: $0.control.id, form: forms.firstIndex(of: $0.form) ?? 0)
        },
        forms: forms, control: first.control)
      fetches[lastToken] = (fetch, isCounted)
      for id in ids {
        update(id) {
          $0.isQueued = false
          $0.fetch = fetch.token
        }
      }
      actions.append(.fetch(fetch))
    }
  }
}
