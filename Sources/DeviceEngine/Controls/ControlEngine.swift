import Foundation
import HostLink

/// Decides what controls show, when their values are asked for, and what presses lead to.
///
/// A value without input and output beside `WidgetEngine`: it is told events and instants, and gives
/// actions; the same calls give the same actions. Values are asked for when a control is added or
/// configured, after each action, when `ControlCenter`, a push or a person asks, and when what
/// views are told changes. There is no budget. A failure keeps the last value, marks the control and
/// is tried again, later each time.
///
/// At most `settings.fetches` requests run at once when many controls reload; those that a person
/// waits for go beside them. One request answers all waiting controls of the same kind and
/// configuration: the provider is not told for which control it is asked, so that the author's code
/// cannot tell, and Apple promises no call for each control.
package struct ControlEngine: Sendable {
  let settings: ControlSettings
  let failures: FailureSettings
  let time: LocalTime
  package private(set) var records: [ControlIdentifier: ControlRecord] = [:]
  var queue = ControlFetchQueue()
  /// What runs, by its token; members that are gone or are asked for anew no longer count.
  var fetches: [UInt64: (fetch: ControlFetch, isCounted: Bool)] = [:]
  /// `ControlRecord.retry` of those that have one.
  private(set) var retries: [ControlIdentifier: Date] = [:]
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

  package mutating func takeActions() -> [ControlAction] {
    defer { actions = [] }
    return actions
  }

  /// When something is due by itself.
  package var nextWake: Date? { retries.values.min() }

  /// Nothing is being asked, and nothing waits for its turn.
  package var isIdle: Bool { queue.isEmpty && fetches.isEmpty }

  /// - Parameter value: What was stored: it is shown until the extension has answered.
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

  package mutating func remove(_ id: ControlIdentifier, at now: Date) {
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
    case .choicesAsked(let id, let kind, let parameter, let problem):
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

  /// Does what is due.
  package mutating func advance(to now: Date) {
    for (id, date) in retries.sorted(by: { Self.isEarlier($0.key, $1.key) }) where date <= now {
      request(id, .failure, isUrgent: false, at: now)
    }
    proceed(at: now)
  }

  /// Of an extension; nil is every kind. In the order in which they were added.
  private func ids(of id: ExtensionIdentifier, kind: String?) -> [ControlIdentifier] {
    records.values.lazy.map(\.control)
      .filter { $0.extension == id && (kind == nil || $0.kind == kind) }.map(\.id)
      .sorted(by: Self.isEarlier)
  }

  /// In the order in which they were added.
  static func isEarlier(_ first: ControlIdentifier, _ second: ControlIdentifier) -> Bool {
    (first.count, first) < (second.count, second)
  }

  // MARK: Parts

  package mutating func update(
    _ id: ControlIdentifier, _ change: (inout ControlRecord) -> Void
  ) {
    guard var record = records[id] else { return }
    change(&record)
    guard record != records[id] else { return }
    records[id] = record
    retries[id] = record.retry
    actions.append(.changed(id))
  }

  mutating func note(
    _ id: ControlIdentifier, _ outcome: LedgerRow.Outcome, _ cause: LedgerRow.Cause,
    _ reason: String, until: Date? = nil, at now: Date
  ) {
    actions.append(
      .record(
        LedgerRow(
          date: now, placement: id, outcome: outcome, cause: cause, reason: reason, budgetLeft: 0,
          until: until)))
  }

  mutating func nextPress() -> Int {
    lastPress += 1
    return lastPress
  }

  /// Begins the requests whose turn it is.
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
