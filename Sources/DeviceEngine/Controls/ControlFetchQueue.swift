import HostLink

/// What one request to an extension can answer: controls of the same kind and configuration, which
/// differ only in how they are drawn.
struct ControlFetchKey: Hashable, Sendable {
  var `extension`: ExtensionIdentifier
  var kind: String
  var configuration: [String: ConfigurationValue]

  init(_ control: Control) {
    `extension` = control.extension
    kind = control.kind
    configuration = control.configuration
  }
}

/// The controls whose values are to be asked for: first come, first served, and equal ones together.
/// Urgent ones (a person waits) go first, and are not counted: many that reload do not hold them up.
struct ControlFetchQueue: Sendable {
  private var members: [ControlFetchKey: [ControlIdentifier]] = [:]
  private var urgent: [ControlFetchKey] = []
  private var bulk: [ControlFetchKey] = []
  private(set) var runningBulk = 0

  var isEmpty: Bool { members.isEmpty }

  mutating func add(_ id: ControlIdentifier, _ key: ControlFetchKey, isUrgent: Bool) {
    let isNew = members[key] == nil
    if members[key]?.contains(id) != true { members[key, default: []].append(id) }
    if isUrgent, !urgent.contains(key) {
      bulk.removeAll { $0 == key }
      urgent.append(key)
    } else if isNew {
      bulk.append(key)
    }
  }

  mutating func remove(_ id: ControlIdentifier, _ key: ControlFetchKey) {
    members[key]?.removeAll { $0 == id }
    guard members[key]?.isEmpty == true else { return }
    members[key] = nil
    urgent.removeAll { $0 == key }
    bulk.removeAll { $0 == key }
  }

  /// The next request, with the controls that it answers; `end` follows for one that is counted.
  mutating func next(limit: Int) -> (members: [ControlIdentifier], isCounted: Bool)? {
    if !urgent.isEmpty {
      return (members.removeValue(forKey: urgent.removeFirst()) ?? [], false)
    }
    guard runningBulk < max(limit, 1), !bulk.isEmpty else { return nil }
    runningBulk += 1
    return (members.removeValue(forKey: bulk.removeFirst()) ?? [], true)
  }

  mutating func end() { runningBulk -= 1 }
}
