/// What waits to be sent to one client, bounded.
///
/// A message with a key takes the place of an older one with the same key that still waits: a slow
/// client is told the newest state of a placement, not every state in between. Messages leave in the
/// order in which they came, a replaced one at its newer place.
struct Outbox: Sendable {
  private struct Entry {
    var key: String?
    var text: String
  }

  /// nil: replaced by a newer one.
  private var entries: [Entry?] = []
  private var head = 0
  private var positions: [String: Int] = [:]
  /// The waiting messages' bytes.
  private(set) var byteCount = 0

  private var waitingCount = 0

  var isEmpty: Bool { waitingCount == 0 }

  /// Adds a message.
  mutating func append(_ text: String, key: String? = nil) {
    if let key { drop(key) }
    if let key { positions[key] = entries.count }
    entries.append(Entry(key: key, text: text))
    byteCount += text.utf8.count
    waitingCount += 1
    compact()
  }

  /// Forgets a waiting message.
  mutating func drop(_ key: String) {
    guard let position = positions.removeValue(forKey: key), let entry = entries[position] else {
      return
    }
    byteCount -= entry.text.utf8.count
    waitingCount -= 1
    entries[position] = nil
  }

  /// The next message; nil where none waits.
  mutating func removeFirst() -> String? {
    while head < entries.count {
      let entry = entries[head]
      entries[head] = nil
      head += 1
      guard let entry else { continue }
      if let key = entry.key { positions[key] = nil }
      byteCount -= entry.text.utf8.count
      waitingCount -= 1
      compact()
      return entry.text
    }
    compact()
    return nil
  }

  /// Places that are held for waiting and replaced messages.
  var slotCount: Int { entries.count }

  /// Gives back the room of what has left or was replaced, seldom enough to cost nothing.
  private mutating func compact() {
    if waitingCount == 0 {
      entries = []
      head = 0
    }
    guard entries.count > 1024, entries.count > waitingCount * 4 else { return }
    entries = entries.filter { $0 != nil }
    head = 0
    for (position, entry) in entries.enumerated() {
      if let key = entry?.key { positions[key] = position }
    }
  }
}
