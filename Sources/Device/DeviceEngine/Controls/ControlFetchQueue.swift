import HostLink

/// Identifies the controls that one request can answer: those of the same kind and configuration,
/// which differ only in their forms.
struct ControlFetchKey: Hashable, Sendable {
  var `extension`: ExtensionID
  var kind: String
  var configuration: [String: ConfigurationValue]

  init(_ control: Control) {
    `extension` = control.extension
    kind = control.kind
    configuration = control.configuration
  }
}

/// The controls whose values are to be requested: first in, first out, with equal ones combined.
///
/// Urgent requests, for which the user is waiting, come first and do not count against the limit,
/// so that a reload of many controls does not delay them. Invariant: a key with members is in
/// exactly one of `urgent` and `bulk`.
struct ControlFetchQueue: Sendable {
  private var members: [ControlFetchKey: [ControlID]] = [:]
  private var urgent: [ControlFetchKey] = []
  private var bulk: [ControlFetchKey] = []
  private(set) var runningBulk = 0

  var isEmpty: Bool { members.isEmpty }

  mutating func add(_ id: ControlID, _ key: ControlFetchKey, isUrgent: Bool) {
    let isNew = members[key] == nil
    if members[key]?.contains(id) != true { members[key, default: []].append(id) }
    if isUrgent, !urgent.contains(key) {
      bulk.removeAll { $0 == key }
      urgent.append(key)
    } else if isNew {
      bulk.append(key)
    }
  }

  mutating func remove(_ id: ControlID, _ key: ControlFetchKey) {
    members[key]?.removeAll { $0 == id }
    guard members[key]?.isEmpty == true else { return }
    members[key] = nil
    urgent.removeAll { $0 == key }
    bulk.removeAll { $0 == key }
  }

  /// Removes and returns the controls of the next request; nil if there is none or the limit is
  /// reached. `end` must be called when a counted request has ended.
  mutating func next(limit: Int) -> (members: [ControlID], isCounted: Bool)? {
    if !urgent.isEmpty {
      return (members.removeValue(forKey: urgent.removeFirst()) ?? [], false)
    }
    guard runningBulk < max(limit, 1), !bulk.isEmpty else { return nil }
    runningBulk += 1
    return (members.removeValue(forKey: bulk.removeFirst()) ?? [], true)
  }

  mutating func end() { runningBulk -= 1 }
}
