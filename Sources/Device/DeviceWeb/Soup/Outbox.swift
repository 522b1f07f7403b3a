/// The queue of messages to one client, in which newer messages replace obsolete ones.
///
///     outbox.append("p1 at 10:00", key: "p1")
///     outbox.append("p2 at 10:00", key: "p2")
///     outbox.append("p1 at 10:01", key: "p1")
///     outbox.removeFirst()    // "p2 at 10:00"
///     outbox.removeFirst()    // "p1 at 10:01"
///
/// A message with a key replaces the pending message with the same key and moves to the end. A slow
/// client therefore receives the latest state of a placement instead of every state in between, and
/// keyed messages take no more space than one message per key. Messages without a key are never
/// replaced: the owner has to check `byteCount`.
///
/// Complexity: all operations are O(1) amortized.
struct Outbox: Sendable {
  private struct Entry {
    var key: String?
    var text: String
  }

  /// From `head` on, in order; nil for replaced or dropped messages.
  private var entries: [Entry?] = []
  private var head = 0
  /// The index in `entries` of each pending key.
  private var positions: [String: Int] = [:]
  /// The size of the pending messages in bytes of UTF-8.
  private(set) var byteCount = 0

  private var pendingCount = 0

  var isEmpty: Bool { pendingCount == 0 }

  mutating func append(_ text: String, key: String? = nil) {
    if let key { drop(key) }
    if let key { positions[key] = entries.count }
    entries.append(Entry(key: key, text: text))
    byteCount += text.utf8.count
    pendingCount += 1
    compact()
  }

  /// Removes the pending message with this key, if there is one.
  mutating func drop(_ key: String) {
    guard let position = positions.removeValue(forKey: key), let entry = entries[position] else {
      return
    }
    byteCount -= entry.text.utf8.count
    pendingCount -= 1
    entries[position] = nil
  }

  /// Removes and returns the next message; nil if none is pending.
  mutating func removeFirst() -> String? {
    while head < entries.count {
      let entry = entries[head]
      entries[head] = nil
      head += 1
      guard let entry else { continue }
      if let key = entry.key { positions[key] = nil }
      byteCount -= entry.text.utf8.count
      pendingCount -= 1
      compact()
      return entry.text
    }
    compact()
    return nil
  }

  /// The number of slots in use, including those of sent and replaced messages.
  var slotCount: Int { entries.count }

  /// Frees the slots of sent and replaced messages. Runs rarely enough to keep `append` O(1)
  /// amortized.
  private mutating func compact() {
    if pendingCount == 0 {
      entries = []
      head = 0
    }
    guard entries.count > 1024, entries.count > pendingCount * 4 else { return }
    entries = entries.filter { $0 != nil }
    head = 0
    for (position, entry) in entries.enumerated() {
      if let key = entry?.key { positions[key] = position }
    }
  }
}
